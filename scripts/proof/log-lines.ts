import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Route } from '#contract/kit/route.ts';
import { table } from '#contract/table.ts';
import { schemaOf } from '#server/app/openapi.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { makeMembers } from '../bench/ground/people.ts';
import { herToday, idIn, memberWrites, sampleOf, sendAs, sendingOf, type Named, type WriteSample } from './deeds.ts';
import { sharedGround, type Ground } from './ground.ts';
import type { Found, Proof } from './proof.ts';

const CANARY = 'marzipan-kestrel';
/** Tables whose writes are made to fail with the member's words in every part of the database's error. */
const FAULTY = ['app.day_log', 'app.journal_entry', 'app.log_lists', 'app.reminder'];

const QUOTED = /^(putDayLog|startPeriod|createJournalEntry|makeSymptom|makeMedication|patchReminders)$/;

/**
 * Every route with words of the member's in every field, good and bad, and with a database that fails and quotes them.
 */
export const logLines: Proof = {
  name: 'log-lines',
  claims:
    'no line of the server or of PostgreSQL carries a word of hers: not of a good request, not of a bad one, not of a fault',
  run: async (): Promise<Found> => {
    const ground = await sharedGround();
    const [first = '', other = ''] = await makeMembers(ground.product, 2, `${CANARY}${randomUUID().slice(0, 6)}`);
    let cookie = first;
    const statuses = new Map<number, number>();
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const told: WriteSample = {
      words: (field) => `${CANARY} ${field}`,
      today: herToday(),
      had: new Map(),
      password: 'two lights to live by',
    };
    const everything = allRoutes();
    const good = async (named: Named): Promise<void> => {
      const answer = await sendAs(ground.origin, { named, sending: sendingOf(named, told), cookie, key: randomUUID() });
      count(answer.status);
      cookie = answer.cookie;
      const id = idIn(answer.text);
      if (id) told.had.set(named.name, id);
    };
    for (const named of memberWrites()) await good(named);
    for (const named of everything)
      for (const send of [bad, broken, strange]) count(await send(ground, { named, cookie, told }));
    await faulty(ground, async () => {
      cookie = other;
      for (const named of memberWrites().filter(({ name }) => QUOTED.test(name))) await good(named);
    });
    await badStatement(ground);
    await sleep(200);
    const files = [ground.said, join(ground.dataDir, 'postgres.log')];
    const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
    const wrong = tellingLines(lines).map((line) => `a line carries her words: ${line.slice(0, 160)}`);
    if (!statuses.has(500)) wrong.push('no fault was provoked');
    // What looks for the member's words must find them where they are.
    if (
      tellingLines([...lines, `{"event":"planted","note":"${CANARY} note"}`]).length !==
      tellingLines(lines).length + 1
    )
      wrong.push('a line that was planted was not found');
    const requests = [...statuses.values()].reduce((sum, n) => sum + n, 0);
    return {
      figures: {
        routes: everything.length,
        requests,
        'answered well': (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0),
        faults: statuses.get(500) ?? 0,
        lines: lines.length,
      },
      compared: lines.length,
      wrong,
    };
  },
};

function tellingLines(lines: readonly string[]): string[] {
  return lines.filter((line) => line.toLowerCase().includes(CANARY) || line.includes('members.example'));
}

function allRoutes(): Named[] {
  return Object.entries(table as Record<string, Route>)
    .filter(([name]) => name !== 'logout')
    .map(([name, route]) => ({ name, route }));
}

type Sent = { readonly named: Named; readonly cookie: string; readonly told: WriteSample };
const addressOf = ({ route }: Named): string =>
  `${route.path.replace(/:\w+/g, encodeURIComponent(CANARY))}?email=${CANARY}@canary.example&goals=${CANARY}&month=${CANARY}&text=${CANARY}`;

/** The member's words in every field, whatever the field takes. */
async function bad({ origin }: Ground, { named, cookie, told }: Sent): Promise<number> {
  const { method, body } = named.route;
  const sample = body && JSON.stringify(wordsOnly(sampleOf(schemaOf(body), told.words)));
  return status(`${origin}${addressOf(named)}`, {
    method,
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ...(method !== 'GET' && { body: sample ?? '{}' }),
  });
}

/** A body that is no JSON at all, and quotes the member. */
async function broken({ origin }: Ground, { named, cookie }: Sent): Promise<number> {
  const { method } = named.route;
  return status(`${origin}${addressOf(named)}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: `{"note": "${CANARY}` }),
  });
}

/** Headers that carry the member's words, from another site. */
async function strange({ origin }: Ground, { named, cookie }: Sent): Promise<number> {
  const { method } = named.route;
  return status(`${origin}${addressOf(named)}`, {
    method,
    headers: {
      cookie: `${cookie}; note=${CANARY}`,
      referer: `https://${CANARY}.example/`,
      origin: `https://${CANARY}.example`,
      'user-agent': CANARY,
      'idempotency-key': `${CANARY}-0123456789`,
      'if-match': CANARY,
      'x-forwarded-for': CANARY,
    },
  });
}

function wordsOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wordsOnly);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wordsOnly(inner)]));
  return `${CANARY} ${String(value)}`;
}

async function status(url: string, init: RequestInit): Promise<number> {
  const reply = await fetch(url, { ...init, redirect: 'manual' });
  await reply.arrayBuffer();
  return reply.status;
}

async function faulty({ adminUrl }: Ground, work: () => Promise<void>): Promise<void> {
  const quoting = `raise exception 'could not keep ${CANARY} note' using detail = 'Key (note)=(${CANARY} note) exists', hint = '${CANARY}', errcode = 'check_violation', constraint = '${CANARY} is not kept', column = '${CANARY} note'`;
  const triggers = (sql: (name: string) => string) =>
    asOwner(adminUrl, (owner) => owner.query(FAULTY.map(sql).join('; ')));
  await asOwner(adminUrl, (owner) =>
    owner.query(
      `create function public.planted_fault() returns trigger language plpgsql as $$ begin ${quoting}; end $$`,
    ),
  );
  await triggers(
    (name) =>
      `create trigger planted_fault before insert or update on ${name} for each row execute function public.planted_fault()`,
  );
  await work();
  await triggers((name) => `drop trigger planted_fault on ${name}`);
  await asOwner(adminUrl, (owner) => owner.query('drop function public.planted_fault()'));
}

/**
 * A statement with the member's words in its text, a value and a failed cast: PostgreSQL itself must not write them.
 */
async function badStatement({ adminUrl }: Ground): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const failed = await client.query(`select '${CANARY} note'::uuid, $1::int`, [CANARY]).then(
    () => false,
    () => true,
  );
  await client.end();
  if (!failed) throw new Error('a statement that cannot work did');
}
