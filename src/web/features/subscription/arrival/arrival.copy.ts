import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';

/** Words of the first look at the wheel, right after the questionnaire. */
export const arrivalCopy = {
  kicker: 'Your wheel',
  title: ({ state, day, unwrappedDay }: CycleView) =>
    state === 'none' || state === 'resting'
      ? 'Your wheel is ready.'
      : `You’re on day ${state === 'within' ? day : unwrappedDay}.`,
  other: 'You’re all set.',
  told: 'It started from the one date you gave. It gets more precise with every period you log.',
  known: 'Here’s where you are today. Your answers are saved.',
  waiting: 'It starts turning with the first day of your last period. You can add that any time.',
  otherLead: 'Your answers are saved. Your first page is ready for you.',
  loading: 'Loading...',
  failed: 'We couldn’t load your wheel. You’ll find it on your home page.',
  go: 'See my day',
  plans: 'Plans for later',
  free: (ends: LocalDate) => `Everything is free until ${longDate(ends)}. You don’t have to choose today.`,
  over: 'Your trial has ended. Logging and your journal stay open without a plan.',
} as const;
