import { expect, test } from 'vitest';
import { schedule } from './schedule.mjs';

type Step = { name: string; after?: string[] };

async function play(steps: Step[]): Promise<string[]> {
  const diary: string[] = [];
  const run = async ({ name }: Step): Promise<{ name: string }> => {
    diary.push(`+${name}`);
    await new Promise((done) => setTimeout(done, 5));
    diary.push(`-${name}`);
    return { name };
  };
  await schedule(steps, run, () => {});
  return diary;
}

test('two steps run at once, the third waits', async () => {
  expect((await play([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).slice(0, 3)).toEqual(['+a', '+b', '-a']);
});

test('a step waits for what it needs, when that runs at all', async () => {
  expect(await play([{ name: 'a', after: ['b', 'absent'] }, { name: 'b' }])).toEqual(['+b', '-b', '+a', '-a']);
});

test('steps that wait for each other are told', async () => {
  await expect(
    play([
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ]),
  ).rejects.toThrow('a, b');
});
