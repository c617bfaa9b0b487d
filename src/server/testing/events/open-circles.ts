import type { EventWire } from '#contract/event/event.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { roleStore } from '#server/features/role/public.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

/** A circle as a host writes it. */
export const CIRCLE = {
  title: 'Full moon release',
  text: 'Bring one sentence you no longer agree with.',
  day: localDate('2026-11-24'),
  time: '20:00',
  zone: 'America/New_York',
  minutes: 60,
  seats: 2,
  place: 'https://evening.example.com/EveningCall',
};
type Notices = { readonly notices: readonly { title: string; text: string; opens: string }[] };

/** The server with a host, and what tests of circles do over and over. */
export async function openCircles(at?: string) {
  const open = await openTestApp(at === undefined ? {} : { at });
  const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await run(open.database.adminUrl, (client) => client.query<T>(text, values))).rows;
  const idOf = async (browser: Browser) => ((await browser.call('getUser')).body as { user: { id: string } }).user.id;
  const staff = async (role: 'teacher' | 'moderator'): Promise<Browser> => {
    const { browser, body } = await member(open, { firstName: 'Ilse' });
    const userId = await idOf(browser);
    await asOwner(open.database.adminUrl, (owner) => roleStore.grant(owner, userId, role));
    await browser.call('login', { body: { email: body.email, password: body.password } });
    return browser;
  };
  const host = await staff('teacher');
  const plan = async (changes: Partial<typeof CIRCLE> = {}, by = host): Promise<EventWire> => {
    const made = await by.call('createEvent', { body: { ...CIRCLE, ...changes } });
    if (made.status !== 201) throw new Error(`planning answered ${made.status} ${JSON.stringify(made.body)}`);
    return (made.body as { event: EventWire }).event;
  };
  return {
    open,
    host,
    staff,
    sql,
    idOf,
    plan,
    her: async () => (await member(open)).browser,
    seat: (browser: Browser, event: EventWire, line = false) =>
      browser.call('takeSeat', { params: { event: event.id }, body: { line } }),
    leave: (browser: Browser, event: EventWire) => browser.call('leaveSeat', { params: { event: event.id } }),
    read: async (browser: Browser, event: EventWire) =>
      (await browser.call('getEvent', { params: { event: event.id } })).body as EventWire,
    /** Moves product time. */
    moveTo: (at: string) => open.clock.advance(new Date(at).getTime() - open.clock.now().getTime()),
    /** Does the jobs of notes that wait, and sends what they post. */
    tell: async () => {
      for (const { id } of await sql<{ id: string }>('select id from auth.event_note order by at'))
        await open.work('event_note', id);
      await open.tick();
    },
    notices: async (browser: Browser) => ((await browser.call('getNotices')).body as Notices).notices,
  };
}
export type Circles = Awaited<ReturnType<typeof openCircles>>;
