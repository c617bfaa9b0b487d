import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Someone } from './members.ts';

/** One kind of what members do, its share of all, and its request. */
export type Kind = {
  readonly name: string;
  readonly share: number;
  readonly ask: (who: Someone, serial: number) => readonly [string, RequestInit];
};
/** One answer: its kind, its status (0: none), how long it took in ms, and whether it said when to come again. */
export type Answered = {
  readonly kind: string;
  readonly status: number;
  readonly ms: number;
  readonly comeAgain: boolean;
};

const today = (): string => new Date().toISOString().slice(0, 10);
const page =
  (path: string) =>
  ({ cookie }: Someone): readonly [string, RequestInit] => [path, { headers: { cookie, accept: 'text/html' } }];
const api =
  (path: string) =>
  ({ cookie }: Someone): readonly [string, RequestInit] => [path, { headers: { cookie } }];
const write =
  (method: string, path: string) =>
  (cookie: string, body: unknown): readonly [string, RequestInit] => [
    path,
    {
      method,
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    },
  ];
const [putDay, postPage] = [write('PUT', '/api/day-logs'), write('POST', '/api/journal-entries')];

/** What a day of members looks like: most look, many log, some write, few sign in. */
export const KINDS: readonly Kind[] = [
  { name: 'home', share: 22, ask: page('/') },
  { name: 'tracker', share: 16, ask: page('/tracker') },
  { name: 'journal', share: 10, ask: page('/journal') },
  {
    name: 'reads of data',
    share: 22,
    ask: (who, serial) =>
      api(
        ['/api/cycle-view', '/api/home-data', `/api/day-logs?month=${today().slice(0, 7)}`, '/api/check-in'][
          serial % 4
        ] ?? '/api/check-in',
      )(who),
  },
  {
    name: 'day logs',
    share: 16,
    ask: ({ cookie }, serial) =>
      putDay(cookie, { date: today(), energy: 1 + (serial % 5), note: 'A few words about the day.' }),
  },
  {
    name: 'check-ins',
    share: 5,
    ask: ({ cookie }) =>
      postPage(cookie, {
        date: today(),
        title: '',
        content: 'A word for today.',
        mood: '',
        dreamInsights: '',
        checkIn: true,
      }),
  },
  {
    name: 'pages written',
    share: 5,
    ask: ({ cookie }) =>
      postPage(cookie, {
        date: today(),
        title: 'A page',
        content: 'Some lines of a page. '.repeat(20),
        mood: '',
        dreamInsights: '',
      }),
  },
  {
    name: 'sign-ins',
    share: 4,
    ask: ({ email }) => [
      '/api/auth/login',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'two lights to live by' }),
      },
    ],
  },
];

export type Crowd = { readonly origin: string; readonly people: readonly Someone[]; readonly chance: () => number };

/** Sends at a steady rate, whatever the answers take. Resolves when all have come. */
export async function steady(
  crowd: Crowd,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Answered[]> {
  const asked: Promise<Answered>[] = [];
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    const due = Math.ceil(((performance.now() - began) / 1000) * perSecond);
    while (asked.length < due) asked.push(one(crowd, { kind: kindAt(crowd.chance()), serial: asked.length }));
    await sleep(20);
  }
  return Promise.all(asked);
}

/** As many at once as there are hands, each sending anew as soon as it was answered: more than the server can do. */
export async function flood(crowd: Crowd, { hands, seconds }: { hands: number; seconds: number }): Promise<Answered[]> {
  const answers: Answered[] = [];
  const until = performance.now() + seconds * 1000;
  const signIns = KINDS.at(-1) as Kind;
  const hand = async (index: number): Promise<void> => {
    while (performance.now() < until) {
      const answer = await one(crowd, { kind: index % 2 ? signIns : kindAt(crowd.chance()), serial: answers.length });
      answers.push(answer);
      // Whoever is told to come again does not knock at once; a little impatience is part of a flood.
      if (answer.comeAgain) await sleep(100);
    }
  };
  await Promise.all(Array.from({ length: hands }, (_, index) => hand(index)));
  return answers;
}

function kindAt(chance: number): Kind {
  const total = KINDS.reduce((sum, { share }) => sum + share, 0);
  let left = chance * total;
  return KINDS.find(({ share }) => (left -= share) < 0) ?? (KINDS[0] as Kind);
}

async function one(
  { origin, people, chance }: Crowd,
  { kind, serial }: { kind: Kind; serial: number },
): Promise<Answered> {
  const [path, init] = kind.ask(people[Math.floor(chance() * people.length)] as Someone, serial);
  const began = performance.now();
  const answer = await fetch(`${origin}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
    ...init,
  }).then(
    async (reply) => (await reply.arrayBuffer(), { status: reply.status, comeAgain: reply.headers.has('retry-after') }),
    () => ({ status: 0, comeAgain: false }),
  );
  return { kind: kind.name, ms: performance.now() - began, ...answer };
}
