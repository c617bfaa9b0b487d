import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Route } from '#contract/kit/route.ts';
import { table, type RouteName } from '#contract/table.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { openTally } from '#server/platform/tally/tally.ts';
import { writeTally } from '#server/platform/tally/tally.store.ts';
import { provingAny } from '#server/testing/circle/proving-any.ts';
import { person, sql, staff, type Person } from '#server/testing/circle/circle-cases.ts';
import type { TestApp } from '#server/testing/open-test-app.ts';
import { openRecordings, type Recordings } from '#server/testing/recordings/open-recordings.ts';
import { TONES } from '#server/testing/recordings/tones.ts';
import { paidOrder } from '#server/testing/shop/paid-order.ts';

let open: TestApp;
let recordings: Recordings;
beforeAll(async () => {
  recordings = await openRecordings({ at: '2026-11-21T12:20:00Z', env: { RATE_FACTOR: '1000' } });
  open = recordings.open;
});
afterAll(() => open.close());

const REASON = 'She asked us for help by email.';
/** What she has told of her body: texts that occur nowhere else. */
const BODY = {
  birthday: '1991-02-27',
  phone: '+4915123987654',
  dayNote: 'kestrel marmalade at dusk',
  periodDay: '2026-11-04',
  symptom: 'marzipan behind the knees',
  medicine: 'Tansy-and-Rue drops',
  goal: 'walk the harbor wall weekly',
  condition: 'Vestibule of rain condition',
  journalTitle: 'Lantern page seven',
  journalWords: 'the tide was in my hips',
} as const;
/** Her name and address: for openName alone; the name is on a parcel, for whoever packs it. */
const NAME = { email: 'quillfeather@canary-inlet.example', firstName: 'Zephyrine', lastName: 'Ombrelune' } as const;
/** Names of fields that would hold such a fact, or let somebody in as her. */
const FIELDS =
  /cycle|period|flow|symptom|medic|goal|condition|journal|mood|birth|age(Band|Group)|timeZone|phone|(first|last)Name|token|password|secret|cookie|seed/i;
/** What the meditations say of themselves is the shelf's, of nobody. */
const OF_THE_SHELF = /^\/api\/admin\/(meditations|recordings)/;

/** The overview has a line for each of thirty days, whatever was on them. */
const EVERY_DAY = /"day":"[\d-]{10}",/g;

async function tellAll({ browser }: Person): Promise<void> {
  const key = () => ({ 'idempotency-key': randomUUID() });
  const day = { date: localDate(BODY.periodDay), flow: 'heavy', note: BODY.dayNote } as const;
  const page = {
    title: BODY.journalTitle,
    content: BODY.journalWords,
    mood: '',
    dreamInsights: '',
    date: day.date,
  } as const;
  const told = [
    await browser.call('patchUser', {
      body: { customGoals: [BODY.goal], journeyCustomization: { wombConditions: [BODY.condition] } },
    }),
    await browser.call('putDayLog', { body: day }, key()),
    await browser.call('createJournalEntry', { body: { ...page, checkIn: false } }, key()),
    await browser.call('makeSymptom', { body: { name: BODY.symptom } }),
    await browser.call('makeMedication', {
      body: { name: BODY.medicine, kind: 'medicine', schedule: 'weekly', start: day.date },
    }),
  ];
  for (const { status, body } of told) if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
}

type Reply = { readonly name: RouteName; readonly status: number; readonly text: string };
const fieldsOf = (value: unknown): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...fieldsOf(inner)]);

/** Which facts, and which fields for such, stand in replies. */
function betrayed(replies: readonly Reply[]): string[] {
  return replies.flatMap(({ name, text: whole }) => {
    const text = name === 'getOverview' ? whole.replaceAll(EVERY_DAY, '') : whole;
    const known = name === 'openName' ? [] : name === 'openParcels' ? [NAME.email] : Object.values(NAME);
    const facts = [...Object.values(BODY), ...known];
    const fields = OF_THE_SHELF.test(table[name].path) ? [] : fieldsOf(text === '' ? null : JSON.parse(text));
    return [
      ...facts.filter((fact) => text.includes(fact)).map((fact) => `${name}: ${fact}`),
      ...fields.filter((field) => FIELDS.test(field)).map((field) => `${name}: field ${field}`),
    ];
  });
}

/** A course that waits for an answer. */
async function waitingCourse(): Promise<string> {
  const id = randomUUID();
  const words = JSON.stringify({ title: 'Evenings', words: 'Three evenings.', lessons: [] });
  const values = [id, recordings.teacher.id, words];
  await sql(
    open,
    "insert into auth.course (id, user_id, status, work, changed_at) values ($1, $2, 'listening', $3, now())",
    values,
  );
  return id;
}

type Ask = (name: RouteName, sent?: object) => Promise<unknown>;

