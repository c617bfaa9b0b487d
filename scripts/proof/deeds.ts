import { createECDH, randomUUID } from 'node:crypto';
import type { Route } from '#contract/kit/route.ts';
import { table } from '#contract/table.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { schemaOf } from '#server/app/openapi.ts';

/** What one request carries. */
export type Sending = {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
/** What a member has by now: words for the member's free fields, and the ids that earlier answers gave. */
export type WriteSample = {
  readonly words: (field: string) => string;
  readonly today: string;
  readonly had: Map<string, string>;
  readonly password: string;
};
type Deed = (told: WriteSample) => Sending;

/** The day where the proofs' members live: late in the evening of UTC it is another one there. */
export const herToday = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
const id = (told: WriteSample, of: string): { id: string } => ({ id: told.had.get(of) ?? randomUUID() });
const post = (told: WriteSample): { post: string } => ({ post: told.had.get('communitySayPost') ?? randomUUID() });
const reply = (told: WriteSample): { reply: string } => ({ reply: told.had.get('communitySayReply') ?? randomUUID() });
const phone = (): string => {
  const ecdh = createECDH('prime256v1');
  return ecdh.generateKeys().toString('base64url');
};
const MIX = randomUUID();
const QUESTION = randomUUID();
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/0123456789';

/**
 * Good requests, in an order in which each finds what it needs. A route that is not here gets a body made from its
 * schema.
 */
const DEEDS: Readonly<Record<string, Deed>> = {
  recordVisit: () => ({ body: { welcomed: true } }),
  patchUser: ({ words }) => ({
    body: {
      firstName: words('firstName'),
      lastName: words('lastName'),
      customGoals: [words('goal')],
      journeyCustomization: { wombConditions: [words('condition')] },
      customizationCompleted: true,
    },
  }),
  putConsent: () => ({ params: { purpose: 'voice' }, body: { given: true } }),
  putDayLog: ({ words, today }) => ({ body: { date: today, flow: 'light', energy: 3, note: words('note') } }),
  startPeriod: ({ today }) => ({ body: { date: dayBefore(today, 2) } }),
  editCycle: ({ today }) => ({ body: { kind: 'exclude', startDate: dayBefore(today, 2), reason: 'travel' } }),
  sayNotYet: () => ({}),
  patchDailyFlow: ({ words, today }) => ({
    body: { date: today, at: 'breathe', unsent: { checkIn: words('checkIn'), intention: words('intention') } },
  }),
  createJournalEntry: ({ words, today }) => ({
    body: {
      date: today,
      title: words('title'),
      content: words('content'),
      dreamInsights: words('dream'),
      tags: [words('tag').slice(0, 40)],
      checkIn: true,
    },
  }),
  patchJournalEntry: (told) => ({
    params: id(told, 'createJournalEntry'),
    headers: { 'if-match': '"1"' },
    body: { content: told.words('content') },
  }),
  restoreJournalVersion: (told) => ({
    params: { ...id(told, 'createJournalEntry'), version: '1' },
    headers: { 'if-match': '"2"' },
  }),
  deleteJournalEntry: (told) => ({ params: id(told, 'createJournalEntry'), headers: { 'if-match': '"3"' } }),
  bringBackJournalEntry: (told) => ({ params: id(told, 'createJournalEntry') }),
  putSoundPreset: ({ words }) => ({
    params: { preset: MIX },
    body: { name: words('mixName').slice(0, 40), levels: { rain: 55 } },
  }),
  removeSoundPreset: () => ({ params: { preset: MIX } }),
  patchLogLists: () => ({ body: { temperatureUnit: 'fahrenheit' } }),
  makeSymptom: ({ words }) => ({ body: { name: words('symptom') } }),
  changeSymptom: (told) => ({ params: id(told, 'makeSymptom'), body: { hidden: true } }),
  makeMedication: ({ words, today }) => ({
    body: { name: words('medicine'), kind: 'medicine', schedule: 'weekly', start: today },
  }),
  changeMedication: (told) => ({ params: id(told, 'makeMedication'), body: { hidden: true } }),
  awardReturn: () => ({ body: { daysMissed: 3 } }),
  makeFeed: () => ({ body: { titles: 'discreet' } }),
  changeFeed: () => ({ body: { titles: 'plain' } }),
  importDays: ({ words, today }) => ({
    body: {
      importId: 'a1f0c1de-0000-4000-8000-000000000001',
      source: 'table',
      file: { records: 1, from: dayBefore(today, 40), to: dayBefore(today, 40), skipped: [], unknown: [], leftOut: [] },
      days: [{ date: dayBefore(today, 40), flow: 'medium', note: words('imported') }],
    },
  }),
  undoImport: () => ({ body: { importId: 'a1f0c1de-0000-4000-8000-000000000001' } }),
  putRatings: ({ today }) => ({ body: { date: today, ratings: { low: 4, no_hope: 5, aches: 2 } } }),
  addFavorite: () => ({ params: { meditation: 'stone' } }),
  putQueue: () => ({ body: { queue: ['stone', 'lanterns'], was: [] } }),
  putPlace: () => ({
    params: { meditation: 'stone' },
    body: { run: 'a1f0c1de-0000-4000-8000-000000000002', second: 30, listened: 30 },
  }),
  removeFavorite: () => ({ params: { meditation: 'stone' } }),
  savePiece: () => ({ params: { piece: pieceAddress('what-cramps-are') } }),
  putReading: () => ({ params: { piece: pieceAddress('what-cramps-are') }, body: { share: 40 } }),
  putConcern: ({ words }) => ({ params: { concern: '1' }, body: { text: words('concern'), figures: ['pain_days'] } }),
  putQuestion: ({ words }) => ({ params: { question: QUESTION }, body: { text: words('question'), own: true } }),
  removeQuestion: () => ({ params: { question: QUESTION } }),
  clearAppointment: () => ({}),
  stepGuide: () => ({ body: { do: 'begin', run: 0 } }),
  putGuideThing: () => ({ params: { week: '1', n: '2' } }),
  deleteGuideThing: () => ({ params: { week: '1', n: '2' } }),
  putGuideReflection: ({ words }) => ({ params: { week: '1' }, body: { text: words('reflection'), journal: false } }),
  unsavePiece: () => ({ params: { piece: pieceAddress('what-cramps-are') } }),
  putMeal: ({ today, words }) => ({
    params: { date: today, id: 'a1f0c1de-0000-4000-8000-000000000003' },
    body: { at: '08:10', words: words('meal'), note: words('meal note') },
  }),
  deleteMeal: ({ today }) => ({ params: { date: today, id: 'a1f0c1de-0000-4000-8000-000000000003' } }),
  putFoodManner: () => ({ body: { isHard: 'no' } }),
  putOwnFood: ({ words }) => ({
    params: { id: 'a1f0c1de-0000-4000-8000-000000000003' },
    body: { name: words('food'), made: words('made of') },
  }),
  deleteOwnFood: () => ({ params: { id: 'a1f0c1de-0000-4000-8000-000000000003' } }),
  putFavoriteMeal: ({ words }) => ({
    params: { id: 'a1f0c1de-0000-4000-8000-000000000003' },
    body: { words: words('favorite') },
  }),
  deleteFavoriteMeal: () => ({ params: { id: 'a1f0c1de-0000-4000-8000-000000000003' } }),
  patchReminders: () => ({ body: { at: '07:15', discreet: true } }),
  addPushSubscription: () => ({ body: { endpoint: ENDPOINT, keys: { p256dh: phone(), auth: 'A'.repeat(22) } } }),
  backPushSubscription: () => ({ body: { endpoint: ENDPOINT } }),
  endPushSubscription: () => ({ body: { endpoint: ENDPOINT } }),
  putLifeStage: ({ today }) => ({ body: { stage: 'irregular', from: dayBefore(today, 10) } }),
  communityAcceptRules: () => ({ body: { version: '1' } }),
  communitySayPost: ({ words }) => ({ body: { category: 'rituals', body: words('post') } }),
  communitySayReply: (told) => ({ params: post(told), body: { body: told.words('reply') } }),
  communityChangePost: (told) => ({ params: post(told), body: { body: told.words('changed') } }),
  communityBookmark: (told) => ({ params: post(told) }),
  communityFollow: (told) => ({ params: post(told) }),
  communityPutDraft: ({ words }) => ({ body: { for: 'new', draft: { body: words('draft') } } }),
  communityVisit: () => ({}),
  communityChangeReply: (told) => ({ params: reply(told), body: { body: told.words('changedReply') } }),
  communityUnbookmark: (told) => ({ params: post(told) }),
  // Of her own words: it is refused by the rule, not by the form.
  communityMute: (told) => ({ body: post(told) }),
  communityBlock: (told) => ({ body: post(told) }),
  communityReport: (told) => ({ body: { ...post(told), reason: 'selling', note: told.words('report') } }),
  communityTakeBackReply: (told) => ({ params: reply(told) }),
  communityTakeBackPost: (told) => ({ params: post(told) }),
  applyToTeach: ({ words }) => ({
    body: {
      name: words('teacher').slice(0, 60),
      teaches: `${words('teaches')}, slowly, for tired evenings`,
      training: `${words('training')}, and nine years`,
      links: words('links'),
      agrees: true,
    },
  }),
  removeTeacherSample: () => ({}),
  withdrawTeacherApplication: () => ({}),
  stepUp: ({ password }) => ({ body: { by: 'password', password } }),
  endFeed: () => ({}),
  changePassword: ({ words }) => ({ body: { password: words('password') } }),
};

/** What ends a session or an account, or asks the payment provider: never among others' deeds. */
const APART = /^(planDeletion|logout|login|register|resetPassword|forgotPassword|resendVerification|verifyEmail)$/;
const WITHOUT_TRANSACTION = ['read', 'checkout', 'billing', 'login', 'nameless'];
/** Whose writes the proofs' members, who are adults, may make. */
const AGES = ['any', 'adult'];

export type Named = { readonly name: string; readonly route: Route };

/** Every write of a member that is one transaction, those with a deed first, in their order. */
export function memberWrites(): readonly Named[] {
  const order = Object.keys(DEEDS);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length - 1.5);
  return Object.entries(table as Record<string, Route>)
    .filter(
      ([name, route]) =>
        route.method !== 'GET' &&
        route.access.who === 'member' &&
        AGES.includes(route.access.age) &&
        !WITHOUT_TRANSACTION.includes(route.rate) &&
        !APART.test(name),
    )
    .map(([name, route]) => ({ name, route }))
    .toSorted((a, b) => place(a.name) - place(b.name));
}

