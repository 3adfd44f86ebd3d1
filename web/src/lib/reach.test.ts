import { expect, test } from 'vitest';
import { isThisMachine } from './reach.svelte';

test('some addresses mean whichever machine asks', () => {
  for (const host of ['localhost', 'kubik.localhost', '127.0.0.1', '127.8.0.1', '[::1]', '0.0.0.0'])
    expect(isThisMachine(host)).toBe(true);
  for (const host of ['192.168.1.5', 'kubik.example.org', 'localhost.example.org', '[2001:db8::1]'])
    expect(isThisMachine(host)).toBe(false);
});
