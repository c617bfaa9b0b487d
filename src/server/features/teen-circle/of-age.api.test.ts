import { expect, it } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { sitter } from '#server/testing/circle/circle-people.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp } from '#server/testing/open-test-app.ts';

it('on the 18th birthday the teens’ room closes, the adults’ opens, and her old words stay hers to take along', async () => {
  const open = await openTestApp({ at: '2026-11-20T12:00:00Z', env: { RATE_FACTOR: '1000' } });
  const sql = (text: string, values: unknown[]) => run(open.database.adminUrl, (client) => client.query(text, values));
  const juno = await sitter(open, 'teen', { birthday: localDate('2008-11-22'), firstName: 'Juno' });
  const ada = await sitter(open, 'teen');
  for (const { id } of [juno, ada])
    await sql(
      "insert into auth.circle_standing (user_id, accepted, since) values ($1, 9, now() - interval '1 year') on conflict (user_id) do update set accepted = 9",
      [id],
    );
  const { id } = await juno.post('The night before an exam is the worst.');
  const reply = await ada.reply(id, 'Same here.');
  expect((await ada.thread(id)).post.firstName).toBe('Juno');
  expect((await juno.browser.call('communityRoom')).status).toBe(404);

  open.clock.advance(3 * 86_400_000);
  // The first request of the day carries her over, without a new sign-in; in the database at once.
  expect((await juno.call('Posts')).body).not.toMatchObject({ items: [{}] });
  const held = await sql("select encode(token_hash, 'hex') as hash from auth.session where user_id = $1", [juno.id]);
  for (const { hash } of held.rows as { hash: string }[]) open.services.mounting.sessions.drop(hash);
  expect((await juno.browser.call('getUser')).body).toMatchObject({ user: { ageGroup: 'adult', age: 18 } });
  expect((await juno.browser.call('communityRoom')).status).toBe(200);
  for (const name of ['Room', 'Posts'] as const) expect((await juno.call(name)).status).toBe(404);
  expect((await juno.call('Thread', { params: { post: id } })).status).toBe(404);
  const change = await juno.call('ChangePost', { params: { post: id }, body: { body: 'Changed' } });
  expect(change.status).toBe(404);

  const thread = await ada.thread(id);
  expect(thread.post).toMatchObject({ body: 'The night before an exam is the worst.', firstName: null, isMine: false });
  expect(thread.replies.items.map((one) => one.id)).toEqual([reply.id]);

  const archive = JSON.stringify((await juno.browser.send({ method: 'GET', url: DOWNLOADS.json })).body);
  expect(archive).toContain('The night before an exam is the worst.');
  expect(archive).not.toContain('Same here.');
  await open.close();
});
