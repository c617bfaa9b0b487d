import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { unlessBusy } from '../bench/ground/people.ts';

export type Writer = { readonly cookie: string; readonly index: number };
/** One request and what became of it; `status` is null until a whole answer came. */
export type Written = {
  readonly writer: Writer;
  readonly kind: 'day' | 'page' | 'checkIn' | 'symptom';
  readonly key: string;
  readonly serial: number;
  status: number | null;
  text: string;
  /** When the whole answer had come, by performance.now(). */ at?: number;
};
export type Ledger = { readonly written: Written[] };

const TODAY = new Date().toISOString().slice(0, 10);
const dayOf = (serial: number): string =>
  new Date(Date.parse(TODAY) - (1 + (serial % 3_000)) * 86_400_000).toISOString().slice(0, 10);
/** Own symptoms are forty at most, and a name is there once: what is full is refused like anything else. */
const symptomOf = ({ key }: Written): string => `feels like ${key}`.slice(0, 60);

/** The request of an entry of the ledger; the same for each time it is sent. */
function requestOf(one: Written): [string, RequestInit] {
  const headers = { cookie: one.writer.cookie, 'content-type': 'application/json', 'idempotency-key': one.key };
  const send = (method: string, path: string, body: unknown): [string, RequestInit] => [
    path,
    { method, headers, body: JSON.stringify(body), signal: AbortSignal.timeout(20_000) },
  ];
  if (one.kind === 'day')
    return send('PUT', '/api/day-logs', {
      date: dayOf(one.serial),
      energy: 1 + (one.serial % 5),
      note: `note ${one.key}`,
    });
  if (one.kind === 'symptom') return send('POST', '/api/custom-symptoms', { name: symptomOf(one) });
  return send('POST', '/api/journal-entries', {
    date: dayOf(one.serial),
    title: '',
    content: `page ${one.key}`,
    mood: '',
    dreamInsights: '',
    ...(one.kind === 'checkIn' && { checkIn: true }),
  });
}

/**
 * One writer: one request after the other until the kill is over, each noted before it leaves and when it is answered.
 */
export async function writeUntil({
  origin,
  writer,
  ledger,
  family,
  over,
}: {
  origin: string;
  writer: Writer;
  ledger: Ledger;
  family: string;
  over: AbortSignal;
}): Promise<void> {
  for (let serial = 0; !over.aborted; serial += 1) {
    const one: Written = {
      writer,
      kind: (['day', 'page', 'checkIn', 'symptom'] as const)[(writer.index + serial) % 4] ?? 'day',
      key: `${family}-${writer.index}-${serial}-${randomUUID().slice(0, 8)}`,
      serial: ledger.written.length,
      status: null,
      text: '',
    };
    ledger.written.push(one);
    await ledgerSend(origin, one).catch(() => undefined);
    if (one.status === null || one.status >= 500) await sleep(20);
  }
}

/** Sends one and notes what became of it. */
export async function ledgerSend(origin: string, one: Written, send: typeof fetch = fetch): Promise<void> {
  const [path, init] = requestOf(one);
  const reply = await send(`${origin}${path}`, init);
  const text = await reply.text();
  // Only a whole answer is an acknowledgement.
  one.text = text;
  one.status = reply.status;
  one.at = performance.now();
}

/**
 * What stands half: each member's rows against the keys that are kept with them. A page has its key and a key its page;
 * a day its log; a counted check-in its page, its presence day and its point.
 */
export async function halfActions(client: Client, { written }: Ledger): Promise<string[]> {
  const { rows: kept } = await client.query<{ user_id: string; key: string }>(
    'select user_id, key from app.idempotency where key = any($1)',
    [written.map(({ key }) => key)],
  );
  const byKey = new Map(written.map((one) => [one.key, one]));
  const wrong: string[] = [];
  for (const [user, own] of Map.groupBy(kept, ({ user_id: userId }) => userId)) {
    const ones = own.flatMap(({ key }) => byKey.get(key) ?? []);
    const pages = ones.filter(({ kind }) => kind === 'page' || kind === 'checkIn').length;
    const days = new Set(ones.filter(({ kind }) => kind === 'day').map(({ serial }) => dayOf(serial))).size;
    const checkIns = ones.some(({ kind }) => kind === 'checkIn') ? 1 : 0;
    const { rows } = await client.query<{ pages: number; days: number; points: number; presence: number }>(
      `select
      (select count(*)::int from app.journal_entry where user_id = $1) as pages, (select count(*)::int from app.day_log where user_id = $1) as days,
      (select count(*)::int from app.point_row where user_id = $1 and reason = 'check_in') as points, (select count(*)::int from app.presence_day where user_id = $1) as presence`,
      [user],
    );
    const found = rows[0];
    if (
      found &&
      (found.pages !== pages || found.days !== days || found.points !== checkIns || found.presence !== checkIns)
    )
      wrong.push(
        `a half action: keys say ${JSON.stringify({ pages, days, points: checkIns, presence: checkIns })}, rows say ${JSON.stringify(found)}`,
      );
  }
  return wrong;
}

/**
 * Sends everything once more under its key. What was acknowledged must come back as it was answered; what was cut off
 * is done now, or was done then.
 */
export async function lostWrites(origin: string, { written }: Ledger): Promise<string[]> {
  const wrong: string[] = [];
  const left = [...written];
  const walk = async (): Promise<void> => {
    for (let one = left.shift(); one; one = left.shift()) {
      const [path, init] = requestOf(one);
      const reply = await unlessBusy(() => fetch(`${origin}${path}`, init));
      const text = await reply.text();
      const acknowledged = one.status !== null && one.status < 300;
      if (acknowledged && (reply.headers.get('idempotency-replayed') !== 'true' || text !== one.text))
        wrong.push(`${one.kind} ${one.key} was acknowledged and is lost: ${reply.status}`);
      if (reply.status >= 500) wrong.push(`${one.kind} ${one.key} answers ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, walk));
  return wrong;
}

/** Takes one acknowledged thing away: what compares must miss it, or it has seen nothing before. */
export async function blindness(
  origin: string,
  { owner, ledger }: { owner: <T>(work: (client: Client) => Promise<T>) => Promise<T>; ledger: Ledger },
): Promise<string[]> {
  const page = ledger.written.find(({ kind, status }) => kind === 'page' && status === 201);
  const id = /"id":"([0-9a-f-]{36})"/.exec(page?.text ?? '')?.[1];
  if (!page || !id) return ['no page was acknowledged'];
  const seen = await owner(async (client) => {
    await client.query('begin');
    await client.query('delete from app.journal_entry where id = $1', [id]);
    const half = await halfActions(client, ledger);
    await client.query('rollback');
    await client.query('delete from app.idempotency where key = $1', [page.key]);
    return half.length;
  });
  const lost = await lostWrites(origin, { written: [page] });
  return seen > 0 && lost.length === 1
    ? []
    : [`what was taken away on purpose was not missed (${seen}, ${lost.length})`];
}
