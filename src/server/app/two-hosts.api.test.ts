import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asMadeMember, eraseAgain, memberStore } from '#server/features/account/public.ts';
import { memberMark } from '#server/platform/erasures/erasures.ts';
import { allLines } from '#server/platform/erasures/ledger.ts';
import { Browser } from '#server/testing/browser.ts';
import type { Person } from '#server/testing/circle/circle-cases.ts';
import { takeJobs, openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { run } from '#server/testing/database.ts';
import { idOf, openRecordings, type Recordings } from '#server/testing/recordings/open-recordings.ts';
import { TONES, wavTone } from '#server/testing/recordings/tones.ts';
import { openStores, STORE_KINDS, type Stores } from '#server/testing/stores/all-stores.ts';

/** Two hosts of one installation: one database, one store, and nothing else that both of them see. */
let stores: Stores;
beforeAll(async () => {
  stores = await openStores();
  mkdirSync(fileURLToPath(stores.urls.folder));
});
afterAll(() => stores.close());

describe.each(STORE_KINDS)('two hosts on one store: %s', (kind) => {
  let all: Recordings;
  let [a, b]: TestApp[] = [];
  const here = () => a as TestApp;
  const there = () => b as TestApp;
  beforeAll(async () => {
    const env = { STORE_URL: stores.urls[kind] };
    all = await openRecordings({ env });
    a = all.open;
    b = await openTestApp({
      beside: a,
      apart: true,
      clock: a.clock,
      env: { ...env, RATE_FACTOR: '1000', DISK_LEAST_MB: '0' },
    });
  });
  afterAll(async () => {
    await b?.close();
    await a?.close();
  });

  /** The same browser, answered by the other host. */
  const onOther = ({ browser, ...who }: Person): Person => {
    const other = new Browser(there().app);
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    return { ...who, browser: other };
  };
  const picture = (background: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const show = async ({ browser }: Person, background: string) => {
    const headers = { 'content-type': 'image/jpeg', 'x-upload': '1' };
    const answer = await browser.send({
      method: 'POST',
      url: '/api/avatar',
      payload: await picture(background),
      headers,
    });
    return (answer.body as { user: { profileImageUrl: string } }).user.profileImageUrl;
  };
  const look = async (open: TestApp, who: Person, url: string) =>
    open.app.inject({ method: 'GET', url, cookies: Object.fromEntries(who.browser.cookies) });
  const removed = async (open: TestApp) => {
    for (const id of await takeJobs(open.database, 'file')) await open.work('file', id);
  };

  it('a picture that was set on one is seen on the other; replaced there, it is gone here', async () => {
    expect(there().dataDir).not.toBe(here().dataDir);
    const she = await all.person(here());
    const first = await show(she, '#b5533c');
    const seen = await look(there(), she, first);
    expect([seen.statusCode, seen.rawPayload.length > 100]).toEqual([200, true]);
    const second = await show(onOther(she), '#3c53b5');
    await removed(there());
    expect((await look(here(), she, first)).statusCode).toBe(404);
    expect(await here().services.account.files.get(idOf(first))).toBeNull();
    expect((await look(here(), she, second)).statusCode).toBe(200);
  });

  it('a recording that was sent to one and checked by the other is heard on both', async () => {
    const id = await all.send(TONES.opus);
    await there().work('recording_check', id);
    const { work } = await all.latest();
    expect(work).toMatchObject({ state: 'draft', type: 'audio/ogg' });
    const address = work?.audio?.address ?? '';
    const [one, other] = [await look(here(), all.teacher, address), await look(there(), all.teacher, address)];
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
    expect(one.rawPayload.length).toBe(work?.bytes);
  });

  it('an upload that was begun on one goes on at the other, and back', async () => {
    const bytes = wavTone({ seconds: 2 });
    const [one, two] = [10_000, 20_000];
    const who = await all.staff(here(), { role: 'teacher' });
    const address = all.addressOf(await all.begin(who, { bytes: bytes.length }));
    expect((await all.part(who, address, { at: 0, bytes: bytes.subarray(0, one) })).status).toBe(204);
    const asked = await all.ask(onOther(who), address);
    expect([asked.status, asked.headers['upload-offset']]).toEqual([200, String(one)]);
    expect((await all.part(onOther(who), address, { at: one, bytes: bytes.subarray(one, two) })).status).toBe(204);
    expect((await all.ask(who, address)).headers['upload-offset']).toBe(String(two));
    expect((await all.part(who, address, { at: two, bytes: bytes.subarray(two) })).status).toBe(204);
    expect((await all.ask(onOther(who), address)).headers['upload-offset']).toBe(String(bytes.length));
    await there().work('recording_check', idOf(address));
    expect((await all.latest(who)).work).toMatchObject({ state: 'draft', seconds: 2 });
  });

  it('an upload that one gave up is gone on the other', async () => {
    const who = await all.staff(here(), { role: 'teacher' });
    const address = all.addressOf(await all.begin(who, { bytes: 1_000 }));
    await all.part(who, address, { at: 0, bytes: Buffer.alloc(500) });
    expect((await all.ask(onOther(who), address, 'DELETE')).status).toBe(204);
    expect((await all.ask(who, address)).status).toBe(404);
    expect((await all.begin(onOther(who), { bytes: 1_000 })).status).toBe(201);
  });

  it('who deletes herself on one is gone on the other, whose start erases her again', async () => {
    const she = await all.person(here());
    const address = await show(she, '#53b53c');
    const account = await run(here().database.adminUrl, (client) =>
      client.query<{ row: object }>('select to_jsonb(t) as row from auth.account t where user_id = $1', [she.id]),
    );
    await asMadeMember(here().services.account, she.id, (me) =>
      memberStore.erase(me, here().services.account.erasures),
    );
    await removed(here());
    expect(await there().services.account.files.get(idOf(address))).toBeNull();
    const steps = (await allLines(there().services.store.ledger))
      .filter(({ member }) => member === memberMark(there().vault, she.id))
      .map(({ step }) => step);
    expect(steps).toEqual(['asked', 'done']);
    // The database comes back from a backup that still had her.
    await run(here().database.adminUrl, (client) =>
      client.query('insert into auth.account select * from jsonb_populate_record(null::auth.account, $1)', [
        JSON.stringify(account.rows[0]?.row),
      ]),
    );
    expect(await eraseAgain(there().services.account, there().dataDir)).toEqual({ erased: 1 });
    const { rowCount } = await run(here().database.adminUrl, (client) =>
      client.query('select 1 from auth.account where user_id = $1', [she.id]),
    );
    expect(rowCount).toBe(0);
  });
});
