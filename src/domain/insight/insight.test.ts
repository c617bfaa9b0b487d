import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { STAGE_SURFACES, type LifeStage } from '#domain/stage/stage.ts';
import { insightOf } from './insight.ts';
import { monthsBefore, spanBack } from './span.ts';

const d = localDate;
const TODAY = d('2026-11-21');

/** Numbers from 0 to 1, the same for one seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

type Life = {
  readonly cycles: number;
  readonly lengthOf: (cycle: number) => number;
  readonly day: (day: number, length: number, cycle: number) => Partial<DayLog>;
};
function live({ cycles, lengthOf, day }: Life): DayLog[] {
  const logs: DayLog[] = [];
  let start = addDays(TODAY, -10);
  for (let index = 10; index >= 0; index -= 1)
    logs.push({
      date: addDays(TODAY, -index),
      ...(index > 5 && { flow: 'medium' as const }),
      ...day(11 - index, 28, 0),
    });
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const length = lengthOf(cycle);
    start = addDays(start, -length);
    for (let at = 1; at <= length; at += 1)
      logs.push({
        date: addDays(start, at - 1),
        ...(at <= 5 && { flow: 'medium' as const }),
        ...day(at, length, cycle),
      });
  }
  return logs.sort((a, b) => (a.date < b.date ? -1 : 1));
}
const look = (logs: DayLog[], { stage = 'menstruating', age = 30 }: { stage?: LifeStage; age?: number } = {}) =>
  insightOf({
    cycles: deriveCycles(logs, NO_EDITS),
    logs,
    span: spanBack('24', { today: TODAY, earliest: null }),
    today: TODAY,
    age,
    stageSince: null,
    surface: STAGE_SURFACES[stage],
  });
const bare = (lengths: readonly number[], stage?: LifeStage, age?: number) =>
  look(live({ cycles: lengths.length, lengthOf: (cycle) => lengths[cycle - 1] ?? 28, day: () => ({}) }), {
    ...(stage && { stage }),
    ...(age && { age }),
  });

describe('the span', () => {
  it.each([
    ['2026-11-21', 12, '2025-11-21'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-01-15', 1, '2025-12-15'],
  ])('%s, %d months before: %s', (date, months, before) => {
    expect(monthsBefore(d(date), months)).toBe(before);
  });
});

describe('cycle history', () => {
  it('tells median, shortest, longest and their difference', () => {
    expect(bare([28, 26, 31, 29]).lengths).toEqual({
      count: 4,
      median: 29,
      shortest: 26,
      longest: 31,
      variation: 5,
      period: 5,
    });
  });
  it('tells no length of periods of which only the first day is logged', () => {
    const first = ['2026-08-31', '2026-09-28', '2026-10-26'].map((date): DayLog => ({ date: d(date), flow: 'medium' }));
    const second: DayLog = { date: d('2026-09-29'), flow: 'light' };
    expect(look([...first]).lengths).toMatchObject({ count: 2, period: null });
    expect(look([...first, second].sort((a, b) => (a.date < b.date ? -1 : 1))).lengths?.period).toBe(2);
  });
  it('is empty without a finished cycle', () => expect(bare([]).lengths).toBeNull());

  it.each([
    ['menstruating', 25, { source: 'figo', shortest: 24, longest: 38, variation: 9 }],
    ['menstruating', 26, { variation: 9 }],
    ['menstruating', 41, { variation: 9 }],
    ['menstruating', 42, { variation: 9 }],
    ['menstruating', 46, { variation: null }],
    ['teen', 15, { source: 'acog', shortest: 21, longest: 45, variation: null, longestPeriod: 7 }],
    ['perimenopause', 44, { source: 'figo', variation: null }],
  ] as const)('%s at %d has its usual range', (stage, age, range) => {
    expect(bare([28, 28, 28], stage, age).range).toMatchObject(range);
  });
  it.each(['hormonal_contraception', 'pregnant', 'menopause', 'no_uterus_or_ovaries', 'paused'] as const)(
    '%s has none',
    (stage) => {
      expect(bare([28, 28, 28], stage).range).toBeNull();
    },
  );
});

describe('worth talking about', () => {
  const kinds = (...args: Parameters<typeof bare>) => bare(...args).talk.map(({ kind }) => kind);
  it('nothing inside the range', () => expect(kinds([24, 28, 31, 30, 29, 28])).toEqual([]));
  it('two cycles outside of it, not one', () => {
    expect(kinds([39, 28, 39, 38])).toEqual(['short_or_long']);
    expect(kinds([39, 28, 32, 38])).toEqual([]);
  });
  it("a teen's 39 days are usual, 46 are not", () => {
    expect(kinds([39, 28, 39, 38], 'teen', 15)).toEqual([]);
    expect(kinds([46, 28, 46, 38], 'teen', 15)).toEqual(['short_or_long']);
  });
  it('in the first years one cycle outside of the range is enough, of however few', () => {
    expect(kinds([46, 28], 'teen', 15)).toEqual(['short_or_long']);
    expect(kinds([20, 28, 30, 28], 'teen', 15)).toEqual(['short_or_long']);
    expect(kinds([91], 'teen', 15)).toEqual(['no_period_90']);
    expect(kinds([46, 28])).toEqual([]);
  });
  it('bleeding twelve months after the last period of perimenopause, which the span no longer holds', () => {
    const last = Array.from({ length: 4 }, (_, day) => ({ date: d(`2025-10-0${day + 1}`), flow: 'medium' as const }));
    const [soon, later] = [d('2026-09-28'), d('2026-11-02')];
    const talk = (date: typeof soon) =>
      look([...last, { date, flow: 'spotting' }], { stage: 'perimenopause', age: 52 }).talk.map(({ kind }) => kind);
    expect(talk(soon)).toEqual([]);
    expect(talk(later)).toEqual(['after_menopause']);
  });
  it('more than 90 days, except before menopause', () => {
    expect(kinds([91, 28, 28])).toEqual(['no_period_90']);
    expect(kinds([90, 28, 28])).toEqual([]);
    expect(kinds([91, 28, 28], 'perimenopause', 48)).toEqual([]);
  });
  it('9 days of difference are usual at 30, 10 are not, from six cycles on', () => {
    expect(kinds([28, 28, 28, 28, 28, 37])).toEqual([]);
    expect(kinds([28, 28, 28, 28, 28, 38])).toEqual(['varied']);
    expect(kinds([28, 28, 28, 28, 38])).toEqual([]);
  });
  it('red flags stand first', () => {
    const logs = live({
      cycles: 6,
      lengthOf: () => 28,
      day: (day) => (day === 2 ? { flow: 'heavy', symptoms: { dizziness: 2 }, pain: { level: 8, places: [] } } : {}),
    });
    expect(look(logs).talk).toMatchObject([
      { kind: 'heavy_and_faint', urgent: true, count: 7 },
      { kind: 'strong_pain', urgent: false },
    ]);
  });
  it('a single spotting after menopause', () => {
    expect(look([{ date: d('2026-10-02'), flow: 'spotting' }], { stage: 'menopause', age: 58 }).talk).toEqual([
      { kind: 'after_menopause', urgent: true, count: 1, of: null },
    ]);
  });
});

describe('symptoms and feelings', () => {
  it('are counted by cycle day and by phase', () => {
    const { symptoms } = look(
      live({
        cycles: 4,
        lengthOf: () => 28,
        day: (day, _length, cycle) => (day === 1 || (day === 27 && cycle > 1) ? { symptoms: { cramps: 2 } } : {}),
      }),
    );
    expect(symptoms).toEqual([
      {
        key: 'cramps',
        cycles: 4,
        of: 4,
        peak: 2,
        days: [
          { day: 1, cycles: 4 },
          { day: 27, cycles: 3 },
        ],
        parts: [
          { part: 'rest', cycles: 4 },
          { part: 'create', cycles: 0 },
          { part: 'shine', cycles: 0 },
          { part: 'reflect', cycles: 3 },
        ],
      },
    ]);
  });
  it("a teen's parts name no phase", () => {
    expect(
      look(live({ cycles: 4, lengthOf: () => 28, day: () => ({ energy: 3 }) }), {
        stage: 'teen',
        age: 15,
      }).feelings.map(({ when }) => when),
    ).toEqual(['bleeding', 'between', 'before']);
  });
  it('without a cycle months stand in', () => {
    const found = look(live({ cycles: 3, lengthOf: () => 28, day: () => ({ energy: 4 }) }), {
      stage: 'menopause',
      age: 58,
    });
    expect(found.history).toEqual([]);
    expect(found.feelings.at(-1)).toMatchObject({ when: '2026-11', energy: 4, energyDays: 21 });
  });
});

describe('patterns', () => {
  const WORDS = ['cramps', 'headache', 'bloating', 'fatigue', 'poor_sleep', 'cravings'] as const;
  function randomLogs(seed: number): DayLog[] {
    const random = seeded(seed);
    for (let skip = 0; skip < 20; skip += 1) random();
    let sick = false;
    return live({
      cycles: 12,
      lengthOf: () => 26 + Math.floor(random() * 6),
      day: () => {
        if (random() > 0.7) return {};
        // Headaches come in runs, which a count of single days would take for a pattern.
        sick = random() < (sick ? 0.75 : 0.08);
        const symptoms = Object.fromEntries(
          [...WORDS.filter(() => random() < 0.12), ...(sick ? ['backache'] : [])].map((word) => [word, 1 as const]),
        );
        return {
          symptoms,
          energy: (1 + Math.floor(random() * 5)) as 1,
          moods: [(['calm', 'low', 'irritable', 'happy'] as const)[Math.floor(random() * 4)] ?? 'calm'],
          sleep: { hours: 5 + Math.floor(random() * 4) },
          pain: { level: Math.floor(random() * 4), places: [] },
        };
      },
    });
  }

  it('random logs show none in at least 95 of 100 lives', { timeout: 60_000 }, () => {
    const shown = Array.from({ length: 200 }, (_, seed) => look(randomLogs(seed + 1)).patterns).filter(
      ({ shown: found }) => found.length > 0,
    ).length;
    expect(shown).toBeLessThanOrEqual(10);
  });

  it('a planted one is found, with its count and what chance would give', () => {
    const random = seeded(7);
    const logs = live({
      cycles: 10,
      lengthOf: () => 28,
      day: (day) => ({ energy: 3, symptoms: day <= 2 && random() < 0.95 ? { cramps: 2 } : {} }),
    });
    const [first] = look(logs).patterns.shown;
    expect(first).toMatchObject({ subject: { about: 'symptom', word: 'cramps' }, when: 'rest', of: 10 });
    expect(first?.together).toBeGreaterThanOrEqual(9);
    expect(first?.byChance).toBeLessThan(3);
  });

  it('a poor night before a day with more pain is found too', () => {
    const logs = live({
      cycles: 10,
      lengthOf: () => 28,
      day: (day) => ({
        sleep: { quality: day % 9 === 4 ? 'poor' : 'good' },
        pain: { level: day % 9 === 4 ? 6 : 1, places: [] },
      }),
    });
    expect(look(logs).patterns.shown).toContainEqual(
      expect.objectContaining({
        subject: { about: 'feeling', word: 'more_pain' },
        when: 'poor_night',
        together: 10,
        of: 10,
      }),
    );
  });

  it('five cycles are below the floor', () => {
    const logs = live({
      cycles: 5,
      lengthOf: () => 28,
      day: (day) => ({ energy: 3, symptoms: day <= 2 ? { cramps: 2 } : {} }),
    });
    expect(look(logs).patterns).toEqual({ shown: [], asked: 0 });
  });
});
