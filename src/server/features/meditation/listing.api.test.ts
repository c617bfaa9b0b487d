import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedReply, ListedWhole, ListingPatch } from '#contract/meditation/meditation.schemas.ts';
import { loadListings } from './public.ts';
import { person, proving, sql, staff, type Person } from '#server/testing/circle/circle-cases.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
let admin: Person;
let other: Person;
let she: Person;
let prove: Awaited<ReturnType<typeof proving>>;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  [admin, other, she] = [
    await staff(open, { role: 'admin' }),
    await staff(open, { role: 'admin' }),
    await person(open),
  ];
  prove = await proving(open, admin);
});
afterAll(() => open.close());

const params = { meditation: 'stone' };
const read = async (who: Person = admin) =>
  (await who.browser.call('getListedMeditation', { params })).body as ListedWhole;
/** A decision of the admin's, by the version that stands unless another is given, with a proof of its own. */
async function decide(change: Partial<ListingPatch>, { proven = true, meditation = 'stone' } = {}) {
  const { listed } = await read();
  open.clock.advance(1000);
  if (proven) await prove('decideListing');
  const body = { version: listed.version, reason: 'It was asked for.', ...change };
  return admin.browser.call('decideListing', { params: { meditation }, body });
}

describe('who may look and decide', () => {
  it('an admin, nobody else: 404', async () => {
    for (const one of [she, await staff(open), await staff(open, { role: 'teacher' })]) {
      expect((await one.browser.call('getListedMeditations')).status).toBe(404);
      expect((await one.browser.call('getListedMeditation', { params })).status).toBe(404);
      const body = { version: 1, status: 'hidden', reason: 'no' } as const;
      expect((await one.browser.call('decideListing', { params, body })).status).toBe(404);
    }
    expect((await open.browser().call('getListedMeditations')).status).toBe(401);
  });

  it('only with a fresh proof made for it, used up by it', async () => {
    expect(await decide({ place: 3 }, { proven: false })).toMatchObject({
      status: 403,
      body: { code: 'step_up_required', act: 'PATCH /api/admin/meditations/:meditation' },
    });
    expect((await decide({ place: 3 })).status).toBe(200);
    expect((await decide({ place: 4 }, { proven: false })).status).toBe(403);
  });
});

describe('a decision', () => {
  it('holds for everybody at once, and stands with its reason', async () => {
    const before = await read();
    const answer = await decide({ status: 'hidden', isFree: false, yearlyOnly: true, place: 7, reason: ' Too long. ' });
    expect(answer.status).toBe(200);
    const { listed, whole, decisions } = answer.body as ListedWhole;
    expect(listed).toMatchObject({ status: 'hidden', isApproved: false, isFree: false, yearlyOnly: true, place: 7 });
    expect(listed.version).toBe(before.listed.version + 1);
    expect(whole.cues.length).toBeGreaterThan(50);
    expect(decisions[0]).toMatchObject({ byMe: true, status: 'hidden', place: 7, reason: 'Too long.' });
    expect((await read(other)).decisions[0]).toMatchObject({ byMe: false, reason: 'Too long.' });
    expect((await she.browser.call('getMeditation', { params })).status).toBe(404);
    const { meditations } = (await admin.browser.call('getListedMeditations')).body as ListedReply;
    expect(meditations.find(({ id }) => id === 'stone')).toEqual(listed);
    // On the admin's own shelf it is hidden too.
    expect((await admin.browser.call('getMeditation', { params })).status).toBe(404);
    await decide({ status: 'approved', yearlyOnly: false, isFree: true, place: null });
    expect((await read()).listed).toMatchObject({ status: 'approved', isFree: true, yearlyOnly: false, place: null });
    expect((await she.browser.call('getMeditation', { params })).status).toBe(200);
  });

  it('changes what it names and nothing else', async () => {
    await decide({ place: 5 });
    const { listed } = (await decide({ isFree: false })).body as ListedWhole;
    expect(listed).toMatchObject({ status: 'approved', isFree: false, place: 5 });
    await decide({ isFree: true });
  });

  it('by an older version is refused, and nothing changes', async () => {
    const { listed } = await read();
    expect(await decide({ version: listed.version + 1, place: 9 })).toMatchObject({
      status: 409,
      body: { code: 'listing_moved_on' },
    });
    expect((await read()).listed).toEqual(listed);
  });

  it.each<[string, Partial<ListingPatch>]>([
    ['without a reason', { place: 3, reason: '  ' }],
    ['that changes nothing', {}],
    ['for a place there is none of', { place: 0 }],
    ['for a state of its own', { status: 'draft' as never }],
    ['to free for everybody and Yearly alone', { isFree: true, yearlyOnly: true }],
    ['to Yearly alone of what is free', { yearlyOnly: true }],
  ])('%s is refused', async (_, change) => {
    const { listed } = await read();
    expect(await decide(change)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect((await read()).listed).toEqual(listed);
  });

  it('about nothing is nowhere', async () => {
    expect((await decide({ place: 3 }, { meditation: 'kite' })).status).toBe(404);
  });

  it.each(['Ω≈ç√∫ ̡͓̞ͅI̗c̶', "'); drop table auth.meditation_decision; --", '<b onmouseover=alert(1)>', '田中さん 🌙'])(
    'keeps its reason as it was written: %s',
    async (reason) => {
      const { decisions } = (await decide({ place: 6, reason })).body as ListedWhole;
      expect(decisions[0]?.reason).toBe(reason);
    },
  );

  it('is written down for good: who, as a digest, and what', async () => {
    await decide({ place: 8 });
    const [line] = await sql<{ action: string; role: string; result: string }>(
      open,
      'select action, role, result from auth.staff_audit order by at desc, id desc limit 1',
    );
    expect(line).toEqual({ action: 'meditation stone', role: 'admin', result: 'approved' });
    const [row] = await sql<{ text: string }>(open, 'select d::text as text from auth.meditation_decision d limit 1');
    expect(row?.text).not.toContain(admin.id);
    await expect(sql(open, "update auth.meditation_decision set reason = ''")).rejects.toThrow('written once');
    await expect(sql(open, 'delete from auth.meditation_decision')).rejects.toThrow('written once');
  });

  it('by two at once: one holds', async () => {
    const second = await proving(open, other);
    const { version } = (await read()).listed;
    await Promise.all([prove('decideListing'), second('decideListing')]);
    const answers = await Promise.all(
      [admin, other].map(({ browser }, at) =>
        browser.call('decideListing', { params, body: { version, place: 20 + at, reason: 'At once.' } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

it('a start adds what is missing as new, and leaves what was decided', async () => {
  const { listed } = await read();
  await sql(open, "delete from app.meditation_listing where id = 'lanterns'");
  await loadListings(open.services.account.db, open.clock.now());
  expect((await read()).listed).toEqual(listed);
  const { meditations } = (await admin.browser.call('getListedMeditations')).body as ListedReply;
  expect(meditations.find(({ id }) => id === 'lanterns')).toMatchObject({ isNew: true, isFree: true, version: 1 });
});
