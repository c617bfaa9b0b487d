import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handOver, type RunAs } from './run-as.ts';

/** Where everything of one embedded database lies. */
export type ClusterPaths = {
  readonly dataDir: string;
  readonly cluster: string;
  readonly password: string;
  readonly logFile: string;
  readonly serverLock: string;
  readonly startLock: string;
  readonly spareLibraries: string;
  readonly sockets: string;
};

// sockaddr_un holds 108 bytes with the closing NUL; the file is called .s.PGSQL.5432.
const LONGEST_SOCKET = 107;
const SOCKET_NAME = '/.s.PGSQL.5432';

/** Makes the data folder, private to its owner, and names what lies in it. */
export function clusterPathsIn(folder: string): ClusterPaths {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const dataDir = realpathSync(folder);
  return {
    dataDir,
    cluster: join(dataDir, 'postgres'),
    password: join(dataDir, 'postgres.password'),
    logFile: join(dataDir, 'postgres.log'),
    serverLock: join(dataDir, 'server.lock'),
    startLock: join(dataDir, 'start.lock'),
    spareLibraries: join(dataDir, 'postgres-lib'),
    sockets: socketFolder(dataDir),
  };
}

/**
 * The folder of the socket: inside the data folder, or, where that path is too long for a socket, a private folder of
 * the temporary one that is named after it. A socket and no TCP port: nothing else on the machine can knock, no port
 * can be taken, and a round trip costs less.
 */
export function socketFolder(dataDir: string, temporary: string = tmpdir()): string {
  const inside = join(dataDir, 'socket');
  if (Buffer.byteLength(inside + SOCKET_NAME) <= LONGEST_SOCKET) return inside;
  const outside = join(temporary, `moonhearth-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
  if (Buffer.byteLength(outside + SOCKET_NAME) <= LONGEST_SOCKET) return outside;
  throw new Error(
    `The paths of DATA_DIR (${dataDir}) and of the temporary folder are too long for a socket. Choose a shorter DATA_DIR, or set DATABASE_URL.`,
  );
}

/** Makes the socket's folder and refuses one that somebody else has laid out in the shared temporary folder. */
export function makeSocketFolder(place: ClusterPaths, as: RunAs): void {
  mkdirSync(place.sockets, { recursive: true, mode: 0o700 });
  const found = lstatSync(place.sockets);
  const isOurs = place.sockets.startsWith(place.dataDir) || [process.getuid?.(), as.owner].includes(found.uid);
  if (!found.isDirectory() || !isOurs)
    throw new Error(`${place.sockets} belongs to somebody else. Remove it, or choose a shorter DATA_DIR.`);
  chmodSync(place.sockets, 0o700);
  handOver(place.sockets, { as, above: place.dataDir });
}