/** Looks after the shop, and after an order of hers. */
async function walkShop(her: Person, ask: Ask): Promise<void> {
  const order = await paidOrder(open, { userId: her.id, name: `${NAME.firstName} ${NAME.lastName}` });
  await ask('getStaffProducts');
  const sku = 'bottle-rust';
  await ask('moveStock', { params: { sku }, body: { why: 'received', amount: 2, reason: REASON } });
  await ask('getStockMoves', { query: { sku } });
  const words = { name: 'Mug', line: 'For tea.', words: ['A mug.'], material: 'Clay', size: 'One pint' };
  const variants = [{ sku: 'mug-blue', name: 'Blue', price: 1800, weight: 400, isShown: true }];
  const mug = { ...words, isNot: 'A bowl.', picture: 'raspberry-leaf', good: null, variants, reason: REASON };
  const place = { version: 0, shelf: 'rest', kind: 'physical', place: 90, isShown: true };
  await ask('putProduct', { params: { product: 'mug' }, body: { ...place, ...mug } });
  await ask('getStaffOrders');
  await ask('openParcels', { body: { orders: [order] } });
  const move = { version: 1, to: 'packed', tracking: null, restock: false, reason: null };
  await ask('moveOrder', { params: { order }, body: move });
  await ask('refundOrder', { params: { order }, body: { version: 2, cents: 100, why: 'damaged', reason: REASON } });
}

/** The queue of feedback from end to end: an admin opens what was written for it, and nothing else of whoever wrote. */
async function answerFeedback(ask: Ask, replies: readonly Reply[]): Promise<void> {
  const her = await person(open);
  const send = async (words: string) => {
    const { body } = await her.browser.call('sendFeedback', {
      body: { kind: 'idea', words, facts: {}, picture: null },
    });
    return body as { id: string; number: number };
  };
  const [one, same] = [await send('A larger moon, please.'), await send('The moon is small.')];
  const params = { feedback: one.id };
  await ask('getFeedbackQueue');
  await ask('takeFeedback', { params });
  await ask('openFeedback', { params });
  await ask('mergeFeedback', { params, body: { version: 1, into: same.number } });
  const lead = { feedback: same.id };
  await ask('takeFeedback', { params: lead });
  await ask('openFeedback', { params: lead });
  const { version } = (JSON.parse(replies.at(-1)?.text ?? '{}') as { case: { version: number } }).case;
  await ask('answerFeedback', {
    params: lead,
    body: { version, words: 'Soon.', state: 'planned', announcement: null },
  });
  await ask('getHandledFeedback');
  await ask('takeFeedback', { params: lead });
  await ask('giveBackFeedback', { params: lead });
}

/** A referrer who is owed money, with a payout on its way and a sign-up to check. */
async function owedToSomebody(): Promise<{ run: string; payout: string; referral: string }> {
  const [run, payout, referral] = [randomUUID(), randomUUID(), randomUUID()];
  const { browser, id } = await person(open);
  await browser.call('joinReferrals', { body: { agreed: true } });
  const place = { holder: 'Ilse Berg', country: 'DE', account: 'DE89370400440532013000', bank: '' };
  await browser.call('putPayoutPlace', { body: place });
  await sql(
    open,
    `with r as (select party, payout from auth.referrer where user_id = $1),
       held as (insert into auth.referral (id, party, number, at, state, reasons) select $2, party, 1, now(), 'held', '{same_card}' from r),
       ran as (insert into auth.payout_run (id, at, staff, least) values ($3, now(), '', 1000) returning id)
     insert into auth.payout (id, run_id, party, cents, payout, at) select $4, ran.id, r.party, 1200, r.payout, now() from r, ran`,
    [id, referral, run, payout],
  );
  return { run, payout, referral };
}

/** A run of payouts, signed by another admin, and one that is called off. */
async function walkPayouts(ask: Ask, replies: readonly Reply[]): Promise<void> {
  const { run, payout, referral } = await owedToSomebody();
  await ask('getPayouts');
  await ask('decideReferral', { params: { referral }, body: { counts: true, reason: REASON } });
  await ask('signPayouts', { params: { run }, body: { reason: REASON } });
  await ask('getPayoutFile', { params: { run }, body: { reason: REASON } });
  await ask('endPayout', { params: { payout }, body: { paid: false, proof: 'closed', reason: REASON } });
  await ask('beginPayouts', { body: { reason: REASON } });
  const { runs } = JSON.parse(replies.at(-1)?.text ?? '{}') as { runs: { id: string; signedAt: string | null }[] };
  const again = runs.find(({ signedAt }) => signedAt === null)?.id ?? '';
  await ask('callOffPayouts', { params: { run: again }, body: { reason: REASON } });
}

