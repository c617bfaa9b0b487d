import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { User } from '#contract/account/account.schemas.ts';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { BEFORE, NO_LISTS_YET, OPEN, replyAt, TODAY } from '../tracker-fixtures.ts';
import { TemperatureSection } from './temperature-section.tsx';

const on = (day: number) => addDays(OPEN.startDate, day - 1);
const reading = (day: number, celsius: number, more: Partial<DayLog> = {}): DayLog => ({
  date: on(day),
  temperature: { celsius, disturbed: false },
  ...more,
});
const RISE = [36.4, 36.45, 36.4, 36.35, 36.4, 36.5, 36.7, 36.75, 36.8].map((celsius, index) =>
  reading(6 + index, celsius),
);
const OVER = { subscriptionStatus: 'expired', trialEndDate: '2026-11-01T08:00:00.000Z' } as const;

type Opening = {
  readonly unit?: 'celsius' | 'fahrenheit';
  readonly user?: Partial<User>;
  readonly broken?: () => boolean;
};
function open(logs: readonly DayLog[], { unit = 'celsius', user = {}, broken = () => false }: Opening = {}) {
  const logged: LocalDate[] = [];
  fakeApi({
    getMonth: ({ query }) =>
      broken() ? LOST : { month: query.month, logs: logs.filter(({ date }) => date.startsWith(query.month)), moon: [] },
    getLogLists: () => ({ ...NO_LISTS_YET, temperatureUnit: unit }),
    getCycleView: () => replyAt(),
  });
  const rendered = renderScreen(
    <TemperatureSection cycles={[OPEN, BEFORE]} today={TODAY} onLog={(date) => logged.push(date)} />,
    {
      data: {
        user: sampleUser(user),
        today: TODAY,
        now: `${TODAY}T12:00:00.000Z`,
        answers: {
          ...answered('getCycleView', replyAt()),
          ...answered('getLogLists', { ...NO_LISTS_YET, temperatureUnit: unit }),
        },
      },
    },
  );
  return { ...rendered, logged };
}
const chart = () => screen.findByRole('slider');
const said = async () => (await chart()).getAttribute('aria-valuetext');

describe('what it says', () => {
  test('a rise that the whole rule confirms, with its cover line', async () => {
    open(RISE);
    const words = await screen.findByText(
      'Your temperature rose above 36.50 °C on 15 November. The readings up to 17 November confirm ovulation just before it.',
    );
    expect(words.tagName).toBe('FIGCAPTION');
  });
  test('one that only supports', async () => {
    open(
      RISE.map((log) =>
        log.date === on(9) ? { ...log, temperature: { celsius: 36.35, disturbed: true } } : log,
      ).concat(reading(5, 36.4)),
    );
    expect(await screen.findByText(/That supports ovulation just before it, and doesn’t confirm it\.$/)).toBeTruthy();
  });
  test.each([
    [[reading(8, 36.4)], 'One reading so far. A cover line needs six.'],
    [[reading(8, 36.4), reading(9, 36.4)], '2 readings so far. A cover line needs six.'],
    [RISE.slice(0, 7), '7 readings, and no lasting rise so far.'],
  ])('%#: few readings', async (logs, words) => {
    open(logs);
    expect(await screen.findByText(words)).toBeTruthy();
  });
  test('the unit is hers', async () => {
    open(RISE, { unit: 'fahrenheit' });
    expect(await screen.findByText(/^Your temperature rose above 97\.7 °F/)).toBeTruthy();
  });
  test('nothing logged: what to do, and the way there', async () => {
    const { user, logged } = open([]);
    expect(await screen.findByText('No temperatures in this cycle yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Log today' }));
    expect(logged).toEqual([TODAY]);
  });
  test('it could not be loaded: said, and tried again', async () => {
    let broken = true;
    const { user } = open(RISE, { broken: () => broken });
    expect((await screen.findByRole('alert')).textContent).toContain('What you logged is safe.');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await chart()).toBeTruthy();
  });
  test('in limited access the readings stay, without cover line and rise', async () => {
    open(RISE, { user: OVER });
    expect(await screen.findByText('9 readings in this cycle.')).toBeTruthy();
    expect(screen.getByText(/^The cover line and the rise are part of Premium/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('36.50 °C on');
  });
});

