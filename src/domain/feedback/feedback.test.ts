import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FEEDBACK, inQueueOrder, judgeFeedback } from './feedback.ts';

describe('what is written', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['white space', ' \n\t ', 'empty'],
    ['what shows nothing', '\u200b\u2060', 'empty'],
    ['one character too many', 'a'.repeat(FEEDBACK.longest + 1), 'too_long'],
  ])('%s is not taken', (_, typed, why) => {
    expect(judgeFeedback(typed)).toEqual({ ok: false, why });
  });

  it('is cleaned, and keeps its lines and its links', () => {
    expect(judgeFeedback('  The wheel\r\nturned. See https://example.org/a ')).toEqual({
      ok: true,
      words: 'The wheel\nturned. See https://example.org/a',
    });
  });

  it('counts characters as a person does', () => {
    expect(judgeFeedback('👩🏽‍🌾'.repeat(FEEDBACK.longest)).ok).toBe(true);
  });
});

it('the queue is whole, and nobody who waits longer stands behind an equal', () => {
  const seed = Number(process.env['FEEDBACK_SEED'] ?? randomInt(2 ** 31));
  process.stdout.write(`feedback queue seed ${seed}\n`);
  let state = seed;
  // A linear congruential step (Numerical Recipes): any spread will do, the seed must repeat it.
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  for (let round = 0; round < 200; round += 1) {
    const all = Array.from({ length: next(12) }, (_, at) => ({
      id: `${next(1000)}-${at}`,
      isFirst: next(3) === 0,
      waitsSince: new Date(Date.UTC(2026, 10, 1 + next(5))).toISOString(),
    }));
    const ordered = inQueueOrder(all);
    expect(new Set(ordered)).toEqual(new Set(all));
    ordered.slice(1).forEach((later, at) => {
      const before = ordered[at];
      expect(!later.isFirst || before?.isFirst).toBe(true);
      if (before?.isFirst === later.isFirst) expect((before?.waitsSince ?? '') <= later.waitsSince).toBe(true);
    });
  }
});
