import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { Keyring } from '#server/platform/vault/keyring.ts';

/** The statement behind `GET /api/auth/user`, the product's read of one statement. */
const READ = `select m.created_at, m.time_zone, m.theme, m.onboarding_completed, m.customization_completed, m.goals_updated_at, m.updates_seen_on, m.profile, s.status, s.trial_end_at
  from app.member m left join app.subscription s on s.user_id = m.user_id where m.user_id = $1`;
const WRITE = 'insert into bench.entry (user_id, body, at) values ($1, $2, now())';
const WORDS = 'A few words about the day, the moon and the body. '.repeat(4);

export type Session = { readonly sid: string; readonly userId: string };
type Floor = { readonly pool: pg.Pool; readonly session: Session; readonly reply: unknown };

/** Fastify with nothing but a route, over nothing (/bare), one named statement (/statement), the same in the session's transaction (/guarded), with a document of the same size opened (/sealed), and one commit (/commit). */
export async function serveStatements({ port, url, session, reply }: { port: number; url: string; session: Session; reply: unknown }): Promise<void> {
  const floor: Floor = { pool: new pg.Pool({ connectionString: url, max: 10 }), session, reply };
  await floor.pool.query('create schema if not exists bench');
  await floor.pool.query('create table if not exists bench.entry (id bigint generated always as identity primary key, user_id uuid not null, body text not null, at timestamptz not null)');
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
  await app.listen({ port, host: '127.0.0.1' });
}

async function read({ pool, session }: Floor): Promise<Record<string, unknown>> {
  const { rows } = await pool.query({ name: 'read', text: READ, values: [session.userId] });
  if (!rows[0]) throw new Error('the floor reads nothing');
  return rows[0] as Record<string, unknown>;
}

async function guarded({ pool, session }: Floor): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local role w_user; set local app.sid = '${session.sid}'`);
    const { rows } = await client.query({ name: 'read', text: READ, values: [session.userId] });
    if (!rows[0]) throw new Error('the floor reads nothing');
    await client.query('commit');
  } finally {
    client.release();
  }
}
