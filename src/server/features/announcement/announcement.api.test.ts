import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnnouncementPost, OwnAnnouncement } from '#contract/announcement/announcement.schemas.ts';
import type { Audience } from '#domain/announcement/announcement.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { give } from '#server/features/subscription/public.ts';
import { person, sql, staff, type Person } from '#server/testing/circle/circle-cases.ts';
import { provingAny } from '#server/testing/circle/proving-any.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
let admin: Person;
let prove: Awaited<ReturnType<typeof provingAny>>;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:00:00Z', env: { RATE_FACTOR: '1000' } });
  admin = await staff(open, { role: 'admin' });
  prove = await provingAny(open, admin);
});
afterAll(() => open.close());
beforeEach(() => sql(open, 'delete from auth.announcement'));

const WORDS: AnnouncementPost = {
  title: 'Meditations are here',
  words: 'Twenty-six of them, and they play with no network.',
  category: 'Meditations',
  date: localDate('2026-11-20'),
  audience: 'everybody',
  state: 'published',
};
async function write(changes: Partial<AnnouncementPost> = {}): Promise<OwnAnnouncement> {
  await prove('addAnnouncement');
  const { status, body } = await admin.browser.call('addAnnouncement', { body: { ...WORDS, ...changes } });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  const { items } = body as { items: OwnAnnouncement[] };
  const found = items.find(({ title }) => title === (changes.title ?? WORDS.title));
  if (!found) throw new Error('it was not written');
  return found;
}
async function change(of: OwnAnnouncement, changes: Partial<OwnAnnouncement>) {
  const { id, ...body } = { ...of, ...changes };
  await prove('changeAnnouncement');
  return admin.browser.call('changeAnnouncement', { params: { announcement: id }, body });
}
const titles = async ({ browser }: Person) =>
  ((await browser.call('getAnnouncements')).body as { items: { title: string }[] }).items.map(({ title }) => title);

it('is shown to whom it concerns, from its day on, the newest first', async () => {
  for (const audience of ['everybody', 'adults', 'teens', 'teachers', 'premium'] satisfies Audience[])
    await write({ title: `For ${audience}`, audience });
  await write({ title: 'Newer', date: localDate('2026-11-21') });
  await write({ title: 'Tomorrow’s', date: localDate('2026-11-23') });
  const [adult, teen, teacher, premium] = [
    await person(open),
    await person(open, { birthday: localDate('2011-02-03') }),
    await staff(open, { role: 'teacher' }),
    await person(open),
  ];
  await give({ db: open.services.mounting.db, clock: open.clock }, { userId: premium.id, gift: { kind: 'lifetime' } });
  const told = async (who: Person) => (await titles(who)).toSorted();
  expect(await told(adult)).toEqual(['For adults', 'For everybody', 'Newer']);
  expect(await told(teen)).toEqual(['For everybody', 'For teens', 'Newer']);
  expect(await told(teacher)).toEqual(['For adults', 'For everybody', 'For teachers', 'Newer']);
  expect(await told(premium)).toEqual(['For adults', 'For everybody', 'For premium', 'Newer']);
  expect((await titles(adult))[0]).toBe('Newer');
});

it('is a draft, then published, then withdrawn: only between is it shown; each is written down', async () => {
  const her = await person(open);
  const draft = await write({ state: 'draft' });
  expect(await titles(her)).toEqual([]);
  expect((await change(draft, { state: 'published' })).status).toBe(200);
  expect(await titles(her)).toEqual([WORDS.title]);
  expect((await change({ ...draft, version: 2 }, { state: 'taken_back' })).status).toBe(200);
  expect(await titles(her)).toEqual([]);
  const lines = await sql(open, "select detail from auth.staff_audit where action = 'announcement' and object = $1", [
    draft.id,
  ]);
  expect(lines).toHaveLength(3);
});

it('is not overwritten by who read an older version, nor written without a proof', async () => {
  const first = await write();
  expect((await change(first, { title: 'Changed' })).status).toBe(200);
  const second = await change(first, { title: 'Changed otherwise' });
  expect([second.status, (second.body as { code: string }).code]).toEqual([409, 'announcement_moved_on']);
  const unproven = await admin.browser.call('addAnnouncement', { body: WORDS });
  expect((unproven.body as { code: string }).code).toBe('step_up_required');
});

it('is written by admins alone', async () => {
  for (const who of [await person(open), await staff(open)]) {
    expect((await who.browser.call('getOwnAnnouncements')).status).toBe(404);
    expect((await who.browser.call('addAnnouncement', { body: WORDS })).status).toBe(404);
  }
  expect(await sql(open, 'select from auth.announcement')).toEqual([]);
});
