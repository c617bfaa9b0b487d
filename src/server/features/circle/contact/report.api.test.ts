import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '#server/testing/database.ts';
import { sitter, type Sitter } from '#server/testing/circle/circle-people.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await run(open.database.adminUrl, (client) => client.query<Row>(sql, values))).rows;
const report = (who: Sitter, what: object, reason = 'cruel') => who.call('Report', { body: { ...what, reason } });
const stateOf = async (table: 'circle_post' | 'circle_reply', id: string) =>
  (
    await rows<{ state: string; reason: string | null }>(`select state, reason from app.${table} where id = $1`, [id])
  )[0];
/** Her account is older than a week. */
const older = async (...who: Sitter[]) => {
  await rows("update auth.account set created_at = created_at - interval '30 days' where user_id = any($1)", [
    who.map(({ id }) => id),
  ]);
};

describe('a report', () => {
  it('hides words at the third member in good standing, once each, and opens a case from the first on', async () => {
    const [author, one, two, three, fresh] = [
      await sitter(open),
      await sitter(open),
      await sitter(open),
      await sitter(open),
      await sitter(open),
    ];
    await older(one, two, three);
    const { id } = await author.post('Something unkind');
    expect((await report(one, { post: id, note: 'She means \u202eme.' })).body).toEqual({ ok: true });
    for (let again = 0; again < 3; again += 1) expect((await report(one, { post: id })).body).toEqual({ ok: true });
    await report(fresh, { post: id });
    await report(two, { post: id });
    expect(await stateOf('circle_post', id)).toEqual({ state: 'shown', reason: null });
    expect((await report(three, { post: id })).body).toEqual({ ok: true });
    expect(await stateOf('circle_post', id)).toEqual({ state: 'hidden', reason: 'reported' });
    expect((await author.room()).own.map((words) => words.id)).toContain(id);
    expect((await fresh.posts({ limit: '30' })).items.map((post) => post.id)).not.toContain(id);
    const kept = await rows<{ note: string | null }>('select note from auth.circle_report where post_id = $1', [id]);
    expect(kept).toHaveLength(4);
    expect(kept.map(({ note }) => note)).toContain('She means me.');
    expect(await rows('select 1 from auth.circle_case where post_id = $1', [id])).toHaveLength(1);
  });

  it('of a paused or warned member opens a case and hides nothing; a reply is hidden alone', async () => {
    const [author, ...others] = [
      await sitter(open),
      await sitter(open),
      await sitter(open),
      await sitter(open),
      await sitter(open),
      await sitter(open),
    ];
    await older(...others);
    const [paused, warned, ...good] = others;
    await rows(
      "insert into auth.circle_standing (user_id, paused_until, warnings, since) values ($1, '2027-01-01', 0, '2026-01-01'), ($2, null, 1, '2026-01-01') on conflict (user_id) do update set paused_until = excluded.paused_until, warnings = excluded.warnings, since = excluded.since",
      [paused?.id, warned?.id],
    );
    const { id } = await author.post('A thread');
    const reply = await author.reply(id, 'An unkind reply');
    for (const who of others.slice(0, 4)) expect((await report(who, { reply: reply.id })).status).toBe(200);
    expect(await stateOf('circle_reply', reply.id)).toMatchObject({ state: 'shown' });
    await report(good[2] ?? author, { reply: reply.id });
    expect(await stateOf('circle_reply', reply.id)).toEqual({ state: 'hidden', reason: 'reported' });
    expect(await stateOf('circle_post', id)).toMatchObject({ state: 'shown' });
    expect((await author.thread(id)).post.replies).toBe(0);
  });

  it('one of a teen is enough, from her first day on', async () => {
    const [author, other] = [await sitter(open, 'teen'), await sitter(open, 'teen')];
    await rows('insert into auth.circle_standing (user_id, accepted) values ($1, 3)', [author.id]);
    const { id } = await author.post('Meet me at the station');
    expect((await report(other, { post: id }, 'stranger')).status).toBe(200);
    expect(await stateOf('circle_post', id)).toEqual({ state: 'hidden', reason: 'reported' });
  });

  it('needs a reason of the room and words of another that she reads', async () => {
    const [author, other] = [await sitter(open), await sitter(open)];
    const { id } = await author.post('My own words');
    expect((await report(other, { post: id }, 'boring')).status).toBe(400);
    expect((await report(other, { post: id }, 'stranger')).body).toMatchObject({
      fields: { reason: expect.any(String) as string },
    });
    expect((await report(author, { post: id })).body).toMatchObject({ code: 'circle_own' });
    expect((await report(other, { post: other.id })).status).toBe(404);
    expect((await report(other, { post: id, note: 'x'.repeat(501) })).status).toBe(400);
    const teen = await sitter(open, 'teen');
    expect((await report(teen, { post: id })).status).toBe(404);
  });

  it('takes its reason later, on words hidden since, and its case is read sooner for it', async () => {
    const [author, other] = [await sitter(open, 'teen'), await sitter(open, 'teen')];
    await rows('insert into auth.circle_standing (user_id, accepted) values ($1, 3)', [author.id]);
    const { id } = await author.post('Where do you live?');
    const seen = async () => ({
      reports: await rows('select reason, note from auth.circle_report where post_id = $1', [id]),
      cases: await rows('select reasons, reports, urgency from auth.circle_case where post_id = $1', [id]),
    });
    expect((await report(other, { post: id }, 'other')).status).toBe(200);
    expect(await seen()).toMatchObject({
      reports: [{ reason: 'other', note: null }],
      cases: [{ reasons: { other: 1 }, reports: 1, urgency: 513 }],
    });
    expect((await report(other, { post: id, note: 'He asked twice.' }, 'stranger')).status).toBe(200);
    const explained = {
      reports: [{ reason: 'stranger', note: 'He asked twice.' }],
      cases: [{ reasons: { stranger: 1 }, reports: 1, urgency: 519 }],
    };
    expect(await seen()).toEqual(explained);
    expect((await report(other, { post: id }, 'other')).status).toBe(200);
    expect(await seen()).toEqual(explained);
    expect((await report(await sitter(open, 'teen'), { post: id }, 'stranger')).status).toBe(404);
  });

  it('comes twenty times a day at most, on words she has not reported before', async () => {
    const strict = await openTestApp({ env: { RATE_FACTOR: '1' } });
    const [author, other] = [await sitter(strict), await sitter(strict)];
    const { id } = await author.post('Reported again and again');
    const copies = await run(strict.database.adminUrl, (client) =>
      client.query<{ id: string }>(
        "insert into app.circle_post select copy.* from app.circle_post p, generate_series(1, 22) n, lateral jsonb_populate_record(p, jsonb_build_object('id', '00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))) copy where p.id = $1 returning id",
        [id],
      ),
    );
    const statuses: number[] = [];
    for (const copy of copies.rows) statuses.push((await report(other, { post: copy.id })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
    expect((await report(other, { post: copies.rows[0]?.id }, 'cruel')).status).toBe(200);
    await strict.close();
  });
});
