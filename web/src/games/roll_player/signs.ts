/** Every colour has a sign: the pips of its dice have that shape, so that nobody needs to tell colours apart. */

/** Around 0, 0 and about 20 wide. */
export const SIGNS = [
  'M0-10.5 10.4 8H-10.4z', // green: a triangle
  'M-8.2-8.2H8.2V8.2H-8.2z', // blue: a square
  'M0-12 9.5 0 0 12-9.5 0z', // red: a diamond
  'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10zM0-4.6A4.6 4.6 0 1 0 0 4.6A4.6 4.6 0 1 0 0-4.6z', // purple: a ring
  'M-3.6-10.5H3.6V-3.6H10.5V3.6H3.6V10.5H-3.6V3.6H-10.5V-3.6H-3.6z', // black: a cross
  'M0-9.4A9.4 9.4 0 1 1 0 9.4A9.4 9.4 0 1 1 0-9.4z', // white: a disc
  'M0-12.5 2.9-4 11.9-3.9 4.8 1.5 7.3 10.1 0 5-7.3 10.1-4.8 1.5-11.9-3.9-2.9-4z', // gold: a star
] as const;

/** Where the pips of each face are, in a square of 100. */
export const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
];
