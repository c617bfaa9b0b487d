import { Socket } from 'node:net';

type Written = Parameters<Socket['write']>;

/**
 * A connection that sends once a turn what was written within it: the opening of a transaction, its first statements and what
 * pg writes piece by piece leave as one packet, in one piece.
 */
export function turnSocket(): Socket {
  const socket = new Socket();
  const write = socket.write.bind(socket);
  let waiting: Buffer[] = [];
  const flush = (): void => {
    const [first, ...others] = waiting;
    waiting = [];
    if (first) write(others.length === 0 ? first : Buffer.concat([first, ...others]));
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
  return Object.assign(socket, { write: writeInTurn as Socket['write'] });
}
