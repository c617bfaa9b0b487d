import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MoonYear } from '#contract/digital-good/digital-good.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { moonMonthFor } from '#server/platform/sky/moon-month.ts';

/** A year of moons as the clocks of a zone count it. Months are reckoned one a turn, so that nobody waits for a year. */
export async function moonYearFor(year: string, zone: string): Promise<MoonYear> {
  const made: MoonYear = { year, zone, days: [], instants: [], fullMoons: [], eclipses: [] };
  let whole = made;
  for (let n = 1; n <= 12; n += 1) {
    const month = `${year}-${String(n).padStart(2, '0')}`;
    const { days, instants, fullMoons, eclipses } = moonMonthFor(month, zone);
    const isIn = ({ at }: { readonly at: string }) => dayInZone(new Date(at), zone).startsWith(month);
    whole = {
      ...whole,
      days: [...whole.days, ...days.filter(({ date }) => date.startsWith(month))],
      instants: [...whole.instants, ...instants.filter(isIn)],
      fullMoons: [...whole.fullMoons, ...fullMoons.filter(isIn)],
      eclipses: [...whole.eclipses, ...eclipses.filter(isIn)],
    };
    await nextTurn();
  }
  return whole;
}
