import { dayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import { LEAST_CYCLES, moonLink } from '#domain/moon/link/moon-link.ts';
import { turnScale } from '#domain/moon/link/moon-turn.ts';
import { periodRuns } from '#domain/moon/link/period-runs.ts';
import { seeded } from '#domain/moon/link/seeded.ts';
import type { MoonPeriods } from '#contract/moon/moon.schemas.ts';
import type { Member } from '#server/features/account/public.ts';
import { cyclesOf, surfaceNow } from '#server/features/cycle/public.ts';
import { principalInstants } from '#server/platform/sky/sky.ts';

const DAY = 86_400_000;
/** Days around the member's periods whose instants are fetched, so that each first day stands between two of them. */
const AROUND = 9;
const SEED = 29;

/**
 * The member's periods against the moon, as they are logged now; null in stages that have no wheel of a cycle
 * (decisions 7 and 8).
 */
export function readMoonPeriods(member: Member, { summary, now }: { summary: Summary; now: Date }): MoonPeriods {
  const starts = periodRuns(cyclesOf(member, summary));
  const days = starts.flat();
  if (surfaceNow(member, { now, startDate: days.at(-1) ?? null }).wheel !== 'cycle') return { link: null };
  const turnOf =
    days.length === 0
      ? () => 0
      : turnScale(principalInstants(noonOf(days[0] as LocalDate, -AROUND), noonOf(days.at(-1) as LocalDate, AROUND)));
  return { link: { ...moonLink({ starts, turnOf, random: seeded(SEED) }), needed: LEAST_CYCLES } };
}

function noonOf(date: LocalDate, later: number): Date {
  return new Date((dayNumber(date) + later + 0.5) * DAY);
}
