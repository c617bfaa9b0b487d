import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_FLAGS } from '../../start/server.mjs';

export const ROOT = resolve(import.meta.dirname, '../../..');
export const DIST = join(ROOT, 'dist');

/** A port nobody listens on, on this machine alone. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export type Running = { readonly pid: number; readonly stop: () => Promise<void> };
type Start = {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly url: string;
  readonly seconds?: number;
};

/**
 * Starts a Node program as the product is started, and waits until an address answers. Throws with what it said when it
 * does not.
 */
export async function startNode({
  args,
  env,
  url,
  seconds = 60,
}: Start): Promise<Running & { readonly readyAfter: number }> {
  const said: string[] = [];
  const began = performance.now();
  const child = spawn(process.execPath, [...NODE_FLAGS, ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.length < 200 && said.push(chunk.toString()));
  process.once('exit', () => child.kill('SIGKILL'));
  const running = { pid: child.pid ?? 0, stop: () => stop(child) };
  while (!(await answers(url))) {
    if (child.exitCode === null && performance.now() - began < seconds * 1000) await sleep(4);
    else {
      await running.stop();
      throw new Error(`${args.at(-1)} did not answer at ${url}:\n${said.join('').slice(-2_000)}`);
    }
  }
  return { ...running, readyAfter: performance.now() - began };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(3_000) }).then(
    (reply) => reply.status < 400,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  // SIGINT: at a terminal there is no balancer to wait for.
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await gone;
  clearTimeout(late);
}
