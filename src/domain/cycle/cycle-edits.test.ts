import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { applyEdit, type CycleEdit } from './cycle-edits.ts';
import { NO_EDITS } from './cycle-view.ts';

const D = localDate('2026-03-01');
const E = localDate('2026-04-01');
const apply = (...edits: CycleEdit[]) => edits.reduce(applyEdit, NO_EDITS);

it('excludes with a reason, changes the reason, takes it back', () => {
  expect(apply({ kind: 'exclude', startDate: D, reason: 'illness' }).excluded).toEqual([{ startDate: D, reason: 'illness' }]);
  expect(apply({ kind: 'exclude', startDate: D, reason: 'illness' }, { kind: 'exclude', startDate: D, reason: 'travel' }).excluded).toEqual([{ startDate: D, reason: 'travel' }]);
  expect(apply({ kind: 'exclude', startDate: D, reason: 'illness' }, { kind: 'exclude', startDate: D, reason: 'illness', undo: true })).toEqual(NO_EDITS);
});

it.each([
  ['a join takes back a split', [{ kind: 'split', startDate: D }, { kind: 'join', startDate: D }], { ...NO_EDITS, joined: [D] }],
  ['a split takes back a join', [{ kind: 'join', startDate: D }, { kind: 'split', startDate: D }], { ...NO_EDITS, split: [D] }],
  ['a join takes back not a period', [{ kind: 'not_period', startDate: D }, { kind: 'join', startDate: D }], { ...NO_EDITS, joined: [D] }],
  ['not a period takes back an exclusion', [{ kind: 'exclude', startDate: D, reason: 'other' }, { kind: 'not_period', startDate: D }], { ...NO_EDITS, notPeriod: [D] }],
  ['not a period keeps the split that set it apart', [{ kind: 'split', startDate: D }, { kind: 'not_period', startDate: D }], { ...NO_EDITS, split: [D], notPeriod: [D] }],
  ['other days stay', [{ kind: 'split', startDate: E }, { kind: 'join', startDate: D }], { ...NO_EDITS, joined: [D], split: [E] }],
  ['undo takes back only its own kind', [{ kind: 'split', startDate: D }, { kind: 'not_period', startDate: D }, { kind: 'not_period', startDate: D, undo: true }], { ...NO_EDITS, split: [D] }],
] as [string, CycleEdit[], typeof NO_EDITS][])('%s', (_, edits, expected) => {
  expect(apply(...edits)).toEqual(expected);
});

it('never holds two words against each other for one day, nor the same word twice', () => {
  const edit: fc.Arbitrary<CycleEdit> = fc.record({ kind: fc.constantFrom('exclude', 'not_period', 'join', 'split'), startDate: fc.constantFrom(D, E), reason: fc.constantFrom('stress', 'other'), undo: fc.boolean() }) as fc.Arbitrary<CycleEdit>;
  fc.assert(fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
    const held = edits.reduce(applyEdit, NO_EDITS);
    const excluded = held.excluded.map((entry) => entry.startDate);
    for (const list of [held.joined, held.split, held.notPeriod, excluded]) expect(new Set(list).size).toBe(list.length);
    for (const date of held.joined) expect([...held.split, ...held.notPeriod, ...excluded]).not.toContain(date);
    for (const date of held.notPeriod) expect(excluded).not.toContain(date);
  }));
});
