import type { EventWire } from '#contract/event/event.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { timeOfDay, type Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import { percentLit } from '#web/ui/drawings/moon/moon.copy.ts';
import { events } from './event.copy.ts';

/** "Tue 24 Nov" and "8:00 pm", as the clocks of a zone show them. */
export function whenOf({ startsAt, endsAt }: Pick<EventWire, 'startsAt' | 'endsAt'>, clocks: Clocks) {
  return {
    day: shortDate(dayInZone(new Date(startsAt), clocks.zone)),
    from: timeOfDay(startsAt, clocks),
    to: timeOfDay(endsAt, clocks),
  };
}

/** What stands under a circle's moon: "new at 7:52 pm" on its day, else "63% lit". */
export function moonLine({ moon }: Pick<EventWire, 'moon'>, clocks: Clocks): string {
  if ((moon.phase === 'full' || moon.phase === 'new') && moon.instant)
    return events.at(events.sky.phase[moon.phase], timeOfDay(moon.instant, clocks));
  return events.lit(percentLit(moon));
}

/** "Full moon" or "Waxing gibbous, 88% lit". */
export function moonName({ moon }: Pick<EventWire, 'moon'>): string {
  const name = phaseName(moon.phase);
  return moon.phase === 'full' || moon.phase === 'new' ? name : `${name}, ${events.lit(percentLit(moon))}`;
}
