import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { Keyring } from '#server/platform/vault/keyring.ts';

/** The statement behind `GET /api/auth/user`, the product's read of one statement. */
const READ = `select m.created_at, m.time_zone, m.theme, m.onboarding_completed, m.customization_completed, m.goals_updated_at, m.updates_seen_on, m.profile,
    t.end_at, s.state, s.period_end, s.cancel_at, s.past_due_since,
    (select coalesce(json_agg(agg), '[]') from (select g.id, g.kind, g.months, g.at, g.reverses from app.membership_grant g where g.user_id = m.user_id) as agg) as grants
  from app.member m left join app.trial t on t.user_id = m.user_id left join app.subscription s on s.user_id = m.user_id where m.user_id = $1`;
const WRITE = 'insert into bench.entry (user_id, body, at) values ($1, $2, now())';
/** A table under the same policy as a member's own. */
const WRITTEN = `create table if not exists bench.written (user_id uuid not null, id uuid primary key default gen_random_uuid(), sealed bytea not null);
  alter table bench.written enable row level security; alter table bench.written force row level security;
  drop policy if exists own on bench.written; create policy own on bench.written to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
  grant usage on schema bench to w_user; grant insert on bench.written to w_user`;
const THREE = 'insert into bench.written (user_id, sealed) select $1, unnest($2::bytea[])';
const WORDS = 'A few words about the day, the moon and the body. '.repeat(4);

export type Session = { readonly sid: string; readonly userId: string };
type Floor = { readonly pool: pg.Pool; readonly session: Session; readonly reply: unknown };

/**
 * Fastify with nothing but a route, over nothing (/bare), one named statement (/statement), the same in the session's
 * transaction (/guarded), with a document of the same size opened (/sealed), one commit (/commit), and three sealed
 * rows in one commit of the session's transaction (/written).
 */
export async function serveStatements({
  port,
  url,
  session,
  reply,
}: {
  port: number;
  url: string;
  session: Session;
  reply: unknown;
}): Promise<void> {
  const floor: Floor = { pool: new pg.Pool({ connectionString: url, max: 10 }), session, reply };
  await floor.pool.query('create schema if not exists bench');
  await floor.pool.query(
    'create table if not exists bench.entry (id bigint generated always as identity primary key, user_id uuid not null, body text not null, at timestamptz not null)',
  );
  await floor.pool.query(WRITTEN);
  const keys = new Keyring(session.userId, [{ version: 1, bytes: randomBytes(32) }]);
  const place = { table: 'floor', rowId: session.userId };
  const size = ((await read(floor)).profile as Buffer).length;
  const sealed = keys.seal(place, 'x'.repeat(Math.max(1, size - 33 - 256)));
  const app = Fastify();
  app.get('/bare', async () => reply);
  app.get('/statement', async () => {
    await read(floor);
    return reply;
  });
  app.get('/guarded', async () => {
    await guarded(floor);
    return reply;
  });
  app.get('/sealed', async () => {
    await guarded(floor);
    keys.open(place, sealed);
    return reply;
  });
  app.put('/commit', async () => {
    await floor.pool.query({ name: 'write', text: WRITE, values: [session.userId, WORDS] });
    return { ok: true };
  });
  app.put('/written', async () => {
    await inSession(floor, (client) =>
      client.query({
        name: 'three',
        text: THREE,
        values: [session.userId, [0, 1, 2].map(() => keys.seal(place, WORDS))],
      }),
    );
    return { ok: true };
  });
  await app.listen({ port, host: '127.0.0.1' });
}

async function read({ pool, session }: Floor): Promise<Record<string, unknown>> {
  const { rows } = await pool.query({ name: 'read', text: READ, values: [session.userId] });
  if (!rows[0]) throw new Error('the floor reads nothing');
  return rows[0] as Record<string, unknown>;
}

async function guarded(floor: Floor): Promise<void> {
  await inSession(floor, async (client) => {
    const { rows } = await client.query({ name: 'read', text: READ, values: [floor.session.userId] });
    if (!rows[0]) throw new Error('the floor reads nothing');
  });
}

async function inSession({ pool, session }: Floor, work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local role w_user; set local app.sid = '${session.sid}'`);
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}
