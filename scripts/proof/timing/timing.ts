import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeMembers } from '../../bench/ground/people.ts';
import { chancesFrom } from '../../forecast/blind.ts';
import { sharedGround } from '../ground.ts';
import type { Course, Found, Proof } from '../proof.ts';
import { median, signedRank } from './signed-rank.ts';

/** Pairs of the long and the short form. */
const PAIRS = { long: 1000, short: 60 } as const;
/** Beyond this a side is slower by more than chance: once in 15,000 where there is no difference. */
const NOISE = 4;
/** What the worker does with one request is over before the next is timed. */
const REST_MS = 20;
const FAMILY = 'timing';
const MEMBERS = 3;

type Ask = (email: string) => Promise<Response>;

/**
 * Asks by known and unknown addresses in turn, in an order of chance within each pair, and compares how long the
 * answers took: neither may tend to be slower. The same differences with a twentieth of the median laid on top must be
 * found.
 */
export const timing: Proof = {
  name: 'timing',
  claims: 'register, forgot and resend answer a known and an unknown address alike, and as fast',
  run: async ({ short, seed }: Course): Promise<Found> => {
    const ground = await sharedGround();
    await makeMembers(ground.product, MEMBERS, FAMILY);
    const chance = chancesFrom(seed);
    const pairs = short ? PAIRS.short : PAIRS.long;
    const figures: Record<string, string> = {};
    const wrong: string[] = [];
    for (const [name, ask] of Object.entries(asksOf(ground.origin))) {
      const measured = await measure({ ask, pairs, chance });
      const { z, middle, planted, unlike } = judge(measured);
      figures[name] = `median ${middle.toFixed(1)} ms, z ${z.toFixed(2)} (planted ${planted.toFixed(1)})`;
      if (unlike > 0) wrong.push(`${name}: ${unlike} answers told known from unknown`);
      if (Math.abs(z) > NOISE) wrong.push(`${name}: ${z > 0 ? 'known' : 'unknown'} addresses take longer, z ${z}`);
      if (!short && Math.abs(planted) <= NOISE) wrong.push(`${name}: a difference that was planted was not found`);
    }
    return { figures, compared: pairs * Object.keys(figures).length, wrong };
  },
};

function asksOf(origin: string): Readonly<Record<string, Ask>> {
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    register: (email) =>
      post('register', {
        email,
        password: 'seven quiet lanterns',
        firstName: 'Ada',
        lastName: 'Bench',
        birthday: '1990-04-03',
        sacredGoals: ['connect with lunar cycles'],
        onboardingCompleted: true,
      }),
    forgot: (email) => post('forgot-password', { email }),
    resend: (email) => post('resend-verification', { email }),
  };
}

type Timed = { readonly ms: number; readonly answer: string };
type Pair = { readonly known: Timed; readonly unknown: Timed };

async function measure({
  ask,
  pairs,
  chance,
}: {
  ask: Ask;
  pairs: number;
  chance: () => number;
}): Promise<readonly Pair[]> {
  const timed = async (email: string): Promise<Timed> => {
    await sleep(REST_MS);
    const begun = performance.now();
    const reply = await ask(email);
    const ms = performance.now() - begun;
    return { ms, answer: `${reply.status} ${await reply.text()}` };
  };
  const known = () => timed(`${FAMILY}${Math.floor(chance() * MEMBERS)}@members.example`);
  const unknown = () => timed(`${FAMILY}${randomUUID().slice(0, 1)}@nobody${Math.floor(chance() * 1e9)}.example`);
  const found: Pair[] = [];
  // The first of all find nothing warm.
  for (let at = -5; at < pairs; at += 1) {
    const isFirst = chance() < 0.5;
    const before = isFirst ? await known() : null;
    const stranger = await unknown();
    const pair = { known: before ?? (await known()), unknown: stranger };
    if (at >= 0) found.push(pair);
  }
  return found;
}

function judge(pairs: readonly Pair[]) {
  const differences = pairs.map(({ known, unknown }) => known.ms - unknown.ms);
  const middle = median(pairs.map(({ unknown }) => unknown.ms));
  return {
    middle,
    z: signedRank(differences),
    planted: signedRank(differences.map((each) => each + middle / 20)),
    unlike: pairs.filter(({ known, unknown }) => known.answer !== unknown.answer).length,
  };
}
