import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { MonthReply } from '#contract/cycle/cycle.schemas.ts';
import type { DayLogWire } from '#contract/cycle/day-log.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { BEFORE, monthWith, OPEN, replyAt, TODAY } from '../tracker-fixtures.ts';
import { TrackerScreen } from '../tracker-screen.tsx';

beforeAll(async () => {
  await import('./day-card.tsx');
});

const OWN = '00000000-0000-4000-8000-0000000000aa';
const d = (day: string) => localDate(`2026-11-${day}`);
const LOGS: readonly DayLogWire[] = [
  { date: d('04'), flow: 'medium', pain: { level: 7, places: ['head'] }, sex: ['solo'] },
  { date: d('06'), flow: 'light', customSymptoms: { [OWN]: 2 } },
  { date: d('12'), pain: { level: 3, places: [] } },
];

function open(handlers: FakeHandlers = {}, logs = LOGS, unreadable: MonthReply['unreadable'] = undefined) {
  const lists = {
    symptoms: [{ id: OWN, name: 'Ringing in the ears', hidden: false }],
    medications: [],
    temperatureUnit: 'celsius',
    mostUsed: [],
  } as const;
  const api = fakeApi({
    getCycleView: () => replyAt(),
    getCycles: () => [OPEN, BEFORE],
    getCycleEdits: () => NO_EDITS,
    getLogLists: () => lists,
    getMonth: ({ query }) => monthWith(query.month === '2026-11' ? logs : [], query.month),
    ...handlers,
  });
  const view = renderScreen(<TrackerScreen />, {
    at: '/tracker',
    data: {
      user: sampleUser(),
      today: TODAY,
      answers: {
        ...answered('getCycleView', replyAt()),
        ...answered('getCycles', [OPEN, BEFORE]),
        ...answered(
          'getMonth',
          { ...monthWith(logs), ...(unreadable && { unreadable }) },
          { query: { month: '2026-11' } },
        ),
        ...answered('getLogLists', lists),
      },
    },
  });
  view.client.setDefaultOptions({ queries: { retry: false } });
  return { api, ...view };
}
const calendar = () => within(document.querySelector<HTMLElement>('section[aria-label="Calendar"]') ?? document.body);
const cell = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`) ?? document.body;
const card = async () => within((await calendar().findByRole('region')) ?? document.body);

test('a day that does not open says so when it is chosen, and other days do not', async () => {
  const { user } = open({}, LOGS, [d('05')]);
  expect(calendar().queryByText(/We couldn’t open what/)).toBeNull();
  await user.click(within(cell('2026-11-05')).queryByRole('button') ?? cell('2026-11-05'));
  expect(await calendar().findByText(/^We couldn’t open what you logged on this day/)).toBeTruthy();
  await user.click(within(cell('2026-11-06')).queryByRole('button') ?? cell('2026-11-06'));
  await waitFor(() => expect(calendar().queryByText(/We couldn’t open what/)).toBeNull());
});

test('one thing alone is said with its days, hers by name; sex stands nowhere before she asks for it', async () => {
  const { user } = open();
  expect(calendar().queryByText(/solo/)).toBeNull();
  const choice = calendar().getByRole('combobox', { name: 'Show' });
  await user.selectOptions(choice, 'Pain');
  expect(calendar().getByText('Pain on 2 days in November: 4 and 12.')).toBeTruthy();
  await user.selectOptions(choice, 'Ringing in the ears');
  expect(calendar().getByText('Ringing in the ears on 1 day in November: 6.')).toBeTruthy();
  await user.selectOptions(choice, 'Temperature');
  expect(calendar().getByText('Temperature: nothing logged in November.')).toBeTruthy();
  await user.selectOptions(choice, 'Sex');
  expect(calendar().getByText('Sex on 1 day in November: 4.')).toBeTruthy();
});

test('a teen is offered no field of sex or fertility', () => {
  const teen = { ...sampleUser(), ageGroup: 'teen' as const };
  fakeApi({
    getCycleView: () => replyAt({}, 'teen'),
    getCycles: () => [OPEN, BEFORE],
    getCycleEdits: () => NO_EDITS,
    getMonth: ({ query }) => monthWith([], query.month),
  });
  renderScreen(<TrackerScreen />, {
    at: '/tracker',
    data: {
      user: teen,
      today: TODAY,
      answers: {
        ...answered('getCycleView', replyAt({}, 'teen')),
        ...answered('getCycles', [OPEN, BEFORE]),
        ...answered('getMonth', monthWith(), { query: { month: '2026-11' } }),
      },
    },
  });
  const words = [...calendar().getByRole<HTMLSelectElement>('combobox', { name: 'Show' }).options].map(
    ({ text }) => text,
  );
  expect(words).toContain('Pain');
  expect(words.join(' ')).not.toMatch(/sex|test|fluid/i);
});

test('a press chooses a day and tells it in words; from there it is opened', async () => {
  const { user } = open();
  await user.click(cell('2026-11-06'));
  const day = await card();
  expect(day.getByRole('heading', { name: 'Friday 6 November' })).toBeTruthy();
  expect(day.getByText('Light, Ringing in the ears. Day 3 of this period.')).toBeTruthy();
  await user.click(day.getByRole('button', { name: 'Open this day' }));
  expect(document.activeElement?.textContent).toContain('Friday 6 November');
});

test.each([
  [
    'It ended on this day',
    '2026-11-06',
    { kind: 'end', startDate: '2026-11-04', to: '2026-11-06' },
    'This period now ends on Friday 6 November.',
  ],
  [
    'A second period started here',
    '2026-11-06',
    { kind: 'split', startDate: '2026-11-06' },
    'They’re now two periods.',
  ],
  [
    'It started on this day',
    '2026-11-05',
    { kind: 'move_start', startDate: '2026-11-04', to: '2026-11-05' },
    'This period now starts on Thursday 5 November.',
  ],
  [
    'Not a period',
    '2026-11-04',
    { kind: 'not_period', startDate: '2026-11-04' },
    'This bleeding no longer counts as a period.',
  ],
  ['Join to the previous period', '2026-11-04', { kind: 'join', startDate: '2026-11-04' }, 'They’re now one period.'],
])('%s, in one tap, and back', async (words, date, body, said) => {
  const { api, user } = open({ editCycle: () => [OPEN, BEFORE] });
  await user.click(cell(date));
  const day = await card();
  await user.click(day.getByRole('button', { name: words }));
  expect(await day.findByText(said)).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('H3');
  await user.click(day.getByRole('button', { name: 'Undo' }));
  expect(await day.findByText('Undone. Everything is as it was.')).toBeTruthy();
  expect(api.called('editCycle').map((call) => call.body)).toEqual([body, { ...body, undo: true }]);
});

test('a period started on a past day, and taken back to what was logged there', async () => {
  const { api, user } = open({
    startPeriod: ({ body: { date } }) => ({ log: { date, flow: 'medium' } }),
    putDayLog: ({ body: { date } }) => ({ log: { date } }),
  });
  await user.click(cell('2026-11-19'));
  const day = await card();
  await user.click(day.getByRole('button', { name: 'A period started on this day' }));
  expect(await day.findByText('A period now starts on Thursday 19 November.')).toBeTruthy();
  await user.click(day.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.called('putDayLog').map((call) => call.body)).toEqual([{ date: '2026-11-19', flow: null }]),
  );
});

test('a change that is refused is said, and nothing is claimed', async () => {
  const { user } = open({ editCycle: () => LOST });
  await user.click(cell('2026-11-06'));
  const day = await card();
  await user.click(day.getByRole('button', { name: 'A second period started here' }));
  expect((await day.findByRole('alert')).textContent).toContain('Please check your connection and try again.');
  expect(day.queryByText('They’re now two periods.')).toBeNull();
});

test('the days of the months on both sides tell what was logged on them', async () => {
  open({
    getMonth: ({ query }) =>
      monthWith(
        query.month === '2026-12'
          ? [{ date: localDate('2026-12-02'), flow: 'heavy' }]
          : query.month === '2026-11'
            ? [{ date: localDate('2026-11-06'), flow: 'light' }]
            : [],
        query.month,
      ),
  });
  await waitFor(() => expect(cell('2026-12-02').textContent).toContain('heavy'));
});

test('a month that does not open says so in its line, keeps the days and can be tried again', async () => {
  let broken = true;
  const { user } = open({
    getMonth: ({ query }) => (broken && query.month === '2024-03' ? LOST : monthWith([], query.month)),
  });
  await user.selectOptions(calendar().getByRole('combobox', { name: 'Month' }), 'March');
  await user.selectOptions(calendar().getByRole('combobox', { name: 'Year' }), '2024');
  expect((await calendar().findByRole('alert')).textContent).toContain(
    'We couldn’t open March. What you logged is safe.',
  );
  expect(screen.getByRole('grid', { name: 'March 2024' })).toBeTruthy();
  broken = false;
  await user.click(calendar().getByRole('button', { name: 'Try again' }));
  expect(await calendar().findByText('Nothing logged in March. Choose a day to start.')).toBeTruthy();
});
