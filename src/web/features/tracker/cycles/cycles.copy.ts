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
  text: 'A gap with a reason stays out of your averages, so it won’t move your forecast. You can undo this any time.',
  choose: 'Say what happened',
  missing: 'Choose a reason first.',
  legend: 'What explains it best?',
  save: 'Leave it out of my averages',
  saving: 'Saving...',
  failed: 'We couldn’t save this. Try again.',
} as const;

type Fact = { readonly name: string; readonly figures: string; readonly unit: string };
const upTo = (numbers: readonly number[]): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least} to ${most}`;
};

/** What is usual for the member, of finished cycles that count, newest first. Nothing before three of them. */
export function usualFacts(finished: readonly CycleWire[], event: 'period' | 'bleed'): readonly Fact[] | null {
  const lengths = finished.map(({ cycleLength }) => cycleLength).toReversed();
  const length = usualLength(lengths);
  if (length === null) return null;
  return [
    { name: 'Usual cycle', figures: String(length), unit: 'days' },
    { name: 'Shortest to longest', figures: upTo(lengths), unit: 'days' },
    { name: event === 'bleed' ? 'Bleed' : 'Period', figures: upTo(finished.map(bledDays)), unit: 'days' },
  ];
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
  fewer: 'Show the last four',
  /** Said with a row for those who hear it: "4 November, day 18, period of 5 days. Edit". */
  more: (cycle: CycleWire) => `, period of ${days(bledDays(cycle))}. Edit. `,
  leftOut: 'Left out of your averages',
  edit: {
    kicker: { period: 'Edit this period', bleed: 'Edit this bleed' },
    title: (start: LocalDate, end: LocalDate) =>
      start === end ? longDate(start) : `${dayAndMonth(start)} to ${dayAndMonth(end)}`,
    lead: 'You can undo any of these.',
    move: 'It started on another day',
    moveLabel: 'First day of bleeding',
    moveHint: 'Up to ten days earlier, or on a later day of this period.',
    moveSave: 'Move the start',
    chooseDay: 'Choose another day first.',
    end: 'It ended on another day',
    endLabel: 'Last day of bleeding',
    endHint: 'Days in between count as light bleeding if you logged none. Bleeding after it no longer counts.',
    endSave: 'Set the last day',
    notPeriod: 'This was not a period',
    notPeriodText: 'The bleeding stays in your log and doesn’t start a cycle.',
    notPeriodSave: 'Not a period',
    join: 'Join it to the previous period',
    joinText: (before: LocalDate) => `Both become one period that started on ${dayAndMonth(before)}.`,
    joinSave: 'Join them',
    split: 'These are two periods',
    splitLabel: 'The second started on',
    splitSave: 'Split here',
    exclude: 'Leave it out of my averages',
    excludeLabel: 'Because of',
    excludeSave: 'Leave it out',
    excluded: (reason: ExclusionReason) => `Left out of your averages: ${REASON_WORDS[reason].toLowerCase()}.`,
    include: 'Count it again',
    saving: 'Saving...',
    failed: 'We couldn’t change this. Try again.',
    undo: 'Undo',
    close: 'Done',
    oneCycle: 'This was one cycle',
    oneCycleText: (length: number) =>
      `A gap of ${length} days can be one long cycle, or two with a period you didn’t log. If it was one, the forecast counts it.`,
    oneCycleSave: 'It was one cycle',
    toldOne: 'You said this was one cycle',
    oneCycleBack: 'Let the forecast decide',
  },
  done: {
    one_cycle: 'This now counts as one cycle.',
    move_start: (to: LocalDate) => `This period now starts on ${longDate(to)}.`,
    end: (to: LocalDate) => `This period now ends on ${longDate(to)}.`,
    not_period: 'This bleeding no longer counts as a period.',
    join: 'They’re now one period.',
    split: 'They’re now two periods.',
    exclude: 'This cycle is left out of your averages.',
    include: 'This cycle counts in your averages again.',
    undone: 'Undone. Everything is as it was.',
  },
} as const;

/** Words of the list of what the member changed by hand. */
export const handChanges = {
  title: 'Changes you made by hand',
  count: (changes: number) => (changes === 0 ? undefined : `${changes} ${changes === 1 ? 'change' : 'changes'}`),
  notPeriod: 'not counted as a period',
  joined: 'joined to the period before it',
  split: 'counted as the start of a second period',
  move_start: (to: LocalDate) => `start moved to ${dayAndMonth(to)}`,
  end: (to: LocalDate) => `set to end on ${dayAndMonth(to)}`,
  excluded: (reason: string) => `left out of your averages: ${reason.toLowerCase()}`,
  oneCycle: 'counted as one long cycle',
  undo: 'Undo',
  undoing: 'Undoing...',
  undone: 'Undone',
  none: 'Everything is as you logged it.',
  failed: 'We couldn’t undo this. Try again.',
  unread: 'We couldn’t load the changes you made by hand.',
  again: 'Try again',
} as const;
