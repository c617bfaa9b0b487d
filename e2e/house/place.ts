import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Workers inherit what the first process chose. The server makes the folder: other tools read this file too.
process.env['E2E_PORT'] ??= String(20_000 + 2 * (process.pid % 10_000));
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `moonhearth-e2e-${randomUUID().slice(0, 8)}`);

/** Where the journeys' common server listens and keeps its data: fresh for every run. */
export const E2E = {
  port: process.env['E2E_PORT'],
  origin: `http://localhost:${process.env['E2E_PORT']}`,
  dataDir: process.env['E2E_DATA_DIR'],
} as const;

const aside = String(Number(E2E.port) + 1);

const shifted = String(Number(E2E.port) + 20_001);

/** A place of its own for the one journey that moves the server's clock. */
export const SHIFTED = { port: shifted, origin: `http://localhost:${shifted}`, dataDir: `${E2E.dataDir}-shifted` } as const;

const returned = String(Number(E2E.port) + 20_002);

/** As SHIFTED, for the journey of a return after a week. */
export const RETURNED = { port: returned, origin: `http://localhost:${returned}`, dataDir: `${E2E.dataDir}-returned` } as const;

const walked = String(Number(E2E.port) + 20_003);

/** Another, for the journey that walks through ten days. */
export const WALKED = { port: walked, origin: `http://localhost:${walked}`, dataDir: `${E2E.dataDir}-walked` } as const;

/** A second place, for the one journey that kills its server. */
export const ASIDE = { port: aside, origin: `http://localhost:${aside}`, dataDir: `${E2E.dataDir}-aside` } as const;
