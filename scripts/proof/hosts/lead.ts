import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresNode } from './postgres-node.ts';

/** As its unit's RestartSec says. */
const AGAIN_MS = 2_000;

/** A standby that is killed, and started again by systemd. */
export async function loseStandby(standby: PostgresNode): Promise<void> {
  await standby.kill();
  await sleep(AGAIN_MS);
  await standby.start();
}

/** The one that leads is gone: the other one leads. */
export async function losePrimary(primary: PostgresNode, standby: PostgresNode): Promise<void> {
  await primary.kill();
  standby.promote();
}

/**
 * The standby is away for a while, and the one that leads dies meanwhile: the worst that can be. Gives the time in
 * which nothing may have been acknowledged. `isEnough` lets it go on for longer, half a minute at most.
 */
export async function loseBoth(
  primary: PostgresNode,
  standby: PostgresNode,
  isEnough: () => boolean = () => true,
): Promise<readonly [number, number]> {
  await standby.kill();
  // What the standby had and the answer to it may be on their way.
  await sleep(500);
  const from = performance.now();
  await sleep(4_000);
  for (const until = performance.now() + 30_000; !isEnough() && performance.now() < until;) await sleep(100);
  const to = performance.now();
  await primary.kill();
  await standby.start();
  standby.promote();
  return [from, to];
}

/**
 * Whether the one that led and fell stays out: its unit refuses, and where somebody starts it all the same it
 * acknowledges nothing. What is wrong, in words.
 */
export async function fencing(fallen: PostgresNode): Promise<string[]> {
  const wrong: string[] = [];
  if (await fallen.start()) wrong.push('a node that led and fell was started beside the one that leads');
  else await fallen.start(true);
  const commit = fallen
    .asAdmin((client) => client.query('create table acknowledged ()'))
    .then(
      () => true,
      () => false,
    );
  if (await Promise.race([commit, sleep(3_000).then(() => false)]))
    wrong.push('a node that led and fell acknowledged a write');
  await fallen.kill();
  return wrong;
}

/** Makes the fallen one the standby of the one that leads, which waits for it from now on. */
export async function rejoin(leader: PostgresNode, fallen: PostgresNode): Promise<void> {
  await fallen.follow();
  await leader.asks(`alter system set synchronous_standby_names = '${fallen.name}'`);
  await leader.asks('select pg_reload_conf()');
  const follows = `select from pg_stat_replication where application_name = '${fallen.name}' and sync_state = 'sync'`;
  for (let waited = 0; waited < 20_000; waited += 100) {
    if ((await leader.asks(follows)).length > 0) return;
    await sleep(100);
  }
  throw new Error(`${fallen.name} does not follow ${leader.name}`);
}
