import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { hidesFertility, LIFE_STAGES, STAGE_SURFACES, surfaceOf } from './stage.ts';
import { stagesFor } from './stage-answers.ts';

const since = localDate('2026-06-01');
const now = (stage: (typeof LIFE_STAGES)[number], windowAsked = false) => ({ stage, stageSince: since, windowAsked });

describe('what every surface shows (decisions 8)', () => {
  it.each([
    // stage, forecast, wheel, fertile days by default, phases named, asks whether it started, reminds, offers flow
    ['menstruating', 'day', 'cycle', false, true, true, true, true],
    ['irregular', 'window', 'cycle', false, true, true, true, true],
    ['teen', 'window', 'cycle', false, false, true, true, true],
    ['hormonal_contraception', 'window', 'cycle', false, false, false, true, true],
    ['trying_to_conceive', 'day', 'cycle', true, true, true, true, true],
    ['pregnant', 'none', 'energy', false, false, false, false, true],
    ['postpartum', 'none', 'energy', false, false, false, false, true],
    ['perimenopause', 'window', 'cycle', false, false, false, true, true],
    ['menopause', 'none', 'energy', false, false, false, false, true],
    ['no_uterus_or_ovaries', 'none', 'energy', false, false, false, false, false],
    ['paused', 'none', 'energy', false, false, false, false, true],
  ] as const)('%s', (stage, periodForecast, wheel, fertileWindow, phases, asksStart, periodReminder, bleedingLog) => {
    expect(STAGE_SURFACES[stage]).toMatchObject({
      periodForecast,
      wheel,
      fertileWindow,
      phases,
      asksStart,
      periodReminder,
      bleedingLog,
    });
  });

  it('has a line for every stage', () => {
    expect(Object.keys(STAGE_SURFACES).sort()).toEqual([...LIFE_STAGES].sort());
  });

  it('hides fertility in all but three stages, and in every stage of a teen', () => {
    expect(LIFE_STAGES.filter((stage) => !hidesFertility(stage))).toEqual([
      'menstruating',
      'irregular',
      'trying_to_conceive',
    ]);
    expect(stagesFor('teen').every(hidesFertility)).toBe(true);
  });

  it('never forecasts a period beside a wheel that follows the moon, nor reminds of one', () => {
    const moonLed = LIFE_STAGES.map((stage) => STAGE_SURFACES[stage]).filter(({ wheel }) => wheel === 'energy');
    expect(
      moonLed.map(({ periodForecast, asksStart, periodReminder }) => [periodForecast, asksStart, periodReminder]),
    ).toEqual(moonLed.map(() => ['none', false, false]));
  });
});

describe('her surface', () => {
  it.each([
    ['menstruating', false, false],
    ['menstruating', true, true],
    ['irregular', true, true],
    ['trying_to_conceive', false, true],
    ['perimenopause', true, false],
    ['hormonal_contraception', true, false],
    ['teen', true, false],
    ['pregnant', true, false],
  ] as const)('%s, asked for fertile days %s: shown %s', (stage, asked, shown) => {
    expect(surfaceOf(now(stage, asked), since).fertileWindow).toBe(shown);
  });

  it.each([
    ['no period known', null, 'energy', 'none'],
    ['the last one before the birth', localDate('2026-05-31'), 'energy', 'none'],
    ['one since', localDate('2026-06-01'), 'cycle', 'window'],
  ] as const)('postpartum, %s', (_when, startDate, wheel, periodForecast) => {
    expect(surfaceOf(now('postpartum'), startDate)).toMatchObject({ wheel, periodForecast });
  });
});
