import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { EXCLUSION_REASONS, type ExclusionReason } from '#domain/cycle/cycle-view.ts';
import { usualLength } from '#domain/cycle/usual-length.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { dayAndMonth, longDate } from '#web/ui/drawings/dates/date-words.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const REASON_WORDS: Readonly<Record<ExclusionReason, string>> = {
  skipped_logging: 'Periods that were not logged',
  illness: 'Illness',
  stress: 'Stress',
  travel: 'Travel',
  pregnancy: 'Pregnancy',
  contraception: 'Contraception',
  menopause_transition: 'The years before menopause',
  other: 'Something else',
};
const NOT_IN_FIRST_YEARS: readonly ExclusionReason[] = ['menopause_transition'];

/** The reasons the member may give, as the member's stage words them. */
export function reasons(surface: StageSurface): { value: ExclusionReason; label: string }[] {
  const shown = EXCLUSION_REASONS.filter(
    (reason) => surface.wording !== 'first_years' || !NOT_IN_FIRST_YEARS.includes(reason),
  );
  return shown.map((value) => ({ value, label: REASON_WORDS[value] }));
}

/** Words of the question two weeks past the window (decisions 4). */
export const whatHappened = {
  title: 'What happened, if you want to say?',
  text: 'A gap with a reason stays out of your averages, so that it does not move your forecast. You can take it back at any time.',
  choose: 'Say what happened',
  legend: 'What explains it best?',
  save: 'Keep it out of my averages',
  saving: 'Saving...',
  failed: 'This was not saved. Please try again.',
} as const;

/** "Usually 28 days. The shortest ran 27, the longest 31.", of lengths oldest first. Nothing before three cycles count. */
export function usualWords(lengths: readonly number[]): string | null {
  const length = usualLength(lengths);
  if (length === null) return null;
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const usual = `Usually ${length} days.`;
  return shortest === longest
    ? `${usual} Each ran the same.`
    : `${usual} The shortest ran ${shortest}, the longest ${longest}.`;
}

/** Days from first to last bleeding, as they were logged. */
function bledDays({ startDate, periodEnd }: Pick<CycleWire, 'startDate' | 'periodEnd'>): number {
  return daysBetween(startDate, periodEnd) + 1;
}

/** Words of the list of cycles and of the dialog that edits one. */
export const cycles = {
  title: 'Your cycles',
  axis: 'day 1',
  days,
  all: (count: number) => `Show all ${count} cycles`,
  fewer: 'Show the last eight',
  /** Said with a row for those who hear it: "4 November, day 18, period of 5 days. Edit". */
  more: (cycle: CycleWire) => `, period of ${days(bledDays(cycle))}. Edit. `,
  leftOut: 'Out of your averages',
  bring: 'Bring your history from another app',
  edit: {
    kicker: { period: 'Edit this period', bleed: 'Edit this bleed' },
    title: (start: LocalDate, end: LocalDate) =>
      start === end ? longDate(start) : `${dayAndMonth(start)} to ${dayAndMonth(end)}`,
    lead: 'Each change can be taken back, and gives you back exactly what you had.',
    move: 'It began on another day',
    moveLabel: 'First day of bleeding',
    moveHint: 'Up to ten days earlier, or on a later day of this period.',
    moveSave: 'Move the start',
    end: 'It ended on another day',
    endLabel: 'Last day of bleeding',
    endHint: 'Days in between count as light bleeding where you logged none; bleeding after it no longer counts.',
    endSave: 'Set the last day',
    notPeriod: 'This was not a period',
    notPeriodText: 'Bleeding in between stays in your log and starts no cycle.',
    notPeriodSave: 'Not a period',
    join: 'It belongs to the one before',
    joinText: (before: LocalDate) => `Both become one period that began on ${dayAndMonth(before)}.`,
    joinSave: 'Join them',
    split: 'These are two periods',
    splitLabel: 'The second began on',
    splitSave: 'Split here',
    exclude: 'Keep it out of my averages',
    excludeLabel: 'Because of',
    excludeSave: 'Leave it out',
    excluded: (reason: ExclusionReason) => `Out of your averages: ${REASON_WORDS[reason].toLowerCase()}.`,
    include: 'Count it again',
    saving: 'Saving...',
    failed: 'This was not changed. Please try again.',
    undo: 'Take it back',
    close: 'Done',
    oneCycle: 'This was one cycle',
    oneCycleText: (length: number) =>
      `A gap of ${length} days can be one long cycle, or two with a period you didn’t log. If it was one, the forecast counts it.`,
    oneCycleSave: 'It was one cycle',
    toldOne: 'You said this was one cycle',
    oneCycleBack: 'Let the forecast decide',
  },
  done: {
    one_cycle: 'This counts as one cycle now.',
    move_start: (to: LocalDate) => `This period now begins on ${longDate(to)}.`,
    end: (to: LocalDate) => `This period ends on ${longDate(to)} now.`,
    not_period: 'This bleeding counts as no period now.',
    join: 'The two are one period now.',
    split: 'These are two periods now.',
    exclude: 'This cycle stays out of your averages.',
    include: 'This cycle counts in your averages again.',
    undone: 'Taken back. All is as it was before.',
  },
} as const;

/** Words of the list of what the member changed by hand. */
export const handChanges = {
  title: 'Changes you made by hand',
  notPeriod: 'not counted as a period',
  joined: 'joined to the period before it',
  split: 'counted as the start of a second period',
  move_start: (to: LocalDate) => `start moved to ${dayAndMonth(to)}`,
  end: (to: LocalDate) => `set to end on ${dayAndMonth(to)}`,
  excluded: (reason: string) => `out of your averages: ${reason.toLowerCase()}`,
  oneCycle: 'counted as one long cycle',
  undo: 'Undo',
  undoing: 'Undoing...',
  undone: 'Taken back',
  none: 'All is as you logged it.',
  failed: 'This was not taken back. Please try again.',
  unread: 'The changes you made by hand did not come through.',
  again: 'Try again',
} as const;
