/** Was the chance of a game settled before its first choice? */

/** Whether the seed is the one whose hash was published; null if this browser cannot tell. */
export async function honest(seed: string, published: string): Promise<boolean | null> {
  // Browsers reckon hashes only on pages that come over a safe connection.
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`kubik seed ${seed}`));
  const hash = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hash === published;
}
