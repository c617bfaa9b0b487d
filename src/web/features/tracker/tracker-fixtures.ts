import type { CycleViewReply, CycleWire, MonthReply } from '#contract/cycle/cycle.schemas.ts';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { visibleView } from '#domain/stage/visible-view.ts';
import { cycleAt, moonsFrom } from '#web/ui/drawings/wheel/cycle-fixtures.ts';

/**
 * The answers a tracker screen stands on in tests: day 18 on 21 November 2026, and whatever a test changes about it.
 */
export const TODAY = localDate('2026-11-21');
const moon = moonsFrom('2026-11-04', 40);

export function replyAt(
  change: Partial<CycleView> = {},
  stage: CycleViewReply['stage'] = 'menstruating',
): CycleViewReply {
  const known = cycleAt(change);
  const stageNow = { stage, stageSince: null, windowAsked: false };
  // As the server tells it.
  return {
    view: visibleView(known, surfaceOf(stageNow, known.startDate)),
    moon,
    ...stageNow,
    lastLogged: { flow: null, mood: null, energy: null, symptoms: null },
    notYetOn: null,
    cyclesClosed: 6,
  };
}

export const OPEN: CycleWire = {
  id: '00000000-0000-4000-8000-000000000001',
  startDate: localDate('2026-11-04'),
  cycleLength: 28,
  periodLength: 5,
  createdAt: '2026-11-03T23:00:00.000Z',
  endDate: null,
  periodEnd: localDate('2026-11-08'),
  excluded: null,
};
export const BEFORE: CycleWire = {
  ...OPEN,
  id: '00000000-0000-4000-8000-000000000002',
  startDate: localDate('2026-10-07'),
  createdAt: '2026-10-06T22:00:00.000Z',
  endDate: localDate('2026-11-03'),
  periodEnd: localDate('2026-10-11'),
};

export function monthWith(logs: MonthReply['logs'] = [], month = '2026-11'): MonthReply {
  return { month, logs, moon };
}

export const NOTHING_LOGGED: Partial<CycleView> = {
  state: 'none',
  day: 1,
  unwrappedDay: null,
  phase: 'rest',
  daysLeft: 27,
  startDate: null,
  bleeding: [],
  forecast: null,
};

export const NO_LISTS_YET: LogListsReply = { symptoms: [], medications: [], temperatureUnit: 'celsius', mostUsed: [] };
