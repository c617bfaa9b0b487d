import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Route } from '#contract/kit/route.ts';
import { table, type RouteName } from '#contract/table.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import {
  bring,
  person,
  proving,
  say,
  sql,
  staff,
  workAndWait,
  type Person,
} from '#server/testing/circle/circle-cases.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:20:00Z', env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

/** What the author has told of her body and of herself: texts that occur nowhere else. */
const FACTS = {
  email: 'quillfeather@canary-inlet.example',
  firstName: 'Zephyrine',
  lastName: 'Ombrelune',
  phone: '+4915123987654',
  birthday: '1991-02-27',
  dayNote: 'kestrel marmalade at dusk',
  periodDay: '2026-11-04',
  symptom: 'marzipan behind the knees',
  medicine: 'Tansy-and-Rue drops',
  goal: 'walk the harbor wall weekly',
  condition: 'Vestibule of rain condition',
  journalTitle: 'Lantern page seven',
  journalWords: 'the tide was in my hips',
} as const;
/** Names of fields that would hold such a fact. */
const FIELDS =
  /cycle|phase|period|flow|symptom|medic|goal|condition|journal|mood|birth|age(Band|Group)|timeZone|plan$|email|phone|(first|last)Name|author(Id|_)|userId/i;
/** Fields of a masked answer to who asked for an author: looked at by their values alone. */
const MASKED = new Set(['email']);

async function tellAll(of: Person): Promise<void> {
  const key = () => ({ 'idempotency-key': randomUUID() });
  const { browser } = of;
  const day = { date: localDate(FACTS.periodDay), flow: 'heavy', note: FACTS.dayNote } as const;
  const page = {
    title: FACTS.journalTitle,
    content: FACTS.journalWords,
    mood: '',
    dreamInsights: '',
    date: day.date,
  } as const;
  const medicine = { name: FACTS.medicine, kind: 'medicine', schedule: 'weekly', start: day.date } as const;
  const told = [
    await browser.call('patchUser', {
      body: { customGoals: [FACTS.goal], journeyCustomization: { wombConditions: [FACTS.condition] } },
    }),
    await browser.call('putDayLog', { body: day }, key()),
    await browser.call('createJournalEntry', { body: { ...page, checkIn: false } }, key()),
    await browser.call('makeSymptom', { body: { name: FACTS.symptom } }),
    await browser.call('makeMedication', { body: medicine }),
  ];
  for (const { status, body } of told) if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
}

type Reply = { readonly name: string; readonly status: number; readonly text: string };
const fieldsOf = (value: unknown): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...fieldsOf(inner)]);

/** Which facts, and which fields for such, stand in replies. */
function betrayed(replies: readonly Reply[], facts: readonly string[]): string[] {
  return replies.flatMap(({ name, text }) => [
    ...facts.filter((fact) => text.includes(fact)).map((fact) => `${name}: ${fact}`),
    ...fieldsOf(text === '' ? null : JSON.parse(text))
      .filter((field) => FIELDS.test(field) && !MASKED.has(field))
      .map((field) => `${name}: field ${field}`),
  ]);
}

/** Everything that staff can ask and do about words of hers, with a name and without. */
async function walk(her: Person, body: string): Promise<Reply[]> {
  const [moderator, admin] = [await staff(open, { vetted: true }), await staff(open, { role: 'admin' })];
  const [prove, agree] = [await proving(open, moderator), await proving(open, admin)];
  const replies: Reply[] = [];
  const ask = async (by: Person, name: RouteName, sent: object = {}) => {
    const reply = await by.browser.call(name as 'getModerationQueue', { query: {}, ...sent } as never);
    replies.push({ name, status: reply.status, text: reply.body ? JSON.stringify(reply.body) : '' });
    return reply.body as { id: string };
  };
  const version = async (id: string) =>
    (await sql<{ version: number }>(open, 'select version from auth.circle_case where id = $1', [id]))[0]?.version;
  const readAll = async (by: Person, id: string) => {
    for (const name of [
      'getModerationQueue',
      'getDecidedCases',
      'getAuthorRequests',
      'getModerationCategories',
    ] as const)
      await ask(by, name);
    await ask(by, 'getModerationCase', { params: { case: id } });
    for (const room of ['community', 'teen']) await ask(by, 'getCircleFigures', { query: { room } });
  };
  for (const isAnonymous of [false, true])
    for (const room of ['community', 'teen'] as const) {
      const words = await say(open, { author: her.id, body, room, isAnonymous, state: 'held' });
      const id = await bring(open, words, { why: 'crisis', room });
      const params = { case: id };
      await readAll(moderator, id);
      await ask(moderator, 'claimModerationCase', { params });
      await ask(moderator, 'releaseModerationCase', { params });
      await prove('askForAuthor');
      const reason = 'She says she will hurt herself tonight.';
      const { id: request } = await ask(moderator, 'askForAuthor', { params, body: { reason } });
      await agree('approveAuthor');
      await ask(admin, 'approveAuthor', { params: { request } });
      await workAndWait(open);
      const hide = { words: 'hide', voice: 'pause', days: 7, reason: 'cruel', note: null };
      await ask(moderator, 'decideModerationCase', { params, body: { ...hide, version: await version(id) } });
      await ask(moderator, 'decideModerationCase', { params, body: { ...hide, version: 0 } });
      await prove('closeVoice');
      await ask(moderator, 'closeVoice', { params, body: { version: await version(id), reason: 'harm', note: null } });
      await workAndWait(open);
      await readAll(moderator, id);
      await readAll(admin, id);
    }
  const category = { name: 'Rituals', icon: 'leaf', place: 2, closed: false };
  await ask(moderator, 'putModerationCategory', { params: { room: 'community', slug: 'rituals' }, body: category });
  return replies;
}

it('no reply to staff holds anything of the author’s body, name, address or account', async () => {
  const { email, firstName, lastName, phone, birthday } = FACTS;
  const her = await person(open, { email, firstName, lastName, phone, birthday: localDate(birthday) });
  await tellAll(her);
  const facts = [her.id, ...Object.values(FACTS)];
  const replies = await walk(her, 'Plain words');
  const names = (Object.entries(table) as [RouteName, Route][])
    // Who hosts a circle calls the routes of events about her own ones: those tell of nobody’s words.
    .filter(
      ([, { access, path }]) =>
        Array.isArray(access.who) && access.who.includes('moderator') && !path.startsWith('/api/event'),
    )
    .map(([name]) => name);
  const done = new Set(replies.filter(({ status }) => status < 300).map(({ name }) => name));
  expect(names.filter((name) => !done.has(name))).toEqual([]);
  expect(replies.some(({ text }) => text.includes('Z•••'))).toBe(true);
  const bytes = replies.reduce((sum, { text }) => sum + text.length, 0);
  process.stdout.write(
    `staff: ${names.length} routes, ${replies.length} replies, ${bytes} characters, ${facts.length} facts planted, ${betrayed(replies, facts).length} found\n`,
  );
  expect(betrayed(replies, facts)).toEqual([]);
  // What is there is found: words of hers that tell a fact, and a field that should not be.
  const planted = betrayed(await walk(her, FACTS.dayNote), facts);
  expect(new Set(planted.map((line) => line.split(': ')[1]))).toEqual(new Set([FACTS.dayNote]));
  const leak = {
    name: 'getModerationQueue',
    status: 200,
    text: JSON.stringify({ items: [{ cycleDay: 4, who: her.id }] }),
  };
  expect(betrayed([leak], facts)).toEqual([`getModerationQueue: ${her.id}`, 'getModerationQueue: field cycleDay']);
});
