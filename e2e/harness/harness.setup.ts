import { rmSync } from 'node:fs';
import { E2E, PREPARED } from './locations.ts';
import { closeServer, openServer, prepareFolder, START } from './server.ts';

/**
 * Starts the product as a newcomer does, on a data folder of its own. Answers how to close it again; a server that
 * answered one request twice fails the journeys.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await openServer(E2E, START.npmStart);
  await prepareFolder();
  return async () => {
    await closeServer(server);
    rmSync(PREPARED.dataDir, { recursive: true, force: true });
    const twice = server.said
      .join('')
      .split('\n')
      .filter((line) => line.includes('FST_ERR_REP_ALREADY_SENT'));
    if (twice.length > 0) throw new Error(`${twice.length} requests were answered twice: ${twice[0]}`);
  };
}
