import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { NO_LISTS_YET, replyAt, TODAY } from '#web/features/tracker/tracker-fixtures.ts';
import { ImportDialog } from '../import-dialog.tsx';
import { clueFile } from '../import.sample.ts';

function open(handlers: FakeHandlers = {}) {
  const api = fakeApi({
    getCycleView: () => replyAt(),
    getCycles: () => [],
    getLogLists: () => NO_LISTS_YET,
    getStandingDays: () => ({ days: [], unreadable: [] }),
    ...handlers,
  });
  const view = renderScreen(<ImportDialog today={TODAY} onClose={() => undefined} />, {
    data: { user: sampleUser(), today: TODAY },
  });
  const choose = (file: File) => view.user.upload(screen.getByLabelText('Your export'), file);
  return { api, choose, ...view };
}

test('the preview tells by kind, with examples, what is new, what is here already and where her own entry stays', async () => {
  const [first, second] = ['2026-11-04', '2026-11-05'].map((day) => localDate(day)) as [LocalDate, LocalDate];
  const { api, choose } = open({
    getStandingDays: ({ query }) => ({
      days:
        (query as { year: string }).year === '2026'
          ? [
              { log: { date: first, flow: 'light' }, hers: ['flow'], untold: null },
              { log: { date: second, flow: 'medium' }, hers: [], untold: { flow: true } },
            ]
          : [],
      unreadable: [],
    }),
  });
  const record = (date: string, flow: string) => ({ type: 'period', date, value: { option: flow } });
  await choose(
    new File(
      [
        JSON.stringify([
          record('2025-12-30', 'light'),
          record('2026-11-04', 'heavy'),
          record('2026-11-05', 'heavy'),
          record('2026-11-06', 'light'),
          { type: 'energy', date: '2026-11-06', value: { option: 'tired' } },
        ]),
      ],
      'x.json',
    ),
  );
  const part = async (name: string) =>
    within((await screen.findByRole('heading', { name })).parentElement as HTMLElement)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  expect(await part('New on 3 days')).toEqual([
    '3 with bleeding30 December 2025, 5 November 2026 and 1 more',
    '1 with energy6 November 2026',
  ]);
  expect(await part('Your own entry stays on 1 day')).toEqual(['1 with bleeding4 November 2026']);
  expect(screen.queryByRole('heading', { name: /^Already here/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'We can import everything in this file' })).toBeTruthy();
  expect(api.called('getStandingDays').map(({ query }) => (query as { year: string }).year)).toEqual(['2025', '2026']);
  expect(api.called('importDays')).toHaveLength(0);
});

test('a file that is here already says so before anything is sent', async () => {
  const { api, choose } = open({
    getStandingDays: () => ({
      days: [{ log: { date: TODAY, flow: 'light' }, hers: [], untold: null }],
      unreadable: [],
    }),
  });
  await choose(new File([JSON.stringify([{ type: 'period', date: TODAY, value: { option: 'light' } }])], 'x.json'));
  expect(await screen.findByRole('heading', { name: 'Nothing new on any day' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Already here on 1 day' })).toBeTruthy();
  expect(api.called('importDays')).toHaveLength(0);
});

test('without a comparison the file is still shown and can come over; it is tried again when she asks', async () => {
  let fails = true;
  const { choose, user } = open({
    getStandingDays: () => (fails ? LOST : { days: [], unreadable: [] }),
  });
  await choose(clueFile(60));
  expect(await screen.findByText('We couldn’t compare this with your days')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import 60 days' })).toBeTruthy();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'New on 60 days' })).toBeTruthy();
});
