import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '#contract/kit/route.ts';
import { table } from '#contract/table.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { schemaOf } from '#server/app/openapi.ts';
import { idIn, memberWrites, sendAs, sendingOf, type Named, type Sending, type WriteSample } from '../../deeds.ts';
import { STEP_MS, type Stand } from './stand.ts';

/** What one step was answered, with what differs from one installation to the next taken out. */
export type Told = { readonly name: string; readonly status: number; readonly text: string };

const PASSWORD = 'two lights to live by';
const AGAIN = 10;

/** The files that carry everything of a member away. */
const FILES = ['/api/export/json', '/api/export/csv'] as const;

/** Cycles of logged days, so that there is something to foretell and to count. */
const CYCLES = 5;

/**
 * One member's steps: five cycles of days and a page of each, every write of hers that is one transaction, each followed
 * by a read, then every read, her export, and, when `beforeTheEnd` has looked, the end of her account.
 */
export async function walk(stand: Stand, cookie: string, beforeTheEnd: () => Promise<void>): Promise<Told[]> {
  const today = stand.clock.now().toISOString().slice(0, 10);
  const told: WriteSample = {
    words: (field) => (field === 'password' ? PASSWORD : `A few words for ${field}`),
    today,
    had: new Map(),
    password: PASSWORD,
  };
  const walker = new Walker(stand, cookie);
  const reads = memberReads();
  for (const [name, body] of pastDays(today)) await walker.step(namedOf(name), { body });
  for (const [index, named] of memberWrites().entries()) {
    const text = await walker.step(named, sendingOf(named, told));
    const id = idIn(text);
    if (id) told.had.set(named.name, id);
    const read = reads[index % reads.length];
    if (read) await walker.step(...asked(read, told));
  }
  for (const read of reads) await walker.step(...asked(read, told));
  await walker.step(namedOf('stepUp'), { body: { by: 'password', password: PASSWORD } });
  for (const path of FILES) await walker.step(fileOf(path), {});
  await walker.answerQuiz(told);
  await beforeTheEnd();
  await walker.step(namedOf('planDeletion'), { body: { when: 'now', words: 'delete' } });
  await walker.step(namedOf('getUser'), {});
  return walker.told;
}

class Walker {
  readonly told: Told[] = [];
  readonly #stand: Stand;
  #cookie: string;

  constructor(stand: Stand, cookie: string) {
    this.#stand = stand;
    this.#cookie = cookie;
  }

  async step(named: Named, sending: Sending): Promise<string> {
    const key = randomUUID();
    const send = () => sendAs(this.#stand.origin, { named, sending, cookie: this.#cookie, key });
    let answer = await send();
    // Not now, as on a busy machine: the same under the same key, as a browser sends it.
    for (let again = 0; answer.status === 503 && named.route.method !== 'GET' && again < AGAIN; again += 1) {
      await sleep(500);
      answer = await send();
    }
    this.#cookie = answer.cookie;
    this.told.push({ name: named.name, status: answer.status, text: answer.text });
    this.#stand.clock.advance(STEP_MS);
    return answer.text;
  }

  /** Answers the question of the day, which is another for each member. */
  async answerQuiz(told: WriteSample): Promise<void> {
    const reply = await this.step(...asked(namedOf('getDailyQuiz'), told));
    const { question } = JSON.parse(reply) as { question: { id: string } };
    await this.step(namedOf('answerDailyQuiz'), { body: { question: question.id, answer: 0 } });
  }
}

/** Days of bleeding of each cycle, and a page of the journal on its first. */
function* pastDays(today: string): Generator<[string, object]> {
  for (let cycle = CYCLES; cycle > 0; cycle -= 1) {
    const first = Date.parse(today) - (cycle * 28 + 3) * 86_400_000;
    const day = (n: number) => new Date(first + n * 86_400_000).toISOString().slice(0, 10);
    for (const [n, flow] of ['heavy', 'medium', 'medium', 'light'].entries())
      yield ['putDayLog', { date: day(n), flow, energy: 1 + n, note: `day ${n} of ${cycle}` }];
    yield ['createJournalEntry', { date: day(0), title: `Cycle ${cycle}`, content: 'Rain, then light.', mood: '' }];
  }
}

const namedOf = (name: string): Named => {
  const route = (table as Record<string, Route>)[name];
  if (!route) throw new Error(`there is no route ${name}`);
  return { name, route };
};

const fileOf = (path: (typeof FILES)[number]): Named => ({ name: path, route: { ...namedOf('getUser').route, path } });

/** Every read of a member who is an adult. */
function memberReads(): readonly Named[] {
  return Object.entries(table as Record<string, Route>)
    .filter(([, { method, access }]) => method === 'GET' && access.who === 'member' && access.age !== 'teen')
    .map(([name, route]) => ({ name, route }));
}

/** A read with what it must be told. */
function asked({ name, route }: Named, told: WriteSample): [Named, Sending] {
  const [month, year] = [told.today.slice(0, 7), told.today.slice(0, 4)];
  const given: Readonly<Record<string, string>> = {
    month,
    year,
    from: `${month}-01`,
    to: told.today,
    date: told.today,
    kind: 'full',
    room: 'community',
    zone: 'Europe/Berlin',
    years: '2',
    for: 'new',
    id: told.had.get('createJournalEntry') ?? randomUUID(),
    post: told.had.get('communitySayPost') ?? randomUUID(),
    version: '1',
    week: '1',
    meditation: 'stone',
    guide: 'endometriosis',
    piece: pieceAddress('what-cramps-are'),
    feedback: told.had.get('sendFeedback') ?? randomUUID(),
  };
  const needs = route.query ? ((schemaOf(route.query) as { required?: string[] }).required ?? []) : [];
  const query = new URLSearchParams(Object.fromEntries(needs.map((each) => [each, given[each] ?? '1']))).toString();
  const params = Object.fromEntries(
    [...route.path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, given[param] ?? randomUUID()]),
  );
  return [{ name, route: { ...route, path: query ? `${route.path}?${query}` : route.path } }, { params }];
}
