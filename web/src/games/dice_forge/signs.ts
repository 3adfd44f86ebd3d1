/** The pictures of signs: SVG for a square of 24. A sign without a picture here is not drawn. */

const INK = '#2a1c10';
const BONE = '#f7ecd4';

function ring<T>(n: number, draw: (angle: number) => T): T[] {
  return Array.from({ length: n }, (_, place) => draw((360 / n) * place));
}

const leaves = [-150, -115, -80, -45, -10]
  .flatMap((angle) => [angle, -angle])
  .map((angle, place) => {
    const side = place % 2 ? 1 : -1;
    const turn = ((angle + 90) * Math.PI) / 180;
    const x = 12 + 9.1 * Math.cos(turn);
    const y = 12.4 - 9.1 * Math.sin(turn);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="1.7" ry="3.3" transform="rotate(${(-angle + side * 28).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  })
  .join('');

const rays = ring(8, (angle) => `<path d="M12 .8l2.7 6.4h-5.4z" transform="rotate(${angle} 12 12)"/>`).join('');

function die(x: number, y: number, size: number, fill = BONE): string {
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size / 5}" fill="${fill}" stroke="${INK}" stroke-width="1.3"/>`;
}

function pips(...places: [number, number][]): string {
  return places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5" fill="${INK}"/>`).join('');
}

function line(d: string, colour = BONE, width = 2): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function shape(d: string, fill = BONE): string {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/>`;
}

const four = `<path d="M12 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#8fd3ff" stroke="#123a63" stroke-width=".8"/>`;
const anvil = shape(
  'M3 8h13c0-1.5 2-3 5-3v3c-1.5 2-4 3.5-6.5 3.5v2.5l2.5 3.5H7l2.5-3.5v-2C6 12 3.5 10.5 3 8z',
  '#c9b79a',
);
const person = `<circle cx="12" cy="7" r="4"/><path d="M4.5 21c0-5 3-8 7.5-8s7.5 3 7.5 8z"/>`;

export const SIGNS: Readonly<Record<string, string>> = {
  gold: `<circle cx="12" cy="12" r="10.6" fill="#8a5410"/><circle cx="12" cy="12" r="9.4" fill="#f5c547"/><circle cx="12" cy="12" r="7" fill="#e0a325"/><path d="M5.5 9.5A7 7 0 0 1 12 5" fill="none" stroke="#fff3c4" stroke-width="1.5" stroke-linecap="round"/>`,
  sun: `<g fill="#ffb13d" stroke="#7a2606" stroke-width=".8" stroke-linejoin="round">${rays}</g><circle cx="12" cy="12" r="6.7" fill="#e8541e" stroke="#7a2606" stroke-width=".8"/><path d="M7.8 10.5A4.8 4.8 0 0 1 12 7.3" fill="none" stroke="#ffd9a0" stroke-width="1.4" stroke-linecap="round"/>`,
  moon: `<path d="M14.5 1.4A10.8 10.8 0 1 0 22.6 15 8.8 8.8 0 0 1 14.5 1.4z" fill="#7db8ff" stroke="#10305f" stroke-width="1" stroke-linejoin="round"/><path d="M10.5 3.5A9 9 0 0 0 5 16" fill="none" stroke="#e6f3ff" stroke-width="1.5" stroke-linecap="round"/>`,
  glory: `<g fill="#8fcf5a" stroke="#24480f" stroke-width=".7">${leaves}</g><path d="M8.5 22.5c2-1.8 5-1.8 7 0" fill="none" stroke="#e7c75a" stroke-width="1.6" stroke-linecap="round"/>`,
  ancient: `<path d="M8 1.5l7.5 2L20 12l-5.5 10.5-6-3L4 11z" fill="#a86bf0" stroke="#35115f" stroke-width="1" stroke-linejoin="round"/><path d="M8 1.5l2.5 9L4 11z" fill="#d9b8ff"/><path d="M10.5 10.5L20 12l-5.5 10.5z" fill="#7436c4"/>`,
  loyalty: `<path d="M12 1.3l9 4v7.2c0 5-4 8.5-9 10.5-5-2-9-5.5-9-10.5V5.3z" fill="#1fa59a" stroke="#063f3b" stroke-width="1" stroke-linejoin="round"/><path d="M6.5 13.5L12 8l5.5 5.5M6.5 18L12 12.5l5.5 5.5" fill="none" stroke="#d6fff8" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,

  or: line('M14.5 5l-5 14', 'currentColor', 2),
  to: line('M4 12h14M13 6.5l6 5.5-6 5.5', 'currentColor', 2.2),
  plus: line('M12 6v12M6 12h12', 'currentColor', 2.4),
  other: `<g fill="${BONE}" stroke="${INK}" stroke-width="1">${person}</g>`,
  divine:
    die(2, 8.5, 12.5, '#fff8e6') +
    die(10.5, 3, 11.5, '#5a4636') +
    `<path d="M16.2 5.5l1 2.4 2.4 1-2.4 1-1 2.4-1-2.4-2.4-1 2.4-1z" fill="#ffd66b"/><path d="M8.2 11.5l1 2.4 2.4 1-2.4 1-1 2.4-1-2.4-2.4-1 2.4-1z" fill="#c98a12"/>`,
  minor:
    die(4.5, 4.5, 15) + `<path d="M12 7.5l1.3 3.2 3.2 1.3-3.2 1.3-1.3 3.2-1.3-3.2-3.2-1.3 3.2-1.3z" fill="#c98a12"/>`,
  minor_same: die(6.5, 7.5, 11) + pips([12, 13]) + line('M4 9a9 9 0 0 1 16-1M20.5 3.5V8H16', BONE, 1.7),
  reroll: die(7, 8, 10) + pips([12, 13]) + line('M3.5 13a8.5 8.5 0 0 1 15-6M19.5 2.5V7H15', BONE, 1.8),
  celestial: die(2.5, 2.5, 19, '#16335c') + four,
  golem:
    shape('M9 2h6v4.5h4v3l2 6h-3l-1.5-3.5V22h-3.5v-5h-2v5H7.5V12L6 15.5H3l2-6v-3h4z', '#b9aa8f') +
    pips([10.6, 4.6], [13.4, 4.6]),
  golem_back:
    shape('M9 2h6v4.5h4v3l2 6h-3l-1.5-3.5V22h-3.5v-5h-2v5H7.5V12L6 15.5H3l2-6v-3h4z', '#8fa5b9') +
    line('M15 19H9m2.5-2.5L9 19l2.5 2.5', '#fff', 1.5),
  buy: anvil + line('M6 3l1 2M10 1.5v2.5', '#ffd66b', 1.6),
  per_forged: anvil,
  per_feat: `<rect x="6" y="2.5" width="12.5" height="18" rx="1.8" transform="rotate(8 12 12)" fill="#e4d3ae" stroke="${INK}" stroke-width="1.2"/><path d="M12 7l1.3 3.2 3.2 1.3-3.2 1.3L12 16l-1.3-3.2-3.2-1.3 3.2-1.3z" fill="#a8571c"/>`,
  per_glory_face:
    die(3, 3, 18) +
    `<g transform="translate(4.8 4.8) scale(.6)" fill="#4f8f22" stroke="#24480f" stroke-width=".7">${leaves}</g>`,
  hammer: shape('M4 4.5h11l2.5 2v4H4z', '#a9b3bd') + shape('M8.5 10.5h3.2V22H8.5z', '#8b5a2b'),
  chest:
    shape('M3 11V9c0-3 2-5 5-5h8c3 0 5 2 5 5v2z', '#a5682f') +
    shape('M3 11h18v9H3z', '#8b5322') +
    `<rect x="10" y="9.5" width="4" height="5" rx="1" fill="#f5c547" stroke="${INK}"/>`,
  scepter:
    line('M7 22L15 9', '#d9a640', 2.6) +
    `<circle cx="16.5" cy="6.5" r="4.5" fill="#f5c547" stroke="${INK}" stroke-width="1.2"/><circle cx="15.3" cy="5.3" r="1.3" fill="#fff3c4"/>`,
  companion: shape('M4 21c0-5 1-8 4-9L6.5 4l4 3h3l4-3L16 12c3 1 4 4 4 9z', '#d98d4a') + pips([9.8, 11], [14.2, 11]),
  advance: line('M5 12h11M11 7l5 5-5 5', BONE, 2.2) + line('M20 5v14', '#ffd66b', 2),
  cerberus_token:
    `<g fill="#6d5a75" stroke="${INK}" stroke-width="1"><path d="M2 9l1.5-4 2.5 2h2l2-2 .5 6-2.5 4H4.5z"/><path d="M22 9l-1.5-4-2.5 2h-2l-2-2-.5 6 2.5 4h3.5z"/><path d="M7.5 12L8.5 6l2.5 2.5h2L15.5 6l1 6-2 7h-5z"/></g>` +
    pips([10.6, 12.5], [13.4, 12.5]),
  triton_token: line(
    'M5 8c2-2.5 5-2.5 7 0s5 2.5 7 0M5 13c2-2.5 5-2.5 7 0s5 2.5 7 0M5 18c2-2.5 5-2.5 7 0s5 2.5 7 0',
    '#7fd6e8',
    2.2,
  ),
  oracle: `<path d="M1.5 12C5 6.5 8.5 4.5 12 4.5S19 6.5 22.5 12C19 17.5 15.5 19.5 12 19.5S5 17.5 1.5 12z" fill="${BONE}" stroke="${INK}" stroke-width="1.1"/><circle cx="12" cy="12" r="4.6" fill="#7436c4"/><circle cx="12" cy="12" r="1.9" fill="${INK}"/>`,
  set_dice: die(3, 9, 12) + die(11, 11, 10, '#5a4636') + line('M17 8V2.5m-3 3l3-3 3 3', '#ffd66b', 2),
  turn:
    die(5, 9, 13) +
    line('M11.5 17v-5.5m-2.5 2.5l2.5-2.5 2.5 2.5', '#a8571c', 1.8) +
    line('M4 6c4-4.5 11-4.5 15 0M19.5 2v4.5H15', BONE, 1.7),
  satyrs:
    shape(
      'M12 22c-4 0-6.5-4-6.5-8.5C2.5 11 2 5 5.5 2c.5 4 2 5.5 4 6h5c2-.5 3.5-2 4-6 3.5 3 3 9 0 11.5C18.5 18 16 22 12 22z',
      '#c98c5a',
    ) + pips([9.5, 13], [14.5, 13]),
  minotaur:
    shape(
      'M12 22c-3 0-4-3-5-7-1.5-1-2-2-2-3.5C2 11 1 7 2.5 3c1.5 3 3.5 4 6 4h7c2.5 0 4.5-1 6-4 1.5 4 .5 8-2.5 8.5 0 1.5-.5 2.5-2 3.5-1 4-2 7-5 7z',
      '#8f4a34',
    ) +
    pips([9.5, 12], [14.5, 12]) +
    line('M10.5 18.5h3', '#f5c547', 1.4),
  wind: line('M2.5 9.5H15a3 3 0 1 0-3-3M2.5 13.5h17a3 3 0 1 1-3 3.5M2.5 17.5H11a2.4 2.4 0 1 1-2.4 2.5', '#bfe4f5', 2),
  ancestor:
    shape('M12 2c5 0 8 3.5 8 9v11l-2.7-2.5L14.7 22 12 19.5 9.3 22l-2.6-2.5L4 22V11c0-5.5 3-9 8-9z', '#dfe6ee') +
    pips([9.3, 10], [14.7, 10]),
  left_hand: shape(
    'M6 22v-7L3 10.5c1-1.5 2.5-1 3.5.5V5c0-2 2.5-2 2.5 0v-1.5c0-2 2.5-2 2.5 0V5c0-2 2.5-1.5 2.5 0v2c0-1.8 2.5-1.5 2.5 0v8c0 3-1 5-2.5 7z',
    '#d8b48a',
  ),
  eternal_night: `<path d="M13 3A9 9 0 1 0 21 15.5 7.5 7.5 0 0 1 13 3z" fill="#5a6ba8" stroke="#141b3a" stroke-width="1"/><path d="M18.5 3l.9 2.3 2.3.9-2.3.9-.9 2.3-.9-2.3-2.3-.9 2.3-.9z" fill="#ffe9a8"/>`,
  eternal_fire:
    shape(
      'M12 1.5c1 4 6.5 6.5 6.5 13 0 4.5-3 8-6.5 8s-6.5-3-6.5-7.5c0-3 1.5-4.5 2.5-6.5 1 1 1.5 2 1.5 3 2-2 3-5.5 2.5-10z',
      '#f0762b',
    ) + `<path d="M12 12c1 2 3 3 3 6 0 2-1.5 3.5-3 3.5S9 20 9 18c0-2.5 2.5-3.5 3-6z" fill="#ffd66b"/>`,
  trident: line('M12 22V4M5.5 4v4c0 3.5 3 4.5 6.5 4.5s6.5-1 6.5-4.5V4M9.5 18.5h5', '#7fd6e8', 2.2),
  first_titan:
    shape(
      'M4 22c0-3 1.5-4 3.5-5C6 15 5 12.5 5 9.5 5 5 8 2 12 2s7 3 7 7.5c0 3-1 5.5-2.5 7.5 2 1 3.5 2 3.5 5z',
      '#a79a86',
    ) +
    line('M8 8.5l3 1.2M16 8.5l-3 1.2M10 15h4', INK, 1.4) +
    pips([9.6, 11], [14.4, 11]),
  memory:
    shape('M6 2.5h12v2c0 4-4 5-4 7.5s4 3.5 4 7.5v2H6v-2c0-4 4-5 4-7.5s-4-3.5-4-7.5z', '#e4d3ae') +
    `<path d="M8.5 19.5c1-2.5 2.5-3 3.5-4 1 1 2.5 1.5 3.5 4zM9 6.5h6c-.6 1.3-2 2-3 3.3-1-1.3-2.4-2-3-3.3z" fill="#c98a12"/>`,
  hall:
    shape('M3 22V10c0-5 4-8.5 9-8.5s9 3.5 9 8.5v12h-5V11c0-2.5-1.5-4-4-4s-4 1.5-4 4v11z', '#c9b79a') +
    `<circle cx="12" cy="18" r="3.2" fill="#f5c547" stroke="${INK}" stroke-width=".8"/>`,
  meet_goddess:
    shape('M3 19L2 7l5.5 4L12 3.5 16.5 11 22 7l-1 12z', '#f5c547') + `<circle cx="12" cy="14.5" r="2" fill="#e8541e"/>`,
  mists:
    shape('M7 18a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 8.5a4.8 4.8 0 0 1 0 9.5z', '#c7d2de') +
    line('M5 21h9M17 21h2', '#c7d2de', 1.6),
  steal:
    `<g fill="${BONE}" stroke="${INK}" stroke-width="1" transform="translate(-4 0) scale(.8)">${person}</g>` +
    line('M21 12h-8m3.5-4L13 12l3.5 4', '#ff8a6b', 2.2),
  copy: `<rect x="2.5" y="2.5" width="13" height="13" rx="2.6" fill="#9c8a70" stroke="${INK}" stroke-width="1.2"/><rect x="8.5" y="8.5" width="13" height="13" rx="2.6" fill="${BONE}" stroke="${INK}" stroke-width="1.2"/><path d="M15 11l1.1 2.9 2.9 1.1-2.9 1.1L15 19l-1.1-2.9L11 15l2.9-1.1z" fill="#a8571c"/>`,
  upgrade: die(4.5, 8.5, 13, '#e4d3ae') + line('M15 14l4-4 4 4M15 9l4-4 4 4', '#7fe08a', 2.2),
  oust:
    `<g fill="#d98d4a" stroke="${INK}" stroke-width="1" transform="translate(-1 4) rotate(-22 12 12) scale(.8)">${person}</g>` +
    line('M13 5h8m-3.5-3.5L21 5l-3.5 3.5', '#ff8a6b', 2),

  now: `<path d="M13.5 1.5L4.5 14h6L9 22.5 19.5 9h-6.3z" fill="#ffd66b" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/>`,
  each_turn: line('M20 12a8 8 0 1 1-2.6-5.9M20.5 2v4.8h-4.8', '#8fd3ff', 2.6),
  always: line(
    'M12 12c-2-3-3.6-4-5.5-4a4 4 0 0 0 0 8c1.9 0 3.5-1 5.5-4s3.6-4 5.5-4a4 4 0 0 1 0 8c-1.9 0-3.5-1-5.5-4z',
    '#d9b8ff',
    2.4,
  ),

  lock: shape('M5.5 11h13v10h-13z', '#c9b79a') + line('M8.5 11V8a3.5 3.5 0 0 1 7 0v3', BONE, 2),
  portal: `<ellipse cx="12" cy="12" rx="9" ry="10.5" fill="#2a2148" stroke="#c9a15a" stroke-width="2"/><ellipse cx="12" cy="12" rx="4.5" ry="6.5" fill="#8f7bff" opacity=".75"/>`,
  hourglass: line(
    'M7 3h10M7 21h10M8 3c0 5 3.5 6 4 9-.5 3-4 4-4 9M16 3c0 5-3.5 6-4 9 .5 3 4 4 4 9',
    'currentColor',
    1.8,
  ),

  ship:
    shape('M2.5 15h19c-1 4-3.5 6-6 6h-7c-2.5 0-5-2-6-6z', '#a5682f') +
    shape('M12.7 2v11.5H20C19.5 8 17 4 12.7 2z') +
    shape('M11.3 5v8.5H5.5c.5-4 2.5-7 5.8-8.5z', '#e4d3ae'),
  mirror:
    `<ellipse cx="12" cy="10" rx="7.5" ry="9" fill="#c9a15a" stroke="${INK}"/><ellipse cx="12" cy="10" rx="5.5" ry="7" fill="#bfe4f5"/>` +
    line('M9 8l4-4M8.8 12.5l6-6', '#fff', 1.4) +
    shape('M10.5 18.5h3V23h-3z', '#c9a15a'),
};
