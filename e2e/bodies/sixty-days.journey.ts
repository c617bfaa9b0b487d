import type { Browser, Page } from '@playwright/test';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { BODIES } from '../harness/locations.ts';
import { logPeriods, startsBefore } from '../harness/past-periods.ts';
import { countRequests } from '../harness/requests.ts';
import { newMember, signIn, type Person } from '../harness/people.ts';
import { closeServer, endServer, openServer, START, type Server } from '../harness/server.ts';
import { expect, otherBrowser, PHONE, test } from '../harness/watch.ts';
import { FIRST_DAY, MEMBERS, type Member } from './members.ts';
import { keptSentences, sentencesOf, told, type Read } from './sentences.ts';

// One clock for all four: it is moved once for each day that is read.
test.describe.configure({ mode: 'serial' });

const DAYS = [0, 12, 21, 31, 41, 51, 60] as const;
const first = localDate(FIRST_DAY);
const read = new Map<string, Read[number][]>(MEMBERS.map(({ name }) => [name, []]));

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  let server = await openOn(0);
  try {
    const pages: { member: Member; page: Page; person: Person }[] = [];
    for (const member of MEMBERS) pages.push({ member, ...(await begin(browser, member)) });
    for (const [at, day] of DAYS.entries()) {
      if (at > 0) {
        await endServer(server, 'SIGTERM');
        server = await openOn(day);
      }
      await Promise.all(pages.map((one) => live(one, { from: (DAYS[at - 1] ?? -1) + 1, to: day })));
    }
    await Promise.all(pages.map(({ page }) => page.context().close()));
  } finally {
    await closeServer(server);
  }
});

for (const { name } of MEMBERS) {
  test(`${name}: what sixty days say to her is what was read and found true`, () => {
    const now = told(read.get(name) ?? []);
    expect(now.split('\n').length).toBeGreaterThan(20);
    expect(now).toBe(keptSentences(name, now));
  });
}

/** The server between ten and eleven in the morning of that day. */
function openOn(day: number): Promise<Server> {
  const then = Date.parse(`${addDays(first, day)}T10:00:00Z`);
  const hours = Math.ceil((then - Date.now()) / 3_600_000);
  return openServer(BODIES, START.serverAlone, `${hours < 0 ? '-' : '+'}${Math.abs(hours)}h`);
}

/** She signs up on day 0, tells her past periods and, where she is past the trial's end, takes a plan. */
async function begin(browser: Browser, member: Member): Promise<{ page: Page; person: Person }> {
  const page = await otherBrowser(browser, { ...PHONE, baseURL: BODIES.origin, timezoneId: 'UTC' });
  countRequests(page);
  const { birthday, goals, menstruates, conditions } = member;
  const person = await newMember(page, { birthday, goals, menstruates });
  if (conditions.length > 0)
    await sent(page, 'PATCH', '/api/user', {
      healthGoals: conditions,
      journeyCustomization: { currentlyMenstruates: menstruates, tracksCycle: 'no', wombConditions: conditions },
    });
  await logPeriods(page, startsBefore(first, member));
  if (member.stage) await sent(page, 'PUT', '/api/life-stage', { stage: member.stage, from: addDays(first, -30) });
  if (!member.name.startsWith('first-years')) await subscribe(page);
  return { page, person };
}

async function subscribe(page: Page): Promise<void> {
  const reply = await page.request.post('/api/subscription/create-checkout-session', {
    data: { plan: 'premium_yearly' },
  });
  await page.goto(((await reply.json()) as { url: string }).url);
  await page.getByRole('button', { name: 'Pay nothing today' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome in. The fire is yours.');
}

/** She logs the days up to this one, and reads what stands there. */
async function live(
  { member, page, person }: { member: Member; page: Page; person: Person },
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (from > 0) await signIn(page, person);
  for (let day = from; day <= to; day += 1) {
    const logged = member.dayOf(day);
    if (logged) await sent(page, 'PUT', '/api/day-logs', { date: addDays(first, day), ...logged });
  }
  for (const path of ['/', '/tracker'])
    read.get(member.name)?.push({ day: to, path, sentences: await sentencesOf(page, path) });
}

async function sent(page: Page, method: 'PUT' | 'PATCH', path: string, data: unknown): Promise<void> {
  const reply = await page.request.fetch(path, { method, data: data as Record<string, unknown> });
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
}
