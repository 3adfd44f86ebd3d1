/** Choose by its number what shows one; whether there is such a thing inside of a part of the page. */
export function pressNumber(part: ParentNode, key: string): boolean {
  const button = /^[1-9]$/.test(key) ? part.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) : null;
  button?.click();
  return button !== null;
}
