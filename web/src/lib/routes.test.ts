import { expect, test } from 'vitest';
import { read, write, type Route } from './routes';

const routes: Route[] = [
  { page: 'lobby' },
  { page: 'learn', game: 'g', part: 'gallery' },
  { page: 'table', table: 'a-b_c' },
  { page: 'join', secret: 'x/y' },
  { page: 'watch', table: 't', secret: 's' },
  { page: 'replay', table: 't', secret: null },
  { page: 'replay', table: 't', secret: 's' },
];
test.each(routes)('$page is read as it is written', (route) => expect(read(write(route))).toEqual(route));
test('whatever else leads to the lobby', () => {
  for (const hash of ['', '#', '#/', '#/t', '#/w/t', '#main']) expect(read(hash)).toEqual({ page: 'lobby' });
});
