import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnRecordReply, ProofReply, SignedProof } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { keptStore } from '#server/platform/kept/kept.store.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { recordedDayWords } from './own-record.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:2525', PASSWORD_MIN: '8' } });
});
afterAll(() => open.close());

const show = async () => (await open.browser().call('getProof')).body as ProofReply;
const signed = async () => (await open.browser().call('getSignedProof')).body as SignedProof;

/** An Ed25519 key given as its 32 raw bytes (RFC 8410). */
function isSigned({ payload, signature }: SignedProof): boolean {
  const key = createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(signature.publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(JSON.stringify(payload)), key, Buffer.from(signature.value, 'base64'));
}

describe('what the proof shows', () => {
  it('says of this installation what is set up in it, to everybody', async () => {
    const proof = await show();
    expect(proof.processors.map(({ what, who }) => [what, who])).toEqual([['Email', 'The operator’s email relay']]);
    expect(proof).toMatchObject({ passwordMin: 8, requests: { received: 0 }, rowRules: { faults: [] } });
    expect(proof.rowRules.tables).toBeGreaterThan(40);
    expect(proof.stored[0]).toEqual({
      what: 'Cycle, bleeding, symptoms, moods',
      how: 'Encrypted with your own key',
      who: 'You',
      howLong: 'Until you delete it',
    });
  });

  it('says "not yet" until a thing was done, and then when', async () => {
    expect((await show()).kept).toEqual({ backup: null, drill: null, rootRotation: null });
    await keptStore.note(open.services.mounting.db, 'drill', new Date('2026-11-20T03:10:00Z'));
    expect((await show()).kept).toEqual({ backup: null, drill: '2026-11-20T03:10:00.000Z', rootRotation: null });
  });
});

describe('the signed list', () => {
  it('bears a signature that its key checks, and one changed letter breaks', async () => {
    const proof = await signed();
    expect(isSigned(proof)).toBe(true);
    const spoiled = proof.payload.dataMap.map((one, at) => (at === 0 ? { ...one, class: 'C0' } : one));
    expect(isSigned({ ...proof, payload: { ...proof.payload, dataMap: spoiled } })).toBe(false);
    expect(proof.signature.publicKey).toBe((await show()).publicKey);
  });

  it('names every column of the database, each with class, protection, retention and purpose', async () => {
    const { payload } = await signed();
    const { rows } = await run(open.database.adminUrl, (client) =>
      client.query<{ field: string }>(
        "select table_schema || '.' || table_name || '.' || column_name as field from information_schema.columns where table_schema in ('app', 'auth')",
      ),
    );
    expect(payload.dataMap.map(({ field }) => field).toSorted()).toEqual(rows.map(({ field }) => field).toSorted());
    expect(
      payload.dataMap.filter(
        ({ class: of, protection, retention, purpose }) =>
          !payload.classes[of] || !protection || !retention || !purpose,
      ),
    ).toEqual([]);
  });
});

describe('a wall with a hole', () => {
  it('is told once the next look finds it', async () => {
    const other = await openTestApp();
    await run(other.database.adminUrl, (client) =>
      client.query('alter table app.journal_entry disable row level security'),
    );
    const proof = (await other.browser().call('getProof')).body as ProofReply;
    await other.close();
    expect(proof.rowRules.faults).toEqual(['table without row-level security: app.journal_entry']);
  });
});

describe('her own record', () => {
  const own = async (browser: Browser) => (await browser.call('getOwnRecord')).body as OwnRecordReply;

  it('is the newest thing she wrote, with the very bytes of its row', async () => {
    const { browser } = await member(open);
    expect((await own(browser)).record).toBeNull();
    await browser.call('putDayLog', {
      body: { date: localDate('2026-11-20'), flow: 'medium', moods: ['tender'], note: 'slept badly' },
    });
    open.clock.advance(1000);
    const day = (await own(browser)).record;
    expect(day).toMatchObject({
      table: 'app.day_log',
      plain: '2026-11-20.\nbleeding: medium\nmood: tender\nslept badly',
    });
    const { rows } = await run(open.database.adminUrl, (client) =>
      client.query<{ sealed: Buffer }>('select sealed from app.day_log order by updated_at desc limit 1'),
    );
    expect(rows[0]?.sealed.toString('hex').startsWith(day?.hex ?? 'none')).toBe(true);
    expect(day?.bytes).toBe(rows[0]?.sealed.length);
    expect(rows[0]?.sealed.toString('latin1')).not.toContain('slept');
  });

  it('is hers alone: another member has none of it, a visitor is asked to sign in', async () => {
    const { browser } = await member(open);
    expect(await own(browser)).toEqual({ record: null, consents: 1, accesses: expect.any(Number) as number });
    expect((await open.browser().call('getOwnRecord')).status).toBe(401);
  });

  it('says nothing of sex or fertility', () => {
    expect(
      recordedDayWords({
        date: localDate('2026-11-20'),
        sex: ['protected'],
        fluid: 'egg_white',
        tests: [{ kind: 'ovulation', result: 'positive' }],
        energy: 2,
      }),
    ).toBe('2026-11-20.\nenergy: 2 of 5');
  });
});
