import { createServer, connect, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A way to a database that can stop each transaction of a member right after the question who is there, so that a test
 * may change the world before the next statement.
 */
export type HeldGate = {
  readonly through: (url: string) => string;
  /** From now on every connection stops there. */ hold(): void;
  /** How many connections are stopped. */ held(): number;
  /** Lets all go on, and stops none any more. */ release(): void;
  close(): Promise<void>;
};

/** The frontend messages of PostgreSQL's protocol that lie whole in a buffer; the first of a connection has no type. */
function takeMessage(buffer: Buffer, isFirst: boolean): Buffer | null {
  const head = isFirst ? 0 : 1;
  if (buffer.length < head + 4) return null;
  const length = head + buffer.readUInt32BE(head);
  return buffer.length < length ? null : buffer.subarray(0, length);
}

/** Whether a message binds the statement that asks who is there (`opening.ts`). */
function asksWho(message: Buffer): boolean {
  const words = message.subarray(5, 32).toString('latin1');
  return message[0] === 0x42 && (words.startsWith('\0app.sid\0') || words.startsWith('\0app.job\0'));
}

/** Stands before the socket or port of an address. */
export async function heldGateBefore(url: string): Promise<HeldGate> {
  const real = new URL(url);
  const host = real.searchParams.get('host') ?? real.hostname;
  const port = real.port || '5432';
  const target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port: Number(port) };
  const folder = mkdtempSync(join(tmpdir(), 'mh-held-'));
  const waiting = new Set<() => void>();
  const open = new Set<Socket>();
  let holds = false;
  const pass = (inner: Socket) => {
    const outer = connect(target);
    const state = { buffer: Buffer.alloc(0), isFirst: true, asked: false, stopped: false };
    const flow = () => {
      for (;;) {
        const message = state.stopped ? null : takeMessage(state.buffer, state.isFirst);
        if (!message) return;
        outer.write(message);
        state.buffer = state.buffer.subarray(message.length);
        if (!state.isFirst && holds && asksWho(message)) state.asked = true;
        state.isFirst = false;
        // The question is answered once its Sync has gone.
        if (!state.asked || message[0] !== 0x53) continue;
        state.stopped = true;
        waiting.add(() => {
          [state.asked, state.stopped] = [false, false];
          flow();
        });
      }
    };
    inner.on('data', (chunk: Buffer) => {
      state.buffer = Buffer.concat([state.buffer, chunk]);
      flow();
    });
    outer.pipe(inner);
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()));
    }
  };
  const server = createServer(pass);
  await new Promise<void>((opened) => server.listen(join(folder, '.s.PGSQL.5432'), opened));
  return {
    through: (address) => {
      const changed = new URL(address);
      changed.hostname = 'localhost';
      changed.port = '5432';
      changed.searchParams.set('host', folder);
      return changed.href;
    },
    hold: () => {
      holds = true;
    },
    held: () => waiting.size,
    release: () => {
      holds = false;
      for (const goOn of waiting) goOn();
      waiting.clear();
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
