import { expect, test } from 'vitest';
import { localDate } from '../calendar/local-date.ts';
import { applyEdit } from './cycle-edits.ts';
import { NO_EDITS } from './cycle-view.ts';
import type { DayLog } from './day-log.ts';
import { standingEdits } from './standing-edits.ts';

const d = localDate;
const bled = (...days: string[]): DayLog[] => days.map((day) => ({ date: d(`2026-11-${day}`), flow: 'medium' }));
const splitOn6 = { ...NO_EDITS, split: [d('2026-11-06')] };

test.each([
  ['bleeding the day before and on the day', bled('05', '06'), true],
  ['two days without bleeding between', bled('04', '07'), true],
  ['three days without bleeding between', bled('03', '07'), false],
  ['no bleeding before it', bled('06', '07'), false],
  ['no bleeding from it on', bled('04', '05'), false],
  ['only spotting before it', [{ date: d('2026-11-05'), flow: 'spotting' } as const, ...bled('06')], false],
  [
    'bleeding before it that no longer counts',
    [{ date: d('2026-11-05'), flow: 'medium', bleedingExcluded: true } as const, ...bled('06')],
    false,
  ],
])('a split stands where it separates: %s', (_where, logs, stands) => {
  expect(standingEdits(splitOn6, logs).split).toEqual(stands ? ['2026-11-06'] : []);
});

test('every other change stands until it is taken back, whatever was logged since', () => {
  const edits = applyEdit(
    applyEdit({ ...NO_EDITS, joined: [d('2026-11-20')] }, { kind: 'not_period', startDate: d('2026-11-04') }),
    { kind: 'exclude', startDate: d('2026-10-07'), reason: 'stress' },
  );
  const { traces: _, ...lists } = edits;
  expect(standingEdits(edits, [])).toEqual({ ...lists, moved: [] });
});
