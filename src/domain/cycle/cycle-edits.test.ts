import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { anchored, applyEdit, type CycleEdit } from './cycle-edits.ts';
import { NO_EDITS, type CycleEdits } from './cycle-view.ts';

const D = localDate('2026-03-01');
const E = localDate('2026-04-01');
const lists = ({ joined, split, notPeriod, excluded }: CycleEdits) => ({ joined, split, notPeriod, excluded });
const apply = (...edits: CycleEdit[]) => lists(edits.reduce(applyEdit, NO_EDITS));

it('excludes with a reason, changes the reason, takes it back', () => {
  expect(apply({ kind: 'exclude', startDate: D, reason: 'illness' }).excluded).toEqual([
    { startDate: D, reason: 'illness' },
  ]);
  expect(
    apply({ kind: 'exclude', startDate: D, reason: 'illness' }, { kind: 'exclude', startDate: D, reason: 'travel' })
      .excluded,
  ).toEqual([{ startDate: D, reason: 'travel' }]);
  expect(
    apply(
      { kind: 'exclude', startDate: D, reason: 'illness' },
      { kind: 'exclude', startDate: D, reason: 'illness', undo: true },
    ),
  ).toEqual(NO_EDITS);
});

it.each([
  [
    'a join takes back a split',
    [
      { kind: 'split', startDate: D },
      { kind: 'join', startDate: D },
    ],
    { ...NO_EDITS, joined: [D] },
  ],
  [
    'a split takes back a join',
    [
      { kind: 'join', startDate: D },
      { kind: 'split', startDate: D },
    ],
    { ...NO_EDITS, split: [D] },
  ],
  [
    'a join takes back not a period',
    [
      { kind: 'not_period', startDate: D },
      { kind: 'join', startDate: D },
    ],
    { ...NO_EDITS, joined: [D] },
  ],
  [
    'not a period takes back an exclusion',
    [
      { kind: 'exclude', startDate: D, reason: 'other' },
      { kind: 'not_period', startDate: D },
    ],
    { ...NO_EDITS, notPeriod: [D] },
  ],
  [
    'not a period keeps the split that set it apart',
    [
      { kind: 'split', startDate: D },
      { kind: 'not_period', startDate: D },
    ],
    { ...NO_EDITS, split: [D], notPeriod: [D] },
  ],
  [
    'other days stay',
    [
      { kind: 'split', startDate: E },
      { kind: 'join', startDate: D },
    ],
    { ...NO_EDITS, joined: [D], split: [E] },
  ],
  [
    'undo takes back only its own kind',
    [
      { kind: 'split', startDate: D },
      { kind: 'not_period', startDate: D },
      { kind: 'not_period', startDate: D, undo: true },
    ],
    { ...NO_EDITS, split: [D] },
  ],
] as [string, CycleEdit[], typeof NO_EDITS][])('%s', (_, edits, expected) => {
  expect(apply(...edits)).toEqual(expected);
});

const anEdit: fc.Arbitrary<CycleEdit> = fc.record({
  kind: fc.constantFrom('exclude', 'not_period', 'join', 'split'),
  startDate: fc.constantFrom(D, E),
  reason: fc.constantFrom('stress', 'other'),
  undo: fc.boolean(),
}) as fc.Arbitrary<CycleEdit>;
const sorted = (edits: CycleEdits) => ({
  joined: edits.joined.toSorted(),
  split: edits.split.toSorted(),
  notPeriod: edits.notPeriod.toSorted(),
  excluded: edits.excluded.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1)),
});

it('a change taken back leaves what was there before it, whatever it replaced', () => {
  const was = [
    { kind: 'exclude', startDate: D, reason: 'illness' },
    { kind: 'split', startDate: E },
  ] as const;
  for (const edit of [
    { kind: 'not_period', startDate: D },
    { kind: 'join', startDate: D },
    { kind: 'exclude', startDate: D, reason: 'travel' },
    { kind: 'join', startDate: E },
  ] as const) {
    expect(sorted(apply(...was, edit, { ...edit, undo: true }))).toEqual(sorted(apply(...was)));
  }
  fc.assert(
    fc.property(fc.array(anEdit, { maxLength: 12 }), anEdit, (before, last) => {
      const edit = { ...last, undo: false };
      const held = before.reduce(applyEdit, NO_EDITS);
      const changed = applyEdit(held, edit);
      if (changed === held) return;
      expect(sorted(applyEdit(changed, { ...edit, undo: true }))).toEqual(sorted(held));
    }),
    { numRuns: 1000 },
  );
});

it('the same change twice is once: taking it back leaves none of it', () => {
  const twice = apply({ kind: 'split', startDate: D }, { kind: 'split', startDate: D });
  expect(twice.split).toEqual([D]);
  expect(
    apply(
      { kind: 'split', startDate: D },
      { kind: 'split', startDate: D },
      { kind: 'split', startDate: D, undo: true },
    ),
  ).toEqual(NO_EDITS);
});

it('a mark is changed and taken back where it was made, also when the start of its period has moved since', () => {
  const edits = { ...NO_EDITS, excluded: [{ startDate: D, reason: 'illness' as const }] };
  const cycle = (startDate: typeof D, periodEnd: typeof D) => [
    { startDate, periodEnd, periodLength: 1, length: null, excluded: null },
  ];
  const mark = (startDate: typeof D) => ({ kind: 'exclude', startDate, reason: 'travel' }) as const;
  expect(anchored(mark(addDays(D, -4)), { cycles: cycle(addDays(D, -4), D), edits }).startDate).toBe(D);
  expect(anchored(mark(addDays(D, 3)), { cycles: cycle(addDays(D, 3), addDays(D, 5)), edits }).startDate).toBe(D);
  expect(anchored(mark(addDays(D, 4)), { cycles: cycle(addDays(D, 4), addDays(D, 5)), edits }).startDate).toBe(
    addDays(D, 4),
  );
});

it('never holds two words against each other for one day, nor the same word twice', () => {
  fc.assert(
    fc.property(fc.array(anEdit, { maxLength: 12 }), (edits) => {
      const held = edits.reduce(applyEdit, NO_EDITS);
      const excluded = held.excluded.map((entry) => entry.startDate);
      for (const list of [held.joined, held.split, held.notPeriod, excluded])
        expect(new Set(list).size).toBe(list.length);
      for (const date of held.joined) expect([...held.split, ...held.notPeriod, ...excluded]).not.toContain(date);
      for (const date of held.notPeriod) expect(excluded).not.toContain(date);
    }),
  );
});

it('this was one cycle: said once, taken back, and untouched by every other change', () => {
  const said = applyEdit(NO_EDITS, { kind: 'one_cycle', startDate: D });
  expect(said).toEqual({ ...NO_EDITS, oneCycle: [D] });
  expect(applyEdit(said, { kind: 'one_cycle', startDate: D })).toEqual(said);
  const others: readonly CycleEdit[] = [
    { kind: 'join', startDate: E },
    { kind: 'split', startDate: E },
    { kind: 'not_period', startDate: E },
    { kind: 'not_period', startDate: E, undo: true },
    { kind: 'exclude', startDate: E, reason: 'travel' },
    { kind: 'exclude', startDate: E, reason: 'travel', undo: true },
  ];
  expect(others.reduce(applyEdit, said).oneCycle).toEqual([D]);
  expect(applyEdit(said, { kind: 'one_cycle', startDate: D, undo: true })).toEqual(NO_EDITS);
});
