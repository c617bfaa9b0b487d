import type { HeatFigures } from '#domain/insight/report/kept-figures.ts';
import type { MissedDays, PainOverDays, PlaceDays } from '#domain/pain-map/pain-map.ts';
import { PLACE_WORDS } from '#web/ui/drawings/body/place-words.ts';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** Words of what the log says of the conditions a member keeps. */
export const kept = {
  loading: 'Opening your days...',
  failed: { title: 'We couldn’t load your days', text: 'What you logged is safe. Try again in a moment.' },
  spans: { label: 'Which days', cycle: 'This cycle', quarter: '90 days' },
  chart: {
    title: 'Blood loss chart',
    none: 'No day is counted on the chart yet. Open a day of your period and count what you change.',
  },
  pain: {
    title: 'Pain map',
    none: 'No pain is logged in these days. Days without an answer aren’t counted as days without pain.',
    clear: (told: number) => `You logged no pain on ${counted(told, 'day')}. The other days have no answer.`,
    sum: ({ painful, told, worst, median }: PainOverDays) =>
      `Pain on ${painful} of the ${counted(told, 'day')} you logged it. Worst ${worst} of 10, median ${median}.`,
    strong: (days: number) => `8 of 10 or more on ${counted(days, 'day')}.`,
    places: 'Where it hurt, in days',
    place: ({ place, days, worst }: PlaceDays) => `${PLACE_WORDS[place]}: ${counted(days, 'day')}, worst ${worst}`,
    withoutPlace: (days: number) => `${counted(days, 'day')} without a place.`,
  },
  relief: {
    title: 'Painkillers',
    one: ({ name, days, amount }: PainOverDays['painkillers'][number]) =>
      `${name}: ${counted(days, 'day')}${amount === null ? '' : `, ${amount} in all`}`,
  },
  missed: {
    title: 'Days missed',
    sum: ({ days, each }: MissedDays) =>
      `Bleeding or pain kept you from something on ${counted(days, 'day')}: ${each
        .map(({ what, days: on }) => `${what === 'plans' ? 'other plans' : what} on ${on}`)
        .join(', ')}.`,
  },
  heat: {
    title: 'Hot flashes and sleep',
    none: 'Nothing of this is logged in these days.',
    lines: ({ flushes, day, night, sweats, sleep, poorNights }: HeatFigures) => [
      ...(flushes > 0 ? [`Hot flashes on ${counted(flushes, 'day')}.`] : []),
      ...(day ? [`In the day: median ${day.median}, most ${day.most}, from ${counted(day.days, 'day')}.`] : []),
      ...(night ? [`At night: median ${night.median}, most ${night.most}, from ${counted(night.days, 'night')}.`] : []),
      ...(sweats > 0 ? [`Night sweats on ${counted(sweats, 'day')}.`] : []),
      ...(sleep ? [`Sleep: median ${sleep.median} hours, from ${counted(sleep.nights, 'night')}.`] : []),
      ...(poorNights > 0 ? [`Poor sleep on ${counted(poorNights, 'day')}.`] : []),
    ],
  },
} as const;
