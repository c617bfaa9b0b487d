import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { sidOf } from '#server/platform/sessions/sessions.ts';
import { freePort, startNode, type Running } from '../ground/place.ts';
import type { Product } from '../ground/product.ts';

export type FloorServer = Running & { readonly origin: string };
const SERVE = 'scripts/bench/floors/serve.ts';

export async function startPageFloor(): Promise<FloorServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  return {
    ...(await startNode({ args: [SERVE, 'page', String(port)], env: process.env, url: `http://127.0.0.1:${port}/` })),
    origin,
  };
}

/** Starts the floors over statements, as the session of a cookie sees the product's own database. */
export async function startStatementFloor(product: Product, cookie: string): Promise<FloorServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const reply = (await (await fetch(`${product.origin}/api/auth/user`, { headers: { cookie } })).json()) as {
    user: { id: string };
  };
  const floor = {
    url: product.adminUrl,
    session: { sid: sidOf(cookie.slice(cookie.indexOf('=') + 1)), userId: reply.user.id },
    reply,
  };
  return {
    ...(await startNode({
      args: [SERVE, 'statements', String(port)],
      env: { ...process.env, FLOOR: JSON.stringify(floor) },
      url: `${origin}/guarded`,
    })),
    origin,
  };
}

/** How often a second this disk takes eight kilobytes for good. */
export function fdatasyncRate(seconds = 1): number {
  const folder = mkdtempSync(join(tmpdir(), 'moonhearth-bench-disk-'));
  const file = openSync(join(folder, 'raw'), 'w');
  const block = Buffer.alloc(8192, 1);
  const began = performance.now();
  let times = 0;
  for (; performance.now() - began < seconds * 1000; times += 1) {
    writeSync(file, block);
    fdatasyncSync(file);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return (times * 1000) / (performance.now() - began);
}
