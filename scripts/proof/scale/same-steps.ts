import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '#contract/kit/route.ts';
import { table } from '#contract/table.ts';
import { isShed, makeMembers, signIn } from '../../bench/ground/people.ts';
import { herToday, idIn, memberWrites, sendAs, sendingOf, type Named } from '../deeds.ts';
import type { Way } from './two-ways.ts';

/** What one step of a member was answered, without what is another's each time: ids, instants, keys. */
export type Told = { readonly step: string; readonly status: number; readonly text: string };

/** A question drawn for each member, seconds that pass, what a job brings when it comes: only that they are answered is alike. */
const BY_CHANCE = new Set(['getDailyQuiz', 'getStepUp', 'getNotices', 'readNotices']);

/** A new member signs up, signs in, does all that a member may do and reads all that a member may read. */
export async function memberSteps(way: Way, family: string): Promise<Told[]> {
  const [first = ''] = await makeMembers(way, 1, family);
  let cookie = first;
  const told = {
    words: (field: string) => (field === 'password' ? 'another ember and rain 8' : `A few words for ${field}`),
    today: herToday(),
    had: new Map<string, string>(),
    password: 'two lights to live by',
  };
  const steps: Told[] = [];
  const take = async (named: Named, sending: ReturnType<typeof sendingOf>) => {
    const answer = await sendUnlessBusy(way, { named, sending, cookie, key: randomUUID() });
    cookie = answer.cookie;
    const text = BY_CHANCE.has(named.name) ? '' : masked(answer.text, family);
    steps.push({ step: named.name, status: answer.status, text });
    return answer;
  };
  for (const named of memberWrites()) {
    const answer = await take(named, sendingOf(named, told));
    const id = answer.status < 300 ? idIn(answer.text) : undefined;
    if (id) told.had.set(named.name, id);
  }
  for (const named of memberReads()) await take(named, {});
  return steps;
}

/** As a browser would: what was shed is sent again, under its key. */
async function sendUnlessBusy({ origin }: Way, request: Parameters<typeof sendAs>[1]): ReturnType<typeof sendAs> {
  for (let tries = 0; ; tries += 1) {
    const answer = await sendAs(origin, request);
    if (tries === 40 || !isShed(answer.status, answer.text)) return answer;
    await sleep(250);
  }
}

/** Every page of data that a member reads by its address alone. */
function memberReads(): Named[] {
  return Object.entries(table as Record<string, Route>)
    .filter(
      ([, { method, path, access }]) =>
        method === 'GET' && access.who === 'member' && ['any', 'adult'].includes(access.age) && !path.includes(':'),
    )
    .map(([name, route]) => ({ name, route }));
}

function masked(text: string, family: string): string {
  return text
    .replaceAll(family, '#')
    .replaceAll(/http:\/\/localhost:\d+/g, '#')
    .replaceAll(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, '#')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '@')
    .replaceAll(/[\w-]{20,}/g, '~')
    .replaceAll(/\b[A-Z0-9]{4} ?[A-Z0-9]{4}\b/g, '#');
}

/** The steps that were not answered alike. */
export function differences(one: readonly Told[], other: readonly Told[]): string[] {
  const missing = one.length === other.length ? [] : [`${one.length} steps one way and ${other.length} the other`];
  return [
    ...missing,
    ...one.flatMap((told, at) => {
      const there = other[at];
      if (there?.step === told.step && there.status === told.status && there.text === told.text) return [];
      return [
        `${told.step} answered ${told.status} directly, ${there?.status} through the pooler${apart(told.text, there?.text ?? '')}`,
      ];
    }),
  ];
}

/** Where two texts part, with a little around it. They are a proof's own members' words. */
function apart(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at < 0 ? '' : `: ${one.slice(Math.max(0, at - 30), at + 40)} | ${other.slice(Math.max(0, at - 30), at + 40)}`;
}

/**
 * Whether a session that one process ends is ended at the other at once: there it was held a moment ago. Gives the code
 * of the first answer after it.
 */
export async function endedElsewhere({ held, ends }: { held: Way; ends: Way }, email: string): Promise<string> {
  const cookie = await signIn(ends, email);
  const read = () => fetch(`${held.origin}/api/auth/user`, { headers: { cookie } });
  const before = await read();
  if (before.status !== 200) return `it read ${before.status} before`;
  const out = await fetch(`${ends.origin}/api/auth/logout`, { method: 'POST', headers: { cookie } });
  if (!out.ok) return `the sign-out answered ${out.status}`;
  await sleep(300);
  const after = await read();
  return `${after.status} ${((await after.json()) as { code?: string }).code}`;
}