/** Everything that an admin can ask and do about an account and beside it. */
async function walk(her: Person): Promise<Reply[]> {
  const admin = await staff(open, { role: 'admin' });
  const prove = await provingAny(open, admin);
  const replies: Reply[] = [];
  const ask = async (name: RouteName, sent: object = {}) => {
    if ((table[name] as Route).stepUp === 'staff') await prove(name);
    const { status, body } = await admin.browser.call(name as 'getAccounts', { query: {}, ...sent } as never);
    replies.push({ name, status, text: body ? JSON.stringify(body) : '' });
  };
  const params = { user: her.id };
  const act = (name: RouteName, body: object = {}) => ask(name, { params, body: { reason: REASON, ...body } });
  await ask('getAccounts');
  await ask('findAccount', { body: { email: NAME.email } });
  await ask('findAccount', { body: { id: her.id } });
  await act('openName');
  for (const give of [true, false]) await act('changeRole', { role: 'moderator', give });
  await act('giveGift', { gift: 'month' });
  for (const pause of [true, false]) await act('pauseAccount', { pause });
  await her.browser.call('login', { body: { email: NAME.email, password: her.password } });
  const proveHer = await provingAny(open, her);
  await proveHer('changePassword');
  for (const remove of [true, false]) await act('helpWithFactors', { remove });
  await act('endAccountSessions');
  await ask('getTrail');
  await writeTally(open.services.mounting.db, openTally());
  await ask('getOverview');
  await ask('getListedMeditations');
  await ask('getListedMeditation', { params: { meditation: 'stone' } });
  const decision = { version: 1, status: 'hidden', reason: REASON };
  await ask('decideListing', { params: { meditation: 'stone' }, body: decision });
  const words = { title: 'We moved', words: 'To a bigger house.', category: 'House', audience: 'everybody' };
  const announcement = { ...words, state: 'draft', date: localDate('2026-11-21') };
  await ask('addAnnouncement', { body: announcement });
  const [made] = (JSON.parse(replies.at(-1)?.text ?? '{}') as { items: { id: string }[] }).items;
  const changed = { ...announcement, version: 1 };
  await ask('changeAnnouncement', { params: { announcement: made?.id ?? '' }, body: changed });
  await ask('getOwnAnnouncements');
  const sound = await recordings.draft(TONES.mp3);
  const heard = { params: { recording: sound.id } };
  await recordings.teacher.browser.call('submitRecording', { ...heard, body: { version: sound.work?.version ?? 0 } });
  await ask('getWaitingRecordings');
  await ask('getReviewedRecording', heard);
  const { waiting } = JSON.parse(replies.at(-1)?.text ?? '{}') as { waiting: { version: number } | null };
  await ask('decideRecording', {
    ...heard,
    body: { version: waiting?.version ?? 0, decision: 'public', reason: REASON },
  });
  await answerFeedback(ask, replies);
  await ask('getWaitingCourses');
  const course = { version: 1, decision: 'decline', reason: REASON };
  await ask('decideCourse', { params: { course: await waitingCourse() }, body: course });
  const application = {
    name: 'Ilse',
    teaches: 'Slow evening practices for tired bodies, lying down.',
    training: 'Nine years of leading circles.',
  };
  await (await person(open)).browser.call('applyToTeach', { body: { ...application, links: '', agrees: true } });
  await walkPayouts(ask, replies);
  await ask('getTeacherApplications');
  const applied = JSON.parse(replies.at(-1)?.text ?? '{}') as { waiting: { id: string }[] };
  await ask('decideTeacherApplication', {
    params: { application: applied.waiting[0]?.id ?? '' },
    body: { decision: 'decline', reason: REASON },
  });
  await walkShop(her, ask);
  return replies;
}

it('no reply to an admin holds anything of a member’s body, and none lets anybody in as her', async () => {
  const her = await person(open, { ...NAME, phone: BODY.phone, birthday: localDate(BODY.birthday) });
  await tellAll(her);
  const replies = await walk(her);
  const names = (Object.entries(table) as [RouteName, Route][])
    .filter(([, { access }]) => access.who === 'admin')
    .map(([name]) => name);
  const done = new Set(replies.filter(({ status }) => status < 300).map(({ name }) => name));
  expect(names.filter((name) => !done.has(name))).toEqual([]);
  expect(replies.some(({ text }) => text.includes('Z••• O•'))).toBe(true);
  expect(betrayed(replies)).toEqual([]);
  // What is there is found: a fact of hers, a name that nobody asked for, and a field that should not be.
  const leak: Reply = {
    name: 'getAccounts',
    status: 200,
    text: JSON.stringify({ items: [{ cycleDay: 4, who: NAME.lastName }] }),
  };
  expect(betrayed([leak])).toEqual([`getAccounts: ${NAME.lastName}`, 'getAccounts: field cycleDay']);
});

it('nothing that staff is answered sets a cookie', async () => {
  const her = await person(open);
  const admin = await staff(open, { role: 'admin' });
  const prove = await provingAny(open, admin);
  const before = admin.browser.cookies.get('sid');
  await prove('openName');
  const proven = admin.browser.cookies.get('sid');
  await admin.browser.call('openName', { params: { user: her.id }, body: { reason: REASON } });
  await admin.browser.call('getAccounts', { query: {} });
  expect([before === undefined, admin.browser.cookies.get('sid')]).toEqual([false, proven]);
  expect(((await admin.browser.call('getUser')).body as { user: { id: string } }).user.id).toBe(admin.id);
});
