import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Workers inherit what the first process chose. The server makes the folder: other tools read this file too. The ports
// lie below those that a machine gives to connections that ask for none (from 32,768 on): any of those may be taken.
process.env['E2E_PORT'] ??= String(10_000 + 20 * (process.pid % 1_100));
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `moonhearth-e2e-${randomUUID().slice(0, 8)}`);

/** Where the journeys' common server listens and keeps its data: fresh for every run. */
export const E2E = {
  port: process.env['E2E_PORT'],
  origin: `http://localhost:${process.env['E2E_PORT']}`,
  dataDir: process.env['E2E_DATA_DIR'],
} as const;

/** Another place beside it: its port lies so far from the common one. */
function beside(name: string, distance: number) {
  const port = String(Number(E2E.port) + distance);
  return { port, origin: `http://localhost:${port}`, dataDir: `${E2E.dataDir}-${name}` } as const;
}

/** For the one journey that kills its server. */
export const ASIDE = beside('aside', 1);
/** One for each journey that moves its server's clock: they run at the same time. */
export const SHIFTED = beside('shifted', 11);
export const RETURNED = beside('returned', 12);
export const WALKED = beside('walked', 13);
export const RESTED = beside('rested', 14);
export const LAPSED = beside('lapsed', 15);
export const BODIES = beside('bodies', 17);
export const GATHERED = beside('gathered', 18);

/**
 * A data folder on which a server has once begun and ended in order, with nobody in it: where a server of a journey's
 * own begins.
 */
export const PREPARED = beside('prepared', 16);

/** All of them. */
export const PLACES = [E2E, ASIDE, SHIFTED, RETURNED, WALKED, RESTED, LAPSED, BODIES, GATHERED] as const;
