/** Put a floating thing above or below the thing it belongs to, else beside it, inside the window. */
const GAP = 8;

export function placeBeside(floating: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const size = floating.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const roomRight = width - at.right - GAP;
  const roomLeft = at.left - GAP;
  const middle = at.left + at.width / 2 - size.width / 2;

  let left: number;
  let top: number;
  if (at.top - GAP >= size.height + GAP) [left, top] = [middle, at.top - GAP - size.height];
  else if (height - at.bottom - GAP >= size.height + GAP) [left, top] = [middle, at.bottom + GAP];
  else if (roomRight >= size.width + GAP) [left, top] = [at.right + GAP, at.top + at.height / 2 - size.height / 2];
  else if (roomLeft >= size.width + GAP)
    [left, top] = [at.left - GAP - size.width, at.top + at.height / 2 - size.height / 2];
  else [left, top] = [middle, at.bottom + GAP];

  floating.style.left = `${clamp(left, GAP, width - size.width - GAP)}px`;
  floating.style.top = `${clamp(top, GAP, height - size.height - GAP)}px`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
