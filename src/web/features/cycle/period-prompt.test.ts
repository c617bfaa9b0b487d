import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { cycleAt } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { periodPrompt } from './period-prompt.ts';

const on = (state: CycleView['state'], unwrappedDay: number, daysPast = 0) =>
  cycleAt({ state, unwrappedDay, daysPast });

test.each([
  ['nothing logged', on('none', 1), null, 'first'],
  ['inside the usual length', on('within', 18), null, 'edit'],
  ['the window has begun', on('window', 27), null, 'started'],
  ['the expected day itself (29 of 28)', on('window', 29), null, 'started'],
  ['the day after it', on('window', 30), null, 'expected'],
  ['the day after it, answered "not yet" today', on('window', 30), null, 'started', '2026-11-21'],
  ['the day after it, answered yesterday', on('window', 30), null, 'expected', '2026-11-20'],
  ['past the window', on('past', 36, 3), null, 'started'],
  ['13 days past it', on('past', 46, 13), null, 'started'],
  ['14 days past it', on('past', 47, 14), null, 'what_happened'],
  ['14 days past it, answered', on('past', 47, 14), 'travel', 'started'],
  ['resting', on('resting', 90, 60), null, 'started'],
] as const)('%s', (_when, view, reason, prompt, notYet: string | null = null) => {
  expect(periodPrompt(view, { reason, notYetOn: notYet === null ? null : localDate(notYet) })).toBe(prompt);
});