/** A request of a route for a member. */
export function sendingOf({ name, route }: Named, told: WriteSample): Sending {
  const deed = DEEDS[name];
  if (deed) return deed(told);
  const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, randomUUID()]));
  return { params, ...(route.body && { body: sampleOf(schemaOf(route.body), told.words) }) };
}

type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  maxLength?: number;
  minimum?: number;
  maxItems?: number;
};

/** Something that a schema may take, with words of the member's in every text. */
export function sampleOf(schema: unknown, words: (field: string) => string, field = 'any'): unknown {
  const { type, const: fixed, enum: some, anyOf, oneOf, properties, items, maxLength = 60, minimum } = schema as Schema;
  if (fixed !== undefined) return fixed;
  if (some) return some[0];
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return sampleOf(first, words, field);
  const kind = Array.isArray(type) ? type[0] : type;
  if (kind === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, inner]) => [name, sampleOf(inner, words, name)]),
    );
  if (kind === 'array') return items ? [sampleOf(items, words, field)] : [];
  if (kind === 'number' || kind === 'integer') return minimum ?? 1;
  if (kind === 'boolean') return true;
  return kind === 'string' ? words(field).slice(0, maxLength) : words(field);
}

/** The id of what an answer tells of last: the newest of a list. */
export function idIn(text: string): string | undefined {
  return [...text.matchAll(/"id":"([0-9a-f-]{36})"/g)].at(-1)?.[1];
}

/** Sends a request as a browser would, and reads its answer whole. */
export async function sendAs(
  origin: string,
  { named, sending, cookie, key }: { named: Named; sending: Sending; cookie: string; key: string },
): Promise<{ status: number; text: string; replayed: boolean; cookie: string }> {
  const { method, path, bodyLimit } = named.route;
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(sending.params?.[name] ?? ''));
  const headers = {
    cookie,
    'idempotency-key': key,
    ...(bodyLimit > 0 && { 'content-type': 'application/json' }),
    ...sending.headers,
  };
  const reply = await fetch(`${origin}${url}`, {
    method,
    headers,
    redirect: 'manual',
    ...(bodyLimit > 0 && { body: JSON.stringify(sending.body ?? {}) }),
  });
  const fresh = reply.headers
    .getSetCookie()
    .find((each) => /^(?:__Host-)?sid=[^;]/.test(each))
    ?.split(';')[0];
  return {
    status: reply.status,
    text: await reply.text(),
    replayed: reply.headers.get('idempotency-replayed') === 'true',
    cookie: fresh ?? cookie,
  };
}
