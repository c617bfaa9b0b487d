import { randomUUID } from 'node:crypto';
import { AUTHOR_MINUTES } from '#domain/moderation/decision.ts';
import { excerptOf, type Told } from '#domain/moderation/told.ts';
import { memberStore } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { sealTelling, tellMember, tellNameless } from '../told/telling.ts';
import { authorOf } from '../voices.ts';
import { authorRequestStore, type ApprovedRequest } from './author-request.store.ts';

type Services = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };
/** What who asked may see: enough to know an account again beside a message of its member's or an authority's. */
export type MaskedAuthor = { readonly name: string; readonly email: string; readonly since: string };

const KEY = 'anon-author';
const placeOf = (id: string) => `author-answer|${id}`;
const MINUTE_MS = 60_000;

/** The answer to a request, opened while it may be seen. */
export function openAnswer(vault: Vault, { id, sealed }: { id: string; sealed: Buffer }): MaskedAuthor {
  return JSON.parse(vault.openUnder(KEY, { place: placeOf(id), sealed }).toString()) as MaskedAuthor;
}

/**
 * The job of a request that is approved: masks the author's name and address, as the worker that writes her emails may
 * read them, seals that for who asked, and tells the author. No endpoint ever opens what another member sealed.
 */
export async function openAuthorRequest(services: Services, { id }: Pick<JobRun, 'id'>): Promise<void> {
  const { db, vault, clock } = services;
  const request = await db.asWorker(null, (tx) => authorRequestStore.approved(tx, id));
  if (!request) return;
  const author = authorOf(vault, request);
  if (author === null) return;
  await db.asWorker(null, (tx) => authorRequestStore.scope(tx, id, author));
  const masked = await db.asWorker(id, async (tx) => {
    const { profile, createdAt } = await memberStore.read({ tx, keys: await keyringOf(vault, tx, author) });
    return maskedAuthor({ ...profile, createdAt });
  });
  const now = clock.now();
  const sealed = vault.sealUnder(KEY, { place: placeOf(id), bytes: Buffer.from(JSON.stringify(masked)) });
  const until = new Date(now.getTime() + AUTHOR_MINUTES * MINUTE_MS);
  await tellAuthor(services, { id, request, author, now });
  await db.asWorker(null, (tx) => authorRequestStore.answer(tx, { id, sealed, until }));
}

async function tellAuthor(
  services: Services,
  { id, request, author, now }: { id: string; request: ApprovedRequest; author: string; now: Date },
): Promise<void> {
  const { vault, db } = services;
  const told: Told = {
    schemaVersion: 1,
    kind: 'author_opened',
    room: request.room,
    isReply: request.reply_id !== null,
    isAnonymous: request.is_anonymous,
    excerpt: excerptOf(request.body),
    decision: null,
    outcome: null,
    at: now.toISOString(),
  };
  if (request.is_anonymous) return tellNameless(services, { author, key: `author|${id}`, told, shift: null });
  const telling = randomUUID();
  const owed = { id: telling, userId: author, sealed: sealTelling(vault, telling, told) };
  return db.asWorker(null, (tx) => tellMember(tx, owed));
}

/** First letters and the end of the address; the month of joining. */
export function maskedAuthor({
  firstName,
  lastName,
  email,
  createdAt,
}: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly createdAt: Date;
}): MaskedAuthor {
  const masked = (name: string) => (name.trim() === '' ? '' : `${[...name.trim()][0] ?? ''}•••`);
  const [local = '', host = ''] = email.split('@');
  const end = host.slice(host.lastIndexOf('.'));
  return {
    name: [masked(firstName), masked(lastName)].filter((part) => part !== '').join(' '),
    email: `${masked(local)}@${masked(host)}${end}`,
    since: createdAt.toISOString().slice(0, 7),
  };
}
