import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Work that ends when it is told to, and how much of it was under way at most. */
function works() {
  const ends: (() => void)[] = [];
  let [now, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, (now += 1));
    await new Promise<void>((end) => ends.push(end));
    now -= 1;
  };
  return { work, ends, most: () => most };
}
const later = () => new Promise((done) => setImmediate(done));

test('two of one member at once, the others in line, in order; another member waits for nobody', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 3, longest: 1_000 });
  const { work, ends, most } = works();
  const order: number[] = [];
  const all = [1, 2, 3, 4, 5].map((n) => turns.run('a', async () => (order.push(n), work())));
  await later();
  expect(order).toEqual([1, 2]);
  expect(await turns.run('b', async () => 'done')).toBe('done');
  while (order.length < 5 || ends.length > 0) {
    ends.shift()?.();
    await later();
  }
  await Promise.all(all);
  expect([order, most()]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test('where the line is full the next is refused, and has a turn again afterwards', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1, longest: 1_000 });
  const { work, ends } = works();
  const [first, second] = [turns.run('a', work), turns.run('a', work)];
  await expect(turns.run('a', work)).rejects.toMatchObject({ code: 'busy' });
  while (ends.length > 0) {
    ends.shift()?.();
    await later();
  }
  await Promise.all([first, second]);
  expect(await turns.run('a', async () => 'again')).toBe('again');
});

test('work that fails hands its turn on', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 5, longest: 1_000 });
  const failing = turns.run('a', async () => Promise.reject(new Error('no')));
  const next = turns.run('a', async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('whose turn does not come in time is refused, was not begun, and takes nobody else’s turn', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 5, longest: 20 });
  const { work, ends } = works();
  const first = turns.run('a', work);
  let begun = false;
  await expect(turns.run('a', async () => (begun = true))).rejects.toMatchObject({ code: 'busy' });
  expect(begun).toBe(false);
  ends.shift()?.();
  await first;
  expect(await turns.run('a', async () => 'next')).toBe('next');
});
