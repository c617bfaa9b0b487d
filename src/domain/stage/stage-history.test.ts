import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { chooseStage, explainedCycles, learnedFrom, type StageSpan } from './stage-history.ts';
import type { LifeStage } from './stage.ts';

const span = (stage: LifeStage, from: string): StageSpan => ({ stage, from: localDate(from) });
const cyclesFrom = (...starts: readonly string[]) =>
  deriveCycles(
    starts.map((start) => ({ date: localDate(start), flow: 'medium' })),
    NO_EDITS,
  );
const told = (cycles: ReturnType<typeof cyclesFrom>) =>
  cycles.map(({ startDate, length, excluded }) => `${startDate} ${length} ${excluded}`);

describe('choosing a stage', () => {
  const pregnant = span('pregnant', '2026-03-01');
  it.each([
    ['the first', [], span('pregnant', '2026-03-01'), [pregnant]],
    ['the same twice is once', [pregnant], pregnant, [pregnant]],
    ['the same with another first day', [pregnant], span('pregnant', '2026-03-09'), [span('pregnant', '2026-03-09')]],
    ['the next', [pregnant], span('postpartum', '2026-11-01'), [pregnant, span('postpartum', '2026-11-01')]],
    [
      'a slip, mended on the same day',
      [pregnant],
      span('menstruating', '2026-03-01'),
      [span('menstruating', '2026-03-01')],
    ],
    [
      'an earlier day takes the place of what was said after it',
      [pregnant, span('paused', '2026-05-01')],
      span('menstruating', '2026-04-01'),
      [pregnant, span('menstruating', '2026-04-01')],
    ],
    [
      'back to what was before',
      [span('menstruating', '2025-01-01'), pregnant],
      span('menstruating', '2026-02-01'),
      [span('menstruating', '2025-01-01')],
    ],
  ])('%s', (_what, history, chosen, after) => {
    expect(chooseStage(history, chosen)).toEqual(after);
  });
});

describe('gaps that her stages explain', () => {
  const cycles = cyclesFrom('2026-01-01', '2026-01-29', '2026-02-26', '2026-03-26');

  it('without a chosen stage nothing changes', () => {
    expect(explainedCycles(cycles, [])).toEqual(cycles);
  });

  it.each([
    ['paused', 'other'],
    ['hormonal_contraception', 'contraception'],
    ['menopause', 'menopause_transition'],
    ['no_uterus_or_ovaries', 'other'],
  ] as const)('%s for a week: the one cycle it touches stays out', (stage, reason) => {
    const history = [span(stage, '2026-02-01'), span('menstruating', '2026-02-08')];
    expect(told(explainedCycles(cycles, history))).toEqual([
      '2026-01-01 28 null',
      `2026-01-29 28 ${reason}`,
      '2026-02-26 28 null',
      '2026-03-26 null null',
    ]);
  });

  it.each([
    ['2026-02-26', '2026-03-25', ['null', 'null', 'other', 'null']],
    ['2026-02-25', '2026-02-26', ['null', 'other', 'null', 'null']],
    ['2026-02-26', '2026-03-26', ['null', 'null', 'other', 'null']],
    ['2026-02-26', '2026-03-27', ['null', 'null', 'other', 'other']],
  ])('paused from %s, over on %s', (from, over, excluded) => {
    const history = [span('paused', from), span('irregular', over)];
    expect(explainedCycles(cycles, history).map((cycle) => String(cycle.excluded))).toEqual(excluded);
  });

  it('her own reason stays', () => {
    const [first, ...rest] = cycles;
    const own = first ? [{ ...first, excluded: 'travel' as const }, ...rest] : [];
    expect(explainedCycles(own, [span('paused', '2026-01-02')])[0]?.excluded).toBe('travel');
  });

  it('bleeding in a pregnancy and in the six weeks after a birth starts no cycle; the first period after them does', () => {
    const around = cyclesFrom(
      '2025-12-01',
      '2025-12-29',
      '2026-02-10',
      '2026-10-01',
      '2026-11-11',
      '2026-11-12',
      '2026-12-20',
    );
    const history = [span('pregnant', '2026-01-20'), span('postpartum', '2026-10-01')];
    expect(told(explainedCycles(around, history))).toEqual([
      '2025-12-01 28 null',
      '2025-12-29 356 pregnancy',
      '2026-12-20 null null',
    ]);
  });

  it('six weeks and no day less', () => {
    const history = [span('postpartum', '2026-10-01')];
    expect(explainedCycles(cyclesFrom('2026-09-01', '2026-11-11'), history)).toHaveLength(1);
    expect(explainedCycles(cyclesFrom('2026-09-01', '2026-11-12'), history)).toHaveLength(2);
  });
});

describe('what a forecast may learn from', () => {
  const cycles = cyclesFrom('2026-01-01', '2026-01-29', '2026-02-26');
  it.each([
    ['menstruating', [null, null, null]],
    ['perimenopause', [null, null, null]],
    ['hormonal_contraception', ['contraception', null, null]],
    ['postpartum', ['pregnancy', null, null]],
  ] as const)('%s since the second cycle', (stage, excluded) => {
    expect(learnedFrom(cycles, [span(stage, '2026-01-29')]).map((cycle) => cycle.excluded)).toEqual(excluded);
  });

  it('on a hormonal method its own bleeds count; after it they do not', () => {
    const on = [span('hormonal_contraception', '2026-01-29')];
    expect(explainedCycles(cycles, on).map(({ excluded }) => excluded)).toEqual([null, null, null]);
    expect(
      explainedCycles(cycles, [...on, span('menstruating', '2026-03-20')]).map(({ excluded }) => excluded),
    ).toEqual([null, 'contraception', 'contraception']);
  });
});
