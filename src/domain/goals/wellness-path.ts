import { dayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { LastLogged } from '#domain/cycle/summary.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { intentionFor, MAX_RECOMMENDATIONS } from './home-words.ts';

/** A step on the member's path: a page that exists, what the link says, and why it is this one today. */
export type PathStep = { readonly path: string; readonly label: string; readonly reason: string };

/** What the path knows of the member's day. `phase` is null where none is told. */
export type PathDay = {
  readonly today: LocalDate;
  readonly goals: readonly string[];
  readonly surface: Pick<StageSurface, 'wheel' | 'bleedingLog'>;
  readonly phase: Phase | null;
  readonly cyclesClosed: number;
  readonly lastLogged: LastLogged;
};

/** Closed cycles from which something can come back in them. */
const ENOUGH_CYCLES = 3;
/** Words in a goal, in lower case, that an appointment goes with. */
const APPOINTMENTS = ['pain', 'heal reproductive', 'menopause', 'fertility', 'endometriosis', 'regularity'];

const FIRST: PathStep = {
  path: '/tracker',
  label: 'Log your first day',
  reason: 'Everything else grows from the days you log. One tap is enough to begin.',
};
const BY_PHASE: Readonly<Record<Phase, PathStep>> = {
  rest: {
    path: '/tracker',
    label: 'Log how heavy it is',
    reason: 'You’re in Rest. Your forecast is made from these days.',
  },
  create: {
    path: '/journal',
    label: 'Write down one beginning',
    reason: 'You’re in Create, the part of the wheel for first steps.',
  },
  shine: {
    path: '/journal',
    label: 'Write down what you’re proud of',
    reason: 'You’re in Shine, the part of the wheel for being seen.',
  },
  reflect: {
    path: '/journal',
    label: 'Write a page before the day ends',
    reason: 'You’re in Reflect, the part of the wheel for looking back.',
  },
};
const BY_MOON: PathStep = {
  path: '/tracker',
  label: 'Log your energy',
  reason: 'Your wheel follows the moon. What you log fills it in.',
};
const NIGHTLY: PathStep = {
  path: '/moon-calendar',
  label: 'Look up tonight',
  reason: 'Take a minute outside. The calendar tells you what you see.',
};

/**
 * The one next step of a day (§2.3). Before anything is logged that is the first day. After that all that fits takes
 * its turn, a day each: what the member's phase or the wheel of the member's stage suggests, what the first three of
 * the member's goals lead to, what the member's logs are enough for. The same day always gives the same step, and the
 * next day another one where there are two. `exists` says which paths have a page.
 */
export function nextPathStep(day: PathDay, exists: (path: string) => boolean): PathStep {
  if (Object.values(day.lastLogged).every((last) => last === null)) return FIRST;
  const fitting = [byStage(day), ...byGoals(day.goals), ...byLogs(day), NIGHTLY].filter(({ path }) =>
    exists(path.split('?')[0] as string),
  );
  const steps = fitting.filter((step, at) => fitting.findIndex(({ path }) => path === step.path) === at);
  return steps[dayNumber(day.today) % steps.length] ?? FIRST;
}

function byStage({ surface, phase }: PathDay): PathStep {
  if (surface.wheel === 'energy') return BY_MOON;
  return phase
    ? BY_PHASE[phase]
    : {
        path: '/tracker',
        label: 'Log today',
        reason: 'A day with one word in it is easier to read later.',
      };
}

function byGoals(goals: readonly string[]): PathStep[] {
  return goals.slice(0, MAX_RECOMMENDATIONS).flatMap((goal) =>
    (intentionFor(goal)?.links ?? []).map((link) => ({
      ...link,
      reason: `Because you chose: ${goal}.`,
    })),
  );
}

function byLogs({ cyclesClosed, goals, surface }: PathDay): PathStep[] {
  const patterns = cyclesClosed >= ENOUGH_CYCLES && surface.wheel === 'cycle' && surface.bleedingLog;
  const appointment = goals.some((goal) => APPOINTMENTS.some((word) => goal.toLowerCase().includes(word)));
  return [
    ...(patterns
      ? [
          {
            path: '/insights',
            label: 'See what comes back',
            reason: `You’ve completed ${cyclesClosed} cycles. That’s enough to look for patterns.`,
          },
        ]
      : []),
    ...(appointment
      ? [
          {
            path: '/report',
            label: 'Look at your page for the doctor',
            reason: 'Everything you logged, on one page for your next appointment.',
          },
        ]
      : []),
  ];
}
