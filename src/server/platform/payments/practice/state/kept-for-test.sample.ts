import { systemClock } from '#server/platform/clock.ts';
import { client } from '../open-for-test.sample.ts';
import { openPractice } from '../practice.ts';

/**
 * A practice provider in a process of its own, that makes customers and prints each when it is told of it, until
 * somebody kills it.
 */
const practice = await openPractice({
  clock: systemClock,
  dataDir: process.argv[2] ?? '',
  publicOrigin: 'http://localhost:3000',
  deliverTo: async () => 503,
});
const stripe = client(practice);
for (;;) process.stdout.write(`${(await stripe.customers.create({ metadata: { reference: 'r' } })).id}\n`);
