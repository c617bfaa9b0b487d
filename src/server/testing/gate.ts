import { createServer, connect, type Server, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A way to a database that can be shut: connections through it break, and none comes in until it is opened again. */
export type TestGate = {
  readonly through: (url: string) => string;
  shut(): Promise<void>;
  /** As when a host lost its power: connections so far stay open, and nothing goes through them any more. New ones work. */
  silence(): void;
  open(): Promise<void>;
  close(): Promise<void>;
};

/** Stands in front of PostgreSQL's socket or port, whatever the address names. */
export function gateBefore(url: string): TestGate {
  const real = new URL(url);
  const host = real.searchParams.get('host') ?? real.hostname;
  const target = host.startsWith('/')
    ? { path: join(host, `.s.PGSQL.${real.port || '5432'}`) }
    : { host, port: Number(real.port || 5432) };
  const folder = mkdtempSync(join(tmpdir(), 'mh-gate-'));
  const open = new Set<Socket>();
  let server: Server | null = null;
  const pass = (inner: Socket) => {
    const outer = connect(target);
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      open.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => (open.delete(one), other.destroy()))
        .pipe(other);
    }
  };
  const gate: TestGate = {
    through: (address) => {
      const changed = new URL(address);
      changed.hostname = 'localhost';
      changed.port = '5432';
      changed.searchParams.set('host', folder);
      return changed.href;
    },
    open: () =>
      new Promise((opened) => {
        server = createServer(pass).listen(join(folder, '.s.PGSQL.5432'), () => opened());
      }),
    shut: () =>
      new Promise((shut) => {
        server?.close(() => shut());
        for (const socket of open) socket.destroy();
        server = null;
      }),
    silence: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    close: async () => {
      if (server) await gate.shut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return gate;
}
