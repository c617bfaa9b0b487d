import { randomUUID } from 'node:crypto';
import type {
  SaidNameless,
  SaidPost,
  SaidReply,
  PostsPage,
  RoomReply,
  ThreadReply,
} from '#contract/circle/circle.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Room } from '#domain/circle/limits.ts';
import { circleContent } from '#server/features/circle/circle-deps.ts';
import type { Browser, TestResponse } from '../browser.ts';
import type { TestApp } from '../open-test-app.ts';
import { member, type Registration } from '../people.ts';

/** Words without a name wait this long at most before a minute's work publishes them. */
export const WAIT = 11 * 60_000;

/** A member of a room, who has accepted its house rules. */
export async function sitter(open: TestApp, room: Room = 'community', changes: Partial<Registration> = {}) {
  const teen = room === 'teen' ? { birthday: localDate('2011-03-03') } : {};
  const { browser, body } = await member(open, { ...teen, ...changes });
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  const she = new Sitter(open, { browser, room, id: user.id, email: body.email, password: body.password });
  await she.call('AcceptRules', { body: { version: circleContent().houseRules[room].version } });
  return she;
}

type Who = {
  readonly browser: Browser;
  readonly room: Room;
  readonly id: string;
  readonly email: string;
  readonly password: string;
};

export class Sitter {
  readonly browser: Browser;
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly #room: Room;
  readonly #open: TestApp;

  constructor(open: TestApp, { browser, room, id, email, password }: Who) {
    this.browser = browser;
    this.id = id;
    this.email = email;
    this.password = password;
    this.#room = room;
    this.#open = open;
  }

  /** Calls a route of her room by its name without the room's. */
  call(name: string, sent: object = {}, headers: Record<string, string> = {}): Promise<TestResponse> {
    return this.browser.call(`${this.#room}${name}` as 'communityPosts', sent, headers);
  }

  topic(): string {
    return this.#room === 'teen' ? 'moods' : 'womb-health';
  }

  async post(body: string, more: object = {}): Promise<SaidPost['post']> {
    const answer = await this.call('SayPost', { body: { category: this.topic(), body, ...more } }, key());
    if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return (answer.body as SaidPost).post;
  }

  async whisper(body: string, more: object = {}): Promise<SaidNameless['own']> {
    const answer = await this.call('SayNamelessPost', { body: { category: this.topic(), body, ...more } });
    if (answer.status !== 202) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return (answer.body as SaidNameless).own;
  }

  async reply(post: string, body: string, more: object = {}): Promise<SaidReply['reply']> {
    const answer = await this.call('SayReply', { params: { post }, body: { body, ...more } }, key());
    if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return (answer.body as SaidReply).reply;
  }

  async whisperTo(post: string, body: string, more: object = {}): Promise<SaidNameless['own']> {
    const answer = await this.call('SayNamelessReply', { params: { post }, body: { body, ...more } });
    if (answer.status !== 202) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return (answer.body as SaidNameless).own;
  }

  async posts(query: object = {}): Promise<PostsPage> {
    return (await this.call('Posts', { query })).body as PostsPage;
  }
  async thread(post: string): Promise<ThreadReply> {
    return (await this.call('Thread', { params: { post } })).body as ThreadReply;
  }
  async room(): Promise<RoomReply> {
    return (await this.call('Room')).body as RoomReply;
  }

  /** Waits until what was said without a name is there for others, and finds it by its words. */
  async published(body: string): Promise<PostsPage['items'][number]> {
    await publish(this.#open);
    const found = (await this.posts({ limit: '30' })).items.find((one) => one.body === body);
    if (!found) throw new Error(`"${body}" was not published`);
    return found;
  }
}

/** A word that nobody else says, made of letters alone: figures in a row look like a telephone number. */
export function word(id: string = randomUUID()): string {
  return id.replaceAll('-', '').replaceAll(/\d/g, (figure) => 'ghijklmnop'[Number(figure)] ?? '');
}

/** What a test measured, for whoever reads its output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Lets what waits be published. */
export async function publish(open: TestApp): Promise<void> {
  open.clock.advance(WAIT);
  await open.services.everyMinute.publishLetters(open.clock.now());
}

const key = () => ({ 'idempotency-key': randomUUID() });
