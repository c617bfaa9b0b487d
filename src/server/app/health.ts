import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/db/database.ts';

const FREE_BYTES = 500 * 1024 * 1024;

/** Whether the server can serve: the database takes writes, the disk has room, and it is not going down. */
export type Readiness = { readonly db: Database; readonly dataDir: string; readonly isClosing: () => boolean };

/** GET /healthz says that the process lives, GET /readyz that it can serve. Neither tells more. */
export function addHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady(readiness).catch(() => false);
    return reply.code(ready ? 200 : 503).header('cache-control', 'no-store').send({ ok: ready });
  });
}

async function isReady({ db, dataDir, isClosing }: Readiness): Promise<boolean> {
  if (isClosing()) return false;
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize > FREE_BYTES && (await db.isWritable());
}
