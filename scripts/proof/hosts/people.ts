import { setTimeout as sleep } from 'node:timers/promises';
import { allLines } from '#server/platform/erasures/ledger.ts';
import { ledgerInFolder } from '#server/platform/erasures/ledger-in-folder.ts';
import { ledgerIn } from '#server/platform/erasures/erasures.ts';
import { register } from '../../bench/ground/people.ts';
import { mailed } from './figures.ts';
import type { Hosts } from './ground.ts';
import type { PostgresNode } from './postgres-node.ts';

/** How long a message or an erasure may wait for a job that a killed process has held, in ms. */
const LATE_MS = 100_000;

/** Signs somebody new up again and again: the addresses whose registration was acknowledged. */
export async function newcomersUntil(origin: string, over: AbortSignal): Promise<string[]> {
  const promised: string[] = [];
  for (let serial = 0; !over.aborted; serial += 1) {
    const email = `new${serial}@members.example`;
    const status = await register({ origin }, email).then(
      async (reply) => (await reply.text(), reply.status),
      () => 0,
    );
    if (status === 201) promised.push(email);
    await sleep(500);
  }
  return promised;
}

/** What went to those who were promised a message, once all of it has come or has had its time. */
export async function awaitMails({ relay }: Hosts, promised: readonly string[]): Promise<ReturnType<typeof mailed>> {
  for (const until = performance.now() + LATE_MS; performance.now() < until; await sleep(250))
    if (mailed(relay.mails(), promised).missing.length === 0) break;
  return mailed(relay.mails(), promised);
}

/** A member who asks for the end of her account. */
export type Leaver = { readonly cookie: string; readonly userId: string; asked: boolean };

export async function leaversOf(origin: string, cookies: readonly string[]): Promise<Leaver[]> {
  return Promise.all(
    cookies.map(async (cookie) => {
      const reply = await fetch(`${origin}/api/auth/user`, { headers: { cookie } });
      const { user } = (await reply.json()) as { user: { id: string } };
      return { cookie, userId: user.id, asked: false };
    }),
  );
}

/** Asks for it; what is cut off is no promise. */
export async function askToLeave(origin: string, leaver: Leaver): Promise<void> {
  const reply = await fetch(`${origin}/api/privacy/deletion`, {
    method: 'POST',
    headers: { cookie: leaver.cookie, 'content-type': 'application/json', 'idempotency-key': `leave-${leaver.userId}` },
    body: JSON.stringify({ when: 'now' }),
  }).catch(() => null);
  leaver.asked = reply?.ok ?? false;
}

/** Whom the database still has of those who were told that they go, and how many the ledger tells of as gone. */
export async function gone(
  leader: PostgresNode,
  { store, leavers }: { store: string; leavers: readonly Leaver[] },
): Promise<{ readonly left: number; readonly inLedger: number }> {
  const ids = leavers.filter(({ asked }) => asked).map(({ userId }) => userId);
  const count = async () =>
    leader.asAdmin(
      async (client) => (await client.query('select from auth.account where user_id = any($1)', [ids])).rowCount ?? 0,
    );
  let left = await count();
  for (const until = performance.now() + LATE_MS; left > 0 && performance.now() < until; await sleep(500))
    left = await count();
  const lines = await allLines(ledgerInFolder(ledgerIn(store)));
  return { left, inLedger: new Set(lines.flatMap(({ step, member }) => (step === 'done' ? [member] : []))).size };
}
