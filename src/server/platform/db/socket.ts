import { Socket } from 'node:net';

type Written = Parameters<Socket['write']>;

/**
 * A connection that sends once a turn what was written within it: the opening of a transaction, its first statements
 * and what pg writes piece by piece leave as one packet, in one piece.
 */
export function turnSocket(): Socket {
  const socket = new Socket();
  const [connect, write] = [socket.connect.bind(socket), socket.write.bind(socket)];
  let waiting: Buffer[] = [];
  const flush = (): void => {
    const [first, ...others] = waiting;
    waiting = [];
    // Nothing leaves a connection that has ended meanwhile: who waits for an answer hears of its end.
    if (first && socket.writable) write(others.length === 0 ? first : Buffer.concat([first, ...others]));
  };
  const writeInTurn = (...written: Written): boolean => {
    const [piece] = written;
    if (written.length > 1 || !Buffer.isBuffer(piece)) {
      flush();
      return write(...written);
    }
    if (waiting.push(piece) === 1) process.nextTick(flush);
    return true;
  };
  // Node's own `connect` puts the prototype's `write` back: what replaces it has to come after.
  const connectInTurn = (...where: unknown[]): Socket =>
    Object.assign(connect(...(where as Parameters<Socket['connect']>)), { write: writeInTurn });
  return Object.assign(socket, { connect: connectInTurn as Socket['connect'] });
}
