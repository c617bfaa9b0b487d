import type { FastifyInstance } from 'fastify';
import { isMigrated, probeWrite } from '#server/platform/db/readiness.store.ts';
import type { Room } from '#server/platform/disk/room.ts';
import { proveKeys } from '#server/platform/vault/keyring.store.ts';
import type { Mounting } from './mounting/mount.ts';

/**
 * Whether the server can serve: the database commits a write and has this release's tables, the key provider answers,
 * the disk has room, and it is not going down.
 */
export type Readiness = {
  readonly deps: Pick<Mounting, 'db' | 'vault'>;
  readonly room: Room;
  readonly isClosing: () => boolean;
};

/** However often it is asked, the database is asked once a second. */
const KEPT_MS = 1_000;

/** GET /healthz says that the process lives, GET /readyz that it can serve. Neither tells more. */
export function addHealth(app: FastifyInstance, readiness: Readiness): void {
  let held: { ready: Promise<boolean>; until: number } | null = null;
  const ready = (): Promise<boolean> => {
    if (held && held.until > performance.now()) return held.ready;
    held = { ready: isReady(readiness).catch(() => false), until: performance.now() + KEPT_MS };
    return held.ready;
  };
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = !readiness.isClosing() && (await ready());
    if (!ok) reply.header('retry-after', '2');
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}

async function isReady({ deps: { db, vault }, room }: Readiness): Promise<boolean> {
  if (await room.isLow()) return false;
  return db.asVisitor(async (tx) => {
    await probeWrite(tx);
    await proveKeys(vault, tx);
    return isMigrated(tx);
  });
}
