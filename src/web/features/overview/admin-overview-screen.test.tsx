import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { OverviewReply } from '#contract/overview/overview.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { OVERVIEW_DAYS, WARNINGS } from '#domain/overview/overview.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { AdminOverviewScreen } from './admin-overview-screen.tsx';
import { overviewCopy, sizeWords } from './overview.copy.ts';

const AT = '2026-11-21T12:03:00.000Z';
const GB = 1024 ** 3;
const none = { signedUp: null, left: null, plansStarted: null, plansEnded: null, gifts: null };
const DAYS = Array.from({ length: OVERVIEW_DAYS }, (_, ahead) => ({
  day: addDays(localDate('2026-10-23'), ahead),
  sent: 0,
  failed: 0,
  errors: 0,
  ...none,
}));
const QUIET: OverviewReply = {
  lookedAt: AT,
  warnings: [],
  mail: { waiting: 0, oldestAt: null, failing: 0, sentAt: null },
  jobs: [],
  disk: { free: 80 * GB, least: GB / 2, lookedAt: AT, parts: [] },
  backup: { keeper: 'elsewhere', at: null, rehearsedAt: null },
  errors: [],
  days: DAYS,
};
const FULL: OverviewReply = {
  ...QUIET,
  mail: { waiting: 3, oldestAt: AT, failing: 1, sentAt: AT },
  jobs: [
    { name: 'erase', waiting: 0, failing: 0, dead: 0, doneAt: AT, failedAt: null },
    { name: 'notice', waiting: 2, failing: 1, dead: 1, doneAt: null, failedAt: AT },
  ],
  disk: {
    ...QUIET.disk,
    parts: [
      { name: 'database', bytes: 1.5 * GB },
      { name: 'mail', bytes: 0 },
    ],
  },
  backup: { keeper: 'server', at: AT, rehearsedAt: null },
  errors: [{ name: 'http.fault', today: 2, days: 1234, lastAt: AT }],
  days: DAYS.map((one, at) => (at === 28 ? { ...one, sent: 40, failed: 2, errors: 7, signedUp: 12 } : one)),
};

function open(came: OverviewReply | null, handlers: FakeHandlers = {}) {
  const api = fakeApi(handlers);
  const user = sampleUser({ roles: ['admin'], timeZone: 'Europe/Berlin' });
  const data = { user, answers: came ? answered('getOverview', came) : {} };
  return { api, ...renderScreen(<AdminOverviewScreen />, { at: '/admin/overview', data }) };
}

test('comes with its document, and says that nothing needs anybody', () => {
  const { api, screen, container } = open(QUIET);
  expect(screen.getByText('Nothing needs you now.')).toBeTruthy();
  expect(screen.getByText('Last look: 21 November, 13:03.')).toBeTruthy();
  expect(screen.getByText('Nothing was sent in 30 days.')).toBeTruthy();
  expect(screen.getByText('No job has run in the last 30 days.')).toBeTruthy();
  expect(screen.getByText('Left to those who run the database')).toBeTruthy();
  expect(container.querySelectorAll('[data-look="told"]')).toHaveLength(0);
  expect(api.called('getOverview')).toEqual([]);
});

test('every warning is a sentence, and says what to do', () => {
  const warnings = WARNINGS.map((kind) => ({ kind, count: 2 * GB, since: AT }));
  const { screen } = open({ ...QUIET, warnings });
  const said = [...screen.getByRole('region', { name: 'What needs you now' }).querySelectorAll('li')];
  expect(said).toHaveLength(WARNINGS.length);
  for (const one of said)
    for (const part of one.querySelectorAll('p')) expect(part.textContent).toMatch(/^[A-Z\d].*\.$/);
  expect(said[0]?.textContent).toContain('Nothing has run by the clock since 21 November, 13:03.');
  expect(screen.getByText('Only 2.0 GB of the disk is free.')).toBeTruthy();
});

test('says when it has not been looked yet', () => {
  expect(open({ ...QUIET, lookedAt: null }).screen.getByText(/hasn’t looked yet/)).toBeTruthy();
});

test('a table stands beside each drawing, and small numbers of people are never told', async () => {
  const { screen, user, container } = open(FULL);
  const rowOf = (name: RegExp, day: RegExp) =>
    [...screen.getByRole('table', { name }).querySelectorAll('tr')].find((row) => day.test(row.textContent ?? ''));
  for (const fold of screen.getAllByText('As a table')) await user.click(fold);
  expect(rowOf(/^Email$/, /20 Nov/)?.textContent).toBe('Fri 20 Nov402');
  expect(rowOf(/^Errors by day$/, /20 Nov/)?.textContent).toBe('Fri 20 Nov7');
  expect(rowOf(/^Sign-ups and plans$/, /20 Nov/)?.textContent).toBe(`Fri 20 Nov12${'Under 5'.repeat(4)}`);
  expect(rowOf(/^Sign-ups and plans$/, /21 Nov/)?.textContent).toContain('Not over yet');
  expect(container.querySelectorAll('[data-look="hollow"]')).toHaveLength(29);
  expect(container.querySelectorAll('[data-look="wrong"]')).toHaveLength(1);
});

test('what fails stands first among the jobs; errors and sizes are told in words', () => {
  const { screen } = open(FULL);
  const jobs = [...screen.getByRole('table', { name: 'Jobs' }).querySelectorAll('tbody tr')];
  expect(jobs.map(({ textContent }) => textContent)).toEqual([
    'Send a message211Never',
    'Delete an account00021 Nov, 13:03',
  ]);
  expect(screen.getByText('A request failed').closest('tr')?.textContent).toContain('1234');
  expect(screen.getByText('1.5 GB taken, 80 GB free. Folders are added up every hour.')).toBeTruthy();
  expect(screen.queryByText('Emails stored as files')).toBeNull();
  expect([sizeWords(900), sizeWords(1024 ** 2 * 14), sizeWords(1024 ** 5)]).toEqual(['0.9 KB', '14 MB', '1024 TB']);
});

test('a job or an error that has no words is called by its name', () => {
  expect([overviewCopy.job('new_job'), overviewCopy.error('new.fault')]).toEqual(['new_job', 'new.fault']);
});

test('says when it could not be loaded, and tries again', async () => {
  let lost = true;
  const { screen, user } = open(null, { getOverview: () => (lost ? new FakeRefusal('fault') : QUIET) });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the overview');
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing needs you now.')).toBeTruthy();
});
