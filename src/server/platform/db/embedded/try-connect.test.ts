import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tryConnect } from './try-connect.ts';

let folder = '';
let server: Server | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mh-hung-up-'));
});
afterEach(() => {
  server?.close();
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

const url = () => `postgres://nobody:x@localhost:5432/nothing?host=${encodeURIComponent(folder)}`;
/** Listens where PostgreSQL would, and does one thing with whoever comes. */
async function listen(then: (socket: Socket) => void): Promise<Server> {
  server = createServer(then).listen(join(folder, '.s.PGSQL.5432'));
  await once(server, 'listening');
  return server;
}

it('what goes away before it has taken the connection in is not there yet', async () => {
  const ending = await listen(() => undefined);
  const tried = tryConnect(url());
  // The kernel has taken the connection in, and nobody will take it from there.
  ending.close();
  expect(await tried).toBe('not yet');
});

it.each([
  ['before the first word, which meets a broken pipe,', (socket: Socket) => void socket.destroy()],
  ['after the first word', (socket: Socket) => void socket.once('data', () => socket.destroy())],
  ['politely', (socket: Socket) => void socket.once('data', () => socket.end())],
])('what hangs up %s is not there yet', async (_, then) => {
  await listen(then);
  expect(await tryConnect(url())).toBe('not yet');
});

it('nor is what has no socket, or one that nobody listens on', async () => {
  expect(await tryConnect(url())).toBe('not yet');
});

it('what answers nonsense is a fault, not a wait', async () => {
  await listen((socket) => void socket.once('data', () => socket.end(errorPacket('28P01'))));
  await expect(tryConnect(url())).rejects.toMatchObject({ code: '28P01' });
});

it.each(['57P01', '57P02', '57P03'])('a refusal of one that starts or ends (%s) is a wait', async (code) => {
  await listen((socket) => void socket.once('data', () => socket.end(errorPacket(code))));
  expect(await tryConnect(url())).toBe('not yet');
});

it('one that is killed after it took us in, before we have left, has answered, and nothing else breaks', async () => {
  const [welcome, ready] = [Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0]), Buffer.from([90, 0, 0, 0, 5, 73])];
  await listen(
    (socket) => void socket.once('data', () => socket.end(Buffer.concat([welcome, ready, errorPacket('57P01')]))),
  );
  expect(await tryConnect(url())).toBe(null);
});

/** PostgreSQL's ErrorResponse with a code. */
function errorPacket(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mno\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
