import type { ambientRoutes } from '#contract/ambient/ambient.routes.ts';
import type { cycleRoutes } from '#contract/cycle/cycle.routes.ts';
import type { forecastRoutes } from '#contract/forecast/forecast.routes.ts';
import type { journalRoutes } from '#contract/journal/journal.routes.ts';
import type { offlineRoutes } from '#contract/offline/offline.routes.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Refusal, type HandlersOf } from '#server/platform/http/handler.ts';
import { makeCopy, type Besides } from './make-copy.ts';

type Reads = Pick<
  HandlersOf<typeof ambientRoutes & typeof cycleRoutes & typeof forecastRoutes & typeof journalRoutes>,
  'getCycleEdits' | 'getForecasts' | 'getOvulation' | 'getJournalYear' | 'getOnThisMoon' | 'getSoundPresets'
>;
type Deps = {
  readonly clock: Clock;
  /** Reads of other features, whose replies stay on the device as they are. */ readonly reads: Reads;
};
type Call = Parameters<Reads['getCycleEdits']>[0];

export function offlineHandlers({ clock, reads }: Deps): HandlersOf<typeof offlineRoutes> {
  return {
    // Whoever shares a device finds nothing of the member's on it.
    getOfflineCopy: async (call) => ({
      copy:
        call.me.here === null || call.me.here.shared
          ? null
          : await makeCopy(call.me, { now: clock.now(), besides: (today) => readBesides(reads, { call, today }) }),
    }),
  };
}

async function readBesides(reads: Reads, { call, today }: { call: Call; today: LocalDate }): Promise<Besides> {
  const [cycleEdits, forecasts, ovulation, year, onThisMoon, soundPresets] = await Promise.all([
    reads.getCycleEdits(call),
    reads.getForecasts(call),
    reads.getOvulation(call),
    reads.getJournalYear({ ...call, query: { year: today.slice(0, 4) } }),
    reads.getOnThisMoon({ ...call, query: { date: today } }),
    reads.getSoundPresets(call),
  ]);
  const estimate = told(ovulation);
  return {
    cycleEdits: told(cycleEdits),
    forecasts: told(forecasts),
    ...(estimate.estimate && { ovulation: estimate }),
    year: told(year),
    onThisMoon: told(onThisMoon),
    soundPresets: told(soundPresets),
  };
}

/** None of these reads refuses; one that did would leave a copy with a hole. */
function told<T>(reply: T | Refusal): T {
  if (reply instanceof Refusal) throw new Error(`the copy lacks a reply: ${reply.code}`);
  return reply;
}
