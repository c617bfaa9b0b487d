import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { turnSocket } from './socket.ts';

/** How often a socket handed something to the machine. */
function writesOf(socket: Socket): () => number {
  const [one, several] = [vi.spyOn(socket, '_write'), vi.spyOn(socket, '_writev')];
  return () => one.mock.calls.length + several.mock.calls.length;
}

it('sends what is written within one turn in one piece and in order, and what is written later by itself', async () => {
  const heard: Buffer[] = [];
  const server = createServer((other) => other.on('data', (piece) => heard.push(piece))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = turnSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const writes = writesOf(socket);
  // As pg sends: a text by itself, then the pieces of a statement between a cork and its end; more in a promise of the
  // same turn.
  socket.write(Buffer.from('begin;'));
  socket.cork();
  for (const piece of ['bind;', 'execute;', 'sync;']) socket.write(Buffer.from(piece));
  socket.uncork();
  await Promise.resolve().then(() => socket.write(Buffer.from('commit;')));
  await new Promise(setImmediate);
  expect(writes()).toBe(1);
  socket.write(Buffer.from('later'));
  await new Promise(setImmediate);
  expect(writes()).toBe(2);
  socket.end();
  await vi.waitFor(() => expect(Buffer.concat(heard).toString()).toBe('begin;bind;execute;sync;commit;later'));
  server.close();
});
