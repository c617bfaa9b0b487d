import type { ReactElement } from 'react';
import type { User } from '#contract/account/account.schemas.ts';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { visibleView } from '#domain/stage/visible-view.ts';
import { cycleAt, moonsFrom } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { answered } from './answered.ts';
import { renderScreen } from './render-screen.tsx';
import { sampleUser } from './sample-user.ts';

export const TODAY = '2026-11-21';
export const NOTHING_LOGGED: CycleViewReply['lastLogged'] = { flow: null, mood: null, energy: null, symptoms: null };
export const NOTHING: Partial<CycleView> = {
  state: 'none',
  day: 1,
  unwrappedDay: null,
  phase: 'rest',
  daysLeft: 27,
  startDate: null,
  bleeding: [],
  forecast: null,
};
export const RESTING: Partial<CycleView> = {
  state: 'resting',
  unwrappedDay: 120,
  daysPast: 88,
  forecast: null,
  startDate: localDate('2026-07-25'),
};

/** Day 18 of 28 under a waxing moon, full on the 24th, and whatever a test changes about it. */
export function replyOf(view: Partial<CycleView> = {}, changes: Partial<CycleViewReply> = {}): CycleViewReply {
  const moon = moonsFrom('2026-11-10', 32).map((day) =>
    day.phase === 'full' ? { ...day, instant: '2026-11-24T14:53:00.000Z' } : day,
  );
  const stageNow = { stage: 'menstruating', stageSince: null, windowAsked: false, ...changes } as const;
  const known = cycleAt(view);
  // As the server tells it.
  return {
    view: visibleView(known, surfaceOf(stageNow, known.startDate)),
    moon,
    lastLogged: NOTHING_LOGGED,
    notYetOn: null,
    cyclesClosed: 6,
    ...stageNow,
  };
}

/** Today's check-in on the member's second day here, not done yet. */
export function checkInOf(changes: Partial<CheckInReply> = {}): CheckInReply {
  const milestones = [3, 7, 14, 21, 30].map((day) => ({ day, reachedOn: null }));
  return {
    date: localDate(TODAY),
    symbol: 'stone',
    affirmation: 'I can ask for help before it is urgent.',
    prompt: 'What would feel like enough, today?',
    doneToday: false,
    presenceDays: 2,
    milestones,
    next: { day: 3, inDays: 1 },
    ...changes,
  };
}

export type MemberOptions = {
  readonly checkIn?: CheckInReply;
  readonly user?: Partial<User>;
  readonly reply?: CycleViewReply | null;
  readonly reminders?: RemindersReply;
};

/**
 * A member's screen on TODAY as its document brings it; without a reply the screen has to ask for the member's cycle.
 */
export function renderForMember(
  part: ReactElement,
  { user = {}, reply = replyOf(), checkIn = checkInOf(), reminders }: MemberOptions = {},
) {
  return renderScreen(part, {
    data: {
      user: sampleUser(user),
      today: TODAY,
      now: `${TODAY}T12:00:00.000Z`,
      answers: {
        ...answered('getCheckIn', checkIn),
        ...(reply && answered('getCycleView', reply)),
        ...(reminders && answered('getReminders', reminders)),
      },
    },
  });
}
