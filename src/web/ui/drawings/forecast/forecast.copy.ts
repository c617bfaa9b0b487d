import type { CycleView, PeriodForecast } from '#domain/cycle/cycle-view.ts';
import { dateWithYear, dayAndMonth, longDate, shortDate, twoDates } from '#web/ui/drawings/dates/date-words.ts';

/** A sentence in pieces: `key` pieces are the dates that carry it. `note` says what it rests on. */
export type ForecastWords = {
  readonly sentence: readonly { readonly text: string; readonly key: boolean }[];
  readonly note: string | null;
};

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const PROMISE =
  'A forecast, not a promise, and not contraception: stress, travel, illness and a new medicine can all move it.';

const USUAL = ' from what is usual for your age and stage';

const say = (text: string) => ({ text, key: false });
const stress = (text: string) => ({ text, key: true });

/** "3 days past the window" */
export function daysPastWords(daysPast: number): string {
  return `${daysPast} ${daysPast === 1 ? 'day' : 'days'} past the window`;
}

function cyclesWords(count: number): string {
  return `your last ${count === 1 ? 'cycle' : `${NUMBERS[count] ?? count} cycles`}`;
}

function basisWords(forecast: PeriodForecast): string {
  const { cyclesUsed, shortest, longest } = forecast;
  if (forecast.basis === 'population') return `Worked out${USUAL}. ${PROMISE}`;
  const range =
    shortest === null || longest === null
      ? ''
      : shortest === longest
        ? `, ${shortest} days`
        : `, ${shortest} to ${longest} days`;
  const mixed = forecast.basis === 'blended' ? ` and${USUAL}` : '';
  return `Worked out from ${cyclesWords(cyclesUsed)}${range}${mixed}. ${PROMISE}`;
}

/** True when only a window may be drawn: the member's cycles vary too much, or nothing is the member's yet. */
export function isWindowOnly(view: CycleView, forecast: PeriodForecast): boolean {
  return view.irregular || forecast.mode === null || forecast.basis === 'population';
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
        view.irregular && !view.ovulation ? `Your cycles vary too much for one date, so none is marked. ${note}` : note,
    };
  }
  return {
    sentence: [
      stress(longDate(forecast.mode)),
      say(` is most likely. Eight times in ten it starts between ${twoDates(forecast.low, forecast.high)}.`),
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
      note: 'No count, no forecast. Everything you wrote is kept.',
    };
  if (view.state === 'past')
    return {
      sentence: [
        say(daysPastWords(view.daysPast)),
        say('. Bodies run over: travel, illness, stress and a new medicine can all do it.'),
      ],
      note: null,
    };
  if (view.state === 'window')
    return {
      sentence: forecast
        ? [say('Any day now. The window runs to '), stress(shortDate(forecast.high)), say('.')]
        : [say('Any day now.')],
      note: forecast ? basisWords(forecast) : null,
    };
  if (view.state === 'none' || !forecast)
    return {
      sentence: [say('For most adults a cycle runs 24 to 38 days.')],
      note: "That is everyone's window, not yours yet.",
    };
  return withinWords(view, { forecast, event });
}

/** The bars in words, for those who hear them. */
export function levelBarsName(forecast: PeriodForecast): string {
  return `Every day between ${twoDates(forecast.low, forecast.high)} is drawn alike; no single day is marked.`;
}
