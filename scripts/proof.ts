/**
 * The long proofs: `npm run proof`, `npm run proof -- storm` for one, `-- --short` for a shorter course (`npm test`
 * runs three of them so: log-lines, fifty-at-once and timing), `-- --seed 7` for other choices,
 * `-- reminders sweeps start --size 1000000` for how far those go. Each prints what it measured and its seed. One that
 * needs what is not here (pooler: a PgBouncer) says that it was not tried. The program ends with 1 where one failed, or
 * where none was tried.
 */
import { parseArgs } from 'node:util';
import { canary } from './proof/canary/canary.ts';
import { eventStorm } from './proof/event-storm.ts';
import { killedBrowser } from './proof/offline/killed-browser.ts';
import { twoDevices } from './proof/offline/two-devices.ts';
import { fifty } from './proof/fifty.ts';
import { kills } from './proof/kills.ts';
import { leaveShared } from './proof/ground.ts';
import { hosts } from './proof/hosts/hosts.ts';
import { release } from './proof/release/release.ts';
import { logLines } from './proof/log-lines.ts';
import { recovery } from './proof/recovery/recovery.ts';
import { pooler } from './proof/scale/pooler.ts';
import { citus } from './proof/scale/citus/citus.ts';
import { reminders } from './proof/scale/reminders.ts';
import { replicas } from './proof/scale/replicas.ts';
import { start } from './proof/scale/start.ts';
import { sweeps } from './proof/scale/sweeps.ts';
import { takeover } from './proof/scale/takeover.ts';
import { poolStall } from './proof/pool-stall.ts';
import { sqlAttacker } from './proof/sql-attacker.ts';
import { areGood, verdictOf, type Outcome, type Proof } from './proof/proof.ts';
import { timing } from './proof/timing/timing.ts';

const PROOFS: readonly Proof[] = [
  eventStorm,
  recovery,
  fifty,
  logLines,
  canary,
  sqlAttacker,
  poolStall,
  twoDevices,
  killedBrowser,
  timing,
  reminders,
  sweeps,
  replicas,
  start,
  takeover,
  pooler,
  citus,
  kills,
  hosts,
  release,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261121' },
    size: { type: 'string' },
  },
});
const seed = Number(values.seed);
if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number');
const size = values.size === undefined ? undefined : Number(values.size);
if (size !== undefined && !(Number.isInteger(size) && size >= 1_000))
  throw new Error('--size takes a whole number from 1000 on');
const chosen = PROOFS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0)
  throw new Error(`there is no such proof; there are: ${PROOFS.map(({ name }) => name).join(', ')}`);

const outcomes: Outcome[] = [];
try {
  for (const proof of chosen) {
    console.log(`${proof.name}: ${proof.claims}`);
    const verdict = verdictOf(proof, await proof.run({ short: values.short, seed, size }), seed);
    console.log(verdict.line);
    outcomes.push(verdict.outcome);
  }
} finally {
  await leaveShared();
}
process.exit(areGood(outcomes) ? 0 : 1);
