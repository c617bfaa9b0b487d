import { daysBetween } from '#domain/calendar/local-date.ts';
import type { CycleView, PeriodForecast } from '#domain/cycle/cycle-view.ts';
import { dateWithYear, dayAndMonth, longDate, shortDate, twoDates } from '#web/ui/drawings/dates/date-words.ts';
import { numberWord } from '#web/ui/drawings/dates/number-words.ts';

/** A sentence in pieces: `key` pieces are the dates that carry it. `note` says what it rests on. */
export type ForecastWords = {
  readonly sentence: readonly { readonly text: string; readonly key: boolean }[];
  readonly note: string | null;
};

const PROMISE =
  'A forecast, not a promise, and not contraception. Stress, travel, illness and a new medicine can all move it.';

const USUAL = ' what is usual for your age and stage';

const say = (text: string) => ({ text, key: false });
const stress = (text: string) => ({ text, key: true });

/** "3 days past the window" */
export function daysPastWords(daysPast: number): string {
  return `${daysPast} ${daysPast === 1 ? 'day' : 'days'} past the window`;
}

function cyclesWords(count: number): string {
  return `your last ${count === 1 ? 'cycle' : `${numberWord(count)} cycles`}`;
}

function basisWords(forecast: PeriodForecast): string {
  const { cyclesUsed, shortest, longest } = forecast;
  if (forecast.basis === 'population') return `Based on${USUAL}. ${PROMISE}`;
  const range =
    shortest === null || longest === null
      ? ''
      : shortest === longest
        ? `, ${shortest} days`
        : `, ${shortest} to ${longest} days`;
  const mixed = forecast.basis === 'blended' ? `, and on${USUAL}` : '';
  return `Based on ${cyclesWords(cyclesUsed)}${range}${mixed}. ${PROMISE}`;
}

/** True when only a window may be drawn: the member's cycles vary too much, or nothing is the member's yet. */
export function isWindowOnly(view: CycleView, forecast: PeriodForecast): boolean {
  return view.irregular || forecast.mode === null || forecast.basis === 'population';
}

/** From this many days on a window is called wide: the member hears that this is usual for them. */
const WIDE = 14;

/** Whether the window of a forecast is a wide one. */
export function isWide({ low, high }: Pick<PeriodForecast, 'low' | 'high'>): boolean {
  return daysBetween(low, high) + 1 >= WIDE;
}

function withinWords(view: CycleView, { forecast, event }: { forecast: PeriodForecast; event: string }): ForecastWords {
  const note = basisWords(forecast);
  if (forecast.mode === null || isWindowOnly(view, forecast)) {
    return {
      sentence: [
        say(
          `${forecast.basis === 'population' ? 'Not enough history yet. ' : ''}Your next ${event} may start between `,
        ),
        stress(dayAndMonth(forecast.low)),
        say(' and '),
        stress(dayAndMonth(forecast.high)),
        say('.'),
      ],
      note:
        view.irregular && !view.ovulation
          ? `Your cycles vary too much for one date, so we don’t mark one. ${note}`
          : note,
    };
  }
  return {
    sentence: [
      say('Most likely '),
      stress(longDate(forecast.mode)),
      say(`. 8 times in 10 it starts between ${twoDates(forecast.low, forecast.high)}.`),
    ],
    note,
  };
}

/**
 * The forecast as one plain sentence for each life of the wheel (design 9, decisions 4). Nothing here is ever "late".
 */
export function forecastWords(view: CycleView, event: 'period' | 'bleed' = 'period'): ForecastWords {
  const { forecast } = view;
  if (view.state === 'resting')
    return {
      sentence: [
        say(
          view.startDate ? `We last heard from your cycle on ${dateWithYear(view.startDate)}` : 'Your cycle is resting',
        ),
      ],
      note: 'No count, no forecast. Everything you wrote is saved.',
    };
  if (view.state === 'past')
    return {
      sentence: [
        say(daysPastWords(view.daysPast)),
        say('. Travel, illness, stress or a new medicine can all delay a period.'),
      ],
      note: null,
    };
  if (view.state === 'window')
    return {
      sentence: forecast
        ? [
            say(
              isWide(forecast) ? 'Any day now. Your window is wide: it runs to ' : 'Any day now. The window runs to ',
            ),
            stress(shortDate(forecast.high)),
            say('.'),
          ]
        : [say('Any day now.')],
      note: forecast ? basisWords(forecast) : null,
    };
  if (view.state === 'none' || !forecast)
    return {
      sentence: [say('For most adults a cycle lasts 24 to 38 days.')],
      note: 'That’s everyone’s window, not yours yet.',
    };
  return withinWords(view, { forecast, event });
}

/** The bars in words, for those who hear them. */
export function levelBarsName(forecast: PeriodForecast): string {
  return `Any day between ${twoDates(forecast.low, forecast.high)}. No single day stands out.`;
}
