import { Socket } from 'node:net';

type Written = Parameters<Socket['write']>;

/**
 * A connection that sends once a turn what was written within it: the opening of a transaction, its first statements and what
 * pg writes piece by piece leave as one packet.
 */
export function turnSocket(): Socket {
  const socket = new Socket();
  const write = socket.write.bind(socket);
  let holds = false;
  const writeInTurn = (...written: Written): boolean => {
    if (!holds) {
      holds = true;
      socket.cork();
      process.nextTick(() => {
        holds = false;
        socket.uncork();
      });
    }
    return write(...written);
  };
  return Object.assign(socket, { write: writeInTurn as Socket['write'] });
}
