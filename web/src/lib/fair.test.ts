import { expect, test } from 'vitest';
import { honest } from './fair';

test('the seed is checked against the hash that was published', async () => {
  expect(await honest('7', '0'.repeat(64))).toBe(false);
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('kubik seed 7'));
  expect(await honest('7', Buffer.from(bytes).toString('hex'))).toBe(true);
});
