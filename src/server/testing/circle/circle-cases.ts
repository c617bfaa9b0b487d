import { randomUUID } from 'node:crypto';
import { Secret } from 'otpauth';
import { actOf } from '#contract/kit/route.ts';
import type { CodeApp } from '#contract/safety/safety.schemas.ts';
import { table, type RouteName } from '#contract/table.ts';
import type { Room } from '#domain/circle/limits.ts';
import type { CaseWhy } from '#domain/moderation/urgency.ts';
import { roleStore } from '#server/features/role/public.ts';
import { authorTag, sealAuthor } from '#server/platform/anonymous/author.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { codeAt } from '#server/platform/factors/one-time-code.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import type { TestApp } from '#server/testing/open-test-app.ts';
import { member, type Registration } from '#server/testing/people.ts';
import { openCase } from '#server/features/moderation/public.ts';

/** A person of a test, signed in. */
export type Person = { readonly browser: Browser; readonly id: string; readonly password: string };
type Words = {
  readonly author: string;
  readonly body?: string;
  readonly room?: Room;
  readonly isAnonymous?: boolean;
  readonly state?: 'shown' | 'held';
  readonly answers?: string;
};

export async function person(open: TestApp, changes: Partial<Registration> = {}): Promise<Person> {
  const { browser, body } = await member(open, changes);
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  return { browser, id: user.id, password: body.password };
}

/** Somebody of staff, signed in anew, as a role asks. */
export async function staff(
  open: TestApp,
  { role = 'moderator', vetted = false }: { role?: 'moderator' | 'admin' | 'teacher'; vetted?: boolean } = {},
): Promise<Person> {
  const { browser, body } = await member(open);
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  await asOwner(open.database.adminUrl, (owner) => roleStore.grant(owner, user.id, role));
  if (vetted) await sql(open, 'update auth.role set teen_vetted = true where user_id = $1', [user.id]);
  await browser.call('login', { body: { email: body.email, password: body.password } });
  return { browser, id: user.id, password: body.password };
}

/** Sets up an authenticator app for staff; what it gives proves one act. */
export async function proving(open: TestApp, { browser }: Person) {
  const { key } = (await browser.call('startCodeApp')).body as CodeApp;
  const seed = Buffer.from(Secret.fromBase32(key).bytes);
  await browser.call('confirmCodeApp', { body: { code: codeAt(seed, open.clock.real()) } });
  return async (name: RouteName) => {
    await sql(open, 'update auth.code_app set last_step = 0');
    const proof = { by: 'code', code: codeAt(seed, open.clock.real()), act: actOf(table[name]) } as const;
    const { status } = await browser.call('stepUp', { body: proof });
    if (status !== 200) throw new Error(`the proof answered ${status}`);
  };
}

export async function sql<T extends object>(open: TestApp, text: string, values: unknown[] = []): Promise<T[]> {
  return (await run(open.database.adminUrl, (client) => client.query<T>(text, values))).rows;
}

/** Puts words where the circle would: with a name, or without one. Gives the post and, for an answer, the reply. */
export async function say(
  open: TestApp,
  { author, body = 'Some words', room = 'community', isAnonymous = false, state = 'shown', answers }: Words,
): Promise<{ postId: string; replyId: string | null }> {
  const [id, postId] = [randomUUID(), answers];
  const now = open.clock.now();
  now.setUTCMinutes(0, 0, 0);
  const who = isAnonymous
    ? [
        null,
        sealAuthor(open.vault, { id, userId: author }),
        authorTag(open.vault, { userId: author, postId: postId ?? id }),
      ]
    : [author, null, null];
  if (postId === undefined)
    await sql(
      open,
      "insert into app.circle_post (id, room, category, body, is_anonymous, author_id, author_enc, author_tag, state, at, answered_at, touched_at) values ($1, $2, 'rituals', $3, $4, $5, $6, $7, $8, $9, $9, $9)",
      [id, room, body, isAnonymous, ...who, state, now],
    );
  else
    await sql(
      open,
      'insert into app.circle_reply (id, post_id, room, seq, body, is_anonymous, author_id, author_enc, author_tag, state, at, touched_at) values ($1, $2, $3, (select count(*) + 1 from app.circle_reply where post_id = $2), $4, $5, $6, $7, $8, $9, $10, $10)',
      [id, postId, room, body, isAnonymous, ...who, state, now],
    );
  return { postId: postId ?? id, replyId: postId === undefined ? null : id };
}

/** Brings words before moderators, as the worker does. */
export async function bring(
  open: TestApp,
  words: { postId: string; replyId: string | null },
  { why = 'reported', reason = null, room = 'community' }: { why?: CaseWhy; reason?: string | null; room?: Room } = {},
): Promise<string> {
  await open.services.mounting.db.asWorker(null, (tx) =>
    openCase(tx, { ...words, room, why, reason, now: open.clock.now() }),
  );
  const [row] = await sql<{ id: string }>(
    open,
    'select id from auth.circle_case where post_id = $1 and reply_id is not distinct from $2',
    [words.postId, words.replyId],
  );
  return row?.id ?? '';
}

/** Does what the worker would: tells what is owed, publishes letters, opens authors. */
export async function work(open: TestApp): Promise<void> {
  const jobs = await sql<{ kind: 'circle_told' | 'circle_author'; id: string }>(
    open,
    "with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier in ('circle_told', 'circle_author') returning t.identifier as kind, j.payload->>'id' as id) select * from taken",
  );
  for (const { kind, id } of jobs) await open.work(kind, id);
}

/** As `work`, for nameless words too: their letters wait some minutes, with others. */
export async function workAndWait(open: TestApp): Promise<void> {
  await work(open);
  open.clock.advance(6 * 60_000);
  await open.services.everyMinute.publishLetters(open.clock.now());
  await work(open);
}
