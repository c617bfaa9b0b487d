import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OvulationReply } from '#contract/forecast/forecast.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { TODAY } from '../tracker-fixtures.ts';
import { OvulationNote, OvulationWhy } from './ovulation-note.tsx';
import { ovulation } from './ovulation.copy.ts';

type Estimate = NonNullable<OvulationReply['estimate']>;
const GUESS: Estimate = {
  day: localDate('2026-11-24'),
  low: localDate('2026-11-22'),
  high: localDate('2026-11-27'),
  provenance: 'calendar',
  signs: [],
  waiting: [],
  fertile: [],
  learntFrom: 0,
};
function open(estimate: Estimate | null, more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ getOvulation: () => ({ estimate }), ...more });
  return {
    api,
    ...renderScreen(
      <>
        <OvulationNote today={TODAY} />
        <OvulationWhy />
      </>,
      { data: { user: sampleUser(), today: TODAY } },
    ),
  };
}

test.each([
  [
    'a guess',
    GUESS,
    'A calendar guess',
    'It is most likely around 24 November, 8 times in 10 between 22 and 27 November.',
    /^From your cycle lengths alone/,
  ],
  [
    'learnt from her',
    { ...GUESS, learntFrom: 1 },
    'A calendar guess',
    /most likely/,
    /your own signs in 1 earlier cycle\./,
  ],
  [
    'signs',
    { ...GUESS, provenance: 'signs', signs: ['test', 'fluid'] },
    'Supported by your signs',
    /most likely/,
    'From a positive ovulation test and the peak of your fluid in this cycle.',
  ],
  [
    'not yet',
    { ...GUESS, waiting: ['test', 'temperature'] },
    'Not yet, by your signs',
    /most likely/,
    'Negative tests and temperatures that haven’t risen say it hasn’t come yet. The estimate moves later with them.',
  ],
  [
    'temperature without its preconditions',
    { ...GUESS, provenance: 'temperature', signs: ['temperature'] },
    'Supported by temperature',
    /most likely around 24 November, 8 times in 10/,
    /^From three higher temperatures over six lower ones in this cycle\. To confirm it, we need nine readings/,
  ],
  [
    'temperature',
    { ...GUESS, day: localDate('2026-11-15'), provenance: 'confirmed', signs: ['temperature'] },
    'Confirmed by temperature',
    'It was most likely around 15 November.',
    'From three higher temperatures over six lower ones in this cycle.',
  ],
] as const)('%s says where it comes from', async (_name, estimate, badge, sentence, why) => {
  open(estimate);
  for (const words of [badge, sentence, why, ovulation.guide]) expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('fertile days are drawn as chances that can be heard, and never called anything else', async () => {
  open({
    ...GUESS,
    fertile: [
      { date: localDate('2026-11-20'), probability: 0.45 },
      { date: TODAY, probability: 0.8 },
    ],
  });
  expect(await screen.findByText('Friday 20 November: 45%')).toBeTruthy();
  expect(screen.getByText('Saturday 21 November: 80%')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\bsafe\b|infertile/i);
});

test('says nothing where there is no estimate', async () => {
  const { api } = open(null);
  await expect.poll(() => api.called('getOvulation').length).toBe(1);
  expect(screen.queryByText('Ovulation, estimated')).toBeNull();
});

describe('a reading that looks like a fever', () => {
  const date = localDate('2026-11-15');
  const temperature = { celsius: 38.4, disturbed: false, time: '06:40' };
  const asked = () =>
    open(GUESS, {
      getOvulation: () => ({ estimate: GUESS, feverish: { date, celsius: 38.4 } }),
      getMonth: ({ query }) => ({ month: query.month, logs: [{ date, temperature }], moon: [] }),
      getLogLists: () => ({ symptoms: [], medications: [], temperatureUnit: 'celsius', mostUsed: [] }),
      putDayLog: ({ body }) => ({ log: { date: body.date } }),
    });
  test.each([
    ['Yes, I was ill', { ...temperature, disturbed: true }],
    ['No, count it', { ...temperature, checked: true }],
  ])('is asked about: %s', async (answer, said) => {
    const { api, user } = asked();
    const question = within(await screen.findByRole('group', { name: 'Were you ill on 15 November?' }));
    expect(question.getByText(/^38\.40 °C looks like a fever, so we left it out/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: answer }));
    await expect
      .poll(() => api.called('putDayLog').map(({ body }) => body))
      .toMatchObject([{ date, temperature: said }]);
  });
});
