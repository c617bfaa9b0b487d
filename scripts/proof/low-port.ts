import { createServer } from 'node:net';

/** Below those that the kernel gives to whoever connects: such a port is not taken between two starts. */
const [LOWEST, HIGHEST] = [20_000, 32_000];
const given = new Set<number>();

/** A port of this machine that nobody listens on and that was not given before. Throws when it finds none. */
export async function lowPort(chance: () => number): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const port = LOWEST + Math.floor(chance() * (HIGHEST - LOWEST));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`no port from ${LOWEST} to ${HIGHEST} is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)));
    server.listen(port, '127.0.0.1');
  });
}
