import { E2E } from './place.ts';
import { closeServer, openServer, START } from './server.ts';

/** Starts the product as a newcomer does, on a data folder of its own. Answers how to close it again. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await openServer(E2E, START.npmStart);
  return () => closeServer(server);
}
