import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { Tx } from '#server/platform/db/query.ts';
import { Keyring } from '#server/platform/vault/keyring.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

const TODAY = localDate('2026-11-21');
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  open.clock.advance(new Date('2026-11-21T12:00:00Z').getTime() - open.clock.now().getTime());
});
afterAll(() => open.close());
afterEach(() => vi.restoreAllMocks());

/** What a request costs: statements of its transaction beside the opening, documents sealed and opened. */
async function costOf(request: () => Promise<{ status: number }>) {
  const statements = (['rows', 'enqueue', 'advisoryLock', 'tryAdvisoryLock', 'callFunction', 'raw'] as const).map(
    (name) => vi.spyOn(Tx.prototype, name),
  );
  const [seals, opens] = [vi.spyOn(Keyring.prototype, 'sealBytes'), vi.spyOn(Keyring.prototype, 'openBytes')];
  const { status } = await request();
  const cost = {
    status,
    statements: statements.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    seals: seals.mock.calls.map(([{ table }]) => table).sort(),
    opens: opens.mock.calls.map(([{ table }]) => table).sort(),
  };
  vi.restoreAllMocks();
  return cost;
}

let serial = 0;
const key = () => ({ 'idempotency-key': `d4f1c2d4-0000-4000-8000-${String((serial += 1)).padStart(12, '0')}` });
const log = (browser: Browser, body: { date: typeof TODAY; energy?: 1 | 2; flow?: 'medium' }) =>
  browser.call('putDayLog', { body }, key());
const checkIn = (browser: Browser) =>
  browser.call(
    'createJournalEntry',
    { body: { title: '', content: 'A word.', mood: '', dreamInsights: '', date: TODAY, checkIn: true } },
    key(),
  );

describe('a day log', () => {
  // The turn and answer of its key, the member's consent, the turn of the summary, summary and day; then day, summary
  // and answer with the commit.
  const USUAL = {
    status: 200,
    statements: 9,
    seals: ['cycle_summary', 'day_log', 'idempotency'],
    opens: ['cycle_summary', 'day_log'],
  };

  it('of a member without a period asks for nothing of a forecast', async () => {
    const { browser } = await member(open);
    await log(browser, { date: TODAY, energy: 1 });
    expect(await costOf(() => log(browser, { date: TODAY, energy: 2 }))).toEqual(USUAL);
  });

  it('asks for the forecast of a period once, and never again once it is kept', async () => {
    const { browser } = await member(open);
    for (const back of [58, 30, 2]) await log(browser, { date: addDays(TODAY, -back), flow: 'medium' });
    await log(browser, { date: TODAY, energy: 1 });
    expect(await costOf(() => log(browser, { date: TODAY, energy: 2 }))).toEqual(USUAL);
    const next = await costOf(() => log(browser, { date: addDays(TODAY, -1), flow: 'medium' }));
    expect(next).toEqual({ ...USUAL, opens: ['cycle_summary'] });
  });
});

it('a second check-in of a day reads what it needs once and together, and removes nothing', async () => {
  const { browser } = await member(open);
  await checkIn(browser);
  expect(await costOf(() => checkIn(browser))).toEqual({
    status: 201,
    // Turn and answer of the key, consent; turn, index and its month, member, summary, turn, presence, milestones; then
    // intention, entry, month, index and answer.
    statements: 16,
    seals: ['idempotency', 'intention', 'journal_entry', 'journal_index', 'journal_month'],
    opens: ['journal_index', 'journal_month', 'member', 'presence_day'],
  });
});
