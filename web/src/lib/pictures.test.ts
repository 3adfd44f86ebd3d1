import { expect, it } from 'vitest';
import { paths } from '../../pictures';

it('takes the paths of the icons that are named, in whole numbers', () => {
  expect(paths({ sword: 'broadsword' }, 'some.json').sword).toMatch(/^M2[^.]+$/i);
});

it('names the file and the thing whose icon does not exist', () => {
  expect(() => paths({ sword: 'no-such-icon' }, 'some.json')).toThrow(
    'some.json: sword: there is no icon no-such-icon',
  );
});