describe('how it is walked', () => {
  const LOGS = [
    ...RISE,
    reading(3, 38.2),
    {
      date: on(10),
      temperature: { celsius: 36.4, disturbed: false },
      fluid: 'egg_white',
      tests: [{ kind: 'ovulation', result: 'positive' }],
      sex: ['unprotected'],
    },
  ] as const satisfies readonly DayLog[];

  test('arrows move the cursor from day to day that holds something; Home and End to the ends', async () => {
    open(LOGS.filter((_, index) => index !== 4));
    const slider = await chart();
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(await said()).toBe('Day 3, Friday 6 November: 38.20 °C (looks like a fever, left out).');
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(await said()).toBe('Day 6, Monday 9 November: 36.40 °C.');
    fireEvent.keyDown(slider, { key: 'End' });
    expect(await said()).toBe('Day 14, Tuesday 17 November: 36.80 °C.');
    fireEvent.keyDown(slider, { key: 'Home' });
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(await said()).toMatch(/^Day 3,/);
  });
  test('plus and minus zoom, as the buttons do, to an end', async () => {
    const { container, user } = open(RISE);
    const slider = await chart();
    const wide = () => Number(container.querySelector('[role=slider] svg')?.getAttribute('width'));
    const before = wide();
    fireEvent.keyDown(slider, { key: '+' });
    expect(wide()).toBeGreaterThan(before);
    fireEvent.keyDown(slider, { key: '-' });
    expect(wide()).toBe(before);
    for (let times = 0; times < 9; times += 1) fireEvent.keyDown(slider, { key: '-' });
    expect(screen.getByRole('button', { name: 'Zoom out' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(screen.getByRole('button', { name: 'Zoom out' }).hasAttribute('disabled')).toBe(false);
  });
  test('two fingers that part widen the days', async () => {
    const { container } = open(RISE);
    const slider = await chart();
    const wide = () => Number(container.querySelector('[role=slider] svg')?.getAttribute('width'));
    const before = wide();
    fireEvent.pointerDown(slider, { pointerId: 1, clientX: 100 });
    fireEvent.pointerDown(slider, { pointerId: 2, clientX: 200 });
    fireEvent.pointerMove(slider, { pointerId: 2, clientX: 260 });
    fireEvent.pointerUp(slider, { pointerId: 2, clientX: 260 });
    expect(wide()).toBeGreaterThan(before);
  });
  test('the table says the same, to everybody who asks and to a screen reader always; sex is optional', async () => {
    const { user } = open(LOGS);
    const table = within(await screen.findByRole('table', { name: 'Your temperature and signs' }));
    const row = () => table.getByRole('row', { name: /^10 / }).textContent;
    expect(row()).toBe('10Fri 13 Nov36.40 °CEgg whitepositive');
    await user.click(screen.getByRole('switch', { name: 'Show sex' }));
    expect(row()).toContain('Unprotected');
    const toggle = screen.getByRole('button', { name: 'Show as a table' });
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });
  test('an earlier cycle can be chosen', async () => {
    const { user } = open([
      ...RISE,
      { date: localDate('2026-10-12'), temperature: { celsius: 36.2, disturbed: false } },
    ]);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Cycle' }), '7 October to 3 November');
    expect(await screen.findByText('One reading so far. A cover line needs six.')).toBeTruthy();
  });
  test('an earlier cycle without readings asks for none today', async () => {
    const { user } = open(RISE);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Cycle' }), '7 October to 3 November');
    expect(await screen.findByText('No temperatures in this cycle')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Log today' })).toBeNull();
  });
});
