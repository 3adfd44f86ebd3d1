import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Replay } from './replay.svelte';

let asked: number[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const at = Number(/at=(\d+)/.exec(path)![1]);
    asked.push(at);
    return Response.json({ choices: 9, update: { version: at, happened: [{ kind: `${at}` }] } });
  });
});

afterEach(() => void vi.unstubAllGlobals());

test('steps in a hurry all count, and only the last place is fetched', async () => {
  const replay = new Replay('t1', null);
  await replay.go(0);
  const going = replay.go(9);
  void replay.go(replay.goal - 1);
  void replay.go(replay.goal - 1);
  await going;
  expect([replay.now, asked]).toEqual([7, [0, 9, 7]]);
});

test('what happened is told after a step, not after a jump', async () => {
  const replay = new Replay('t1', null);
  await replay.go(0);
  await replay.go(1);
  expect(replay.happened.map(({ kind }) => kind)).toEqual(['1']);
  await replay.go(5);
  expect(replay.happened).toEqual([]);
});
