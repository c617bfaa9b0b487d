import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NoticesReply } from '#contract/reminder/reminder.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { NoticePart } from '#domain/reminder/notices.ts';
import { accountStore } from '#server/features/account/public.ts';
import { reminderStore } from '#server/features/reminder/public.ts';
import { collectKinds, type EventKind, type NoticeKind, type TimedKind } from '#server/platform/notices/kind.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import type { Push, PushMessage } from '#server/platform/push/push.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, type Registration } from '#server/testing/people.ts';
import { notices as NOTICES } from './manifests.ts';

const KINDS = collectKinds(NOTICES);

type Lantern = { readonly what: string };
const LANTERN = {
  name: 'lantern',
  who: { age: 'adult', which: 'everyone it concerns' },
  when: { cause: 'event' },
  channels: ['in_app', 'email', 'push'],
  quietHours: 'respect',
  goodFor: { email: 'until sent', push: 'its day' },
  closed: 'never',
  trace: 'name and time',
  words: {
    short: ({ what }) => ({ title: `The lantern is ${what}`, text: 'It can be seen from the harbour.' }),
    opens: '/journal',
    letter: 'note',
  },
} as const satisfies EventKind<Lantern>;
let blownOut = false;
const FOR_TEENS_TOO: EventKind<Lantern> = { ...LANTERN, name: 'lantern_for_all', who: { ...LANTERN.who, age: 'any' } };
const AT_ONCE: EventKind<Lantern> = { ...LANTERN, name: 'lantern_at_once', quietHours: 'at once' };
const OF_ITS_DAY: EventKind<Lantern> = {
  ...LANTERN,
  name: 'lantern_of_its_day',
  goodFor: { email: 'its day', push: 'its day' },
};
const FOR_SOME: EventKind<Lantern> = {
  ...LANTERN,
  name: 'lantern_for_some',
  who: { age: 'any', which: ({ firstName }) => firstName === 'Ada' },
};
const CLOSABLE: EventKind<Lantern> = { ...LANTERN, name: 'lantern_closable', closed: async () => blownOut };
const HIDDEN: EventKind<Lantern> = { ...LANTERN, name: 'lantern_hidden', trace: 'none' };
const EVENING: TimedKind<NoticePart & Lantern> = {
  ...LANTERN,
  name: 'evening_lantern',
  when: {
    cause: 'time',
    switch: 'check_in',
    due: (_facts, today) => ({ part: { kind: 'evening_lantern', what: 'lit' }, about: today }),
  },
  trace: 'none',
};
const FIXTURES = [LANTERN, FOR_TEENS_TOO, AT_ONCE, OF_ITS_DAY, FOR_SOME, CLOSABLE, HIDDEN, EVENING];

const pushed: { readonly endpoint: string; readonly message: PushMessage }[] = [];
let pushIsDown = false;
const push: Push = {
  publicKey: 'BPublic',
  send: async ({ endpoint }, message) => {
    if (pushIsDown) throw new Error('503');
    pushed.push({ endpoint, message });
    return 'sent';
  },
};
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T11:00:00Z', push, notices: [...NOTICES, ...FIXTURES] });
});
afterAll(() => open.close());
beforeEach(() => {
  pushed.length = 0;
  pushIsDown = false;
  blownOut = false;
});

const at = (instant: string) => open.clock.advance(Date.parse(instant) - open.clock.now().getTime());
const rows = <T extends object>(sql: string, values: unknown[] = []) =>
  run(open.database.adminUrl, async (client) => (await client.query<T>(sql, values)).rows);
const outboxOf = (userId: string) =>
  rows<{ id: string; kind: string; channel: string; sent: boolean }>(
    'select id, kind, channel, sent_at is not null as sent from auth.outbox where user_id = $1 order by channel',
    [userId],
  );
type Her = { readonly browser: Browser; readonly userId: string; readonly email: string; readonly endpoint: string };

async function her(changes: Partial<Registration> = {}): Promise<Her> {
  const { browser, body } = await member(open, changes);
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 5).toString('base64url') };
  await browser.call('addPushSubscription', { body: { endpoint, keys } });
  await rows('delete from auth.outbox where user_id = $1', [user.id]);
  return { browser, userId: user.id, email: body.email, endpoint };
}
const asHer = <T>({ userId }: Her, work: (owner: Owner) => Promise<T>): Promise<T> =>
  accountStore.asMember(open.services.mounting.db, userId, async (tx) =>
    work({ tx, keys: await keyringOf(open.vault, tx, userId) }),
  );
const cause = (who: Her, kind: EventKind<Lantern>) =>
  asHer(who, (owner) => outboxStore.post(owner, { kind, data: { what: 'lit' }, now: open.clock.now() }));
/** What came to the member by each channel since the member is here, of lanterns alone. */
async function came({ browser, email, endpoint }: Her): Promise<{ app: string[]; mails: string[]; phone: string[] }> {
  const { body } = await browser.call('getNotices');
  return {
    app: ((body as Partial<NoticesReply>).notices ?? []).map(({ title, opens }) => `${title} ${opens}`),
    mails: open.post.sent
      .filter(({ to, text }) => to === email && text.includes('#notifications'))
      .map(({ text }) => text),
    phone: pushed.flatMap(({ endpoint: to, message }) => (to === endpoint ? [message.title] : [])),
  };
}

describe('the registry', () => {
  const SAMPLE = {
    period_expected: { kind: 'period_expected', low: '2026-11-30', high: '2026-12-04', word: 'period' },
    trial_ending: { kind: 'trial_ending', on: '2026-11-28' },
    circle_note: { says: 'hidden' },
    feedback_note: { says: 'answered' },
    teacher_application: { step: 'open' },
    recording_review: { step: 'change_asked', title: 'By hand', quote: null },
  };
  /** What is missing of a kind. */
  const missing = (kind: NoticeKind): string[] => {
    const { words, goodFor, who, when, quietHours, closed, trace, channels } = kind;
    const several = 'short' in words ? words : null;
    const data = SAMPLE[kind.name as keyof typeof SAMPLE] ?? { kind: kind.name };
    const short = several?.short(data as never);
    return Object.entries({
      who: ['any', 'adult'].includes(who.age),
      when: when.cause === 'event' || (when.cause === 'time' && who.age === 'adult' && trace === 'none'),
      channels: channels.length > 0 && new Set(channels).size === channels.length,
      words:
        several === null
          ? channels.every((channel) => channel === 'email')
          : Boolean(short?.title && short.text && several.opens.startsWith('/')),
      letter: words.letter === 'note' ? several !== null : typeof words.letter === 'function',
      quietHours: ['respect', 'at once'].includes(quietHours),
      goodFor: channels.every((channel) => channel === 'in_app' || channel in goodFor),
      closed: closed === 'never' || typeof closed === 'function',
    }).flatMap(([name, there]) => (there ? [] : [name]));
  };
  it.each([...KINDS.values(), ...FIXTURES.map((kind): NoticeKind => kind)])('$name is complete', (kind) =>
    expect(missing(kind)).toEqual([]),
  );
  it('and one that forgets something is found, and does not compile', () => {
    const { quietHours, ...forgetful } = LANTERN;
    // @ts-expect-error a kind must say whether it minds the member's quiet hours
    const planted: NoticeKind = forgetful;
    expect(missing(planted)).toEqual(['quietHours']);
    // @ts-expect-error a kind that comes to phones has words for them
    const wordless: NoticeKind = { ...LANTERN, words: { letter: () => null } };
    expect(missing(wordless)).toEqual(['words']);
    // @ts-expect-error no teen is nudged
    const nudging: NoticeKind = { ...EVENING, who: FOR_TEENS_TOO.who };
    expect(missing(nudging)).toEqual(['when']);
    expect(quietHours).toBe('respect');
  });
  it('takes no name twice, nor one that the outbox refuses or keeps for itself', () => {
    expect(() => collectKinds([LANTERN, LANTERN])).toThrow('two kinds');
    for (const name of ['note', 'Lantern', 'a b', ''])
      expect(() => collectKinds([{ ...LANTERN, name }])).toThrow('called');
  });
  it('holds all that there was before it, so that what waits is still sent', () =>
    expect([...KINDS.keys()].toSorted().join(' ')).toBe(
      [
        'account_act already_registered billing calendar_address check_in circle_begins circle_cancelled',
        'circle_moved circle_note circle_reply circle_seat_opened confirm_email deletion_planned',
        'deletion_stopped email_changed email_changing feedback_note guide_today inactive_first inactive_last log_today must_reset',
        'new_device old_logs_planned order_paid order_refunded order_sent order_too_late password_changed period_expected rate_today recording_review reset sign_in_changed',
        'teacher_application trial_ending verify',
      ].join(' '),
    ));
});

describe('a kind that is declared in one place', () => {
  it('reaches the app, her mailbox and her phone once, in neutral words outside the app', async () => {
    at('2026-11-22T11:00:00Z');
    const who = await her();
    await cause(who, LANTERN);
    await open.tick();
    await open.tick();
    const { app, mails, phone } = await came(who);
    expect({ app, phone }).toEqual({ app: ['The lantern is lit /journal'], phone: ['A note for you'] });
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toContain('lantern');
    expect((await outboxOf(who.userId)).map(({ kind, channel, sent }) => [kind, channel, sent])).toEqual([
      ['lantern', 'email', true],
      ['lantern', 'in_app', true],
      ['lantern', 'push', true],
    ]);
  });
  it('speaks plainly to whoever asked for that, and never in a subject', async () => {
    const who = await her();
    await who.browser.call('patchReminders', { body: { discreet: false } });
    await cause(who, LANTERN);
    await open.tick();
    const { mails, phone } = await came(who);
    expect(phone).toEqual(['The lantern is lit']);
    expect(mails[0]).toContain('The lantern is lit. It can be seen from the harbour.');
    expect(open.post.sent.findLast(({ to }) => to === who.email)?.subject).toBe('A note for you');
  });
  it('leaves neither name nor time where it is to leave none', async () => {
    const who = await her();
    await cause(who, HIDDEN);
    expect((await outboxOf(who.userId)).map(({ kind }) => kind)).toEqual(['note', 'note', 'note']);
    expect(JSON.stringify(await rows('select * from auth.outbox where user_id = $1', [who.userId]))).not.toMatch(
      /hidden/,
    );
    await open.tick();
    expect((await came(who)).app).toEqual(['The lantern is lit /journal']);
    expect(await outboxOf(who.userId)).toEqual([]);
    expect(open.log.join('')).not.toMatch(/lantern/);
  });
  it('a channel that is down repeats none of the others', async () => {
    const who = await her();
    await cause(who, LANTERN);
    pushIsDown = true;
    await expect(open.tick()).rejects.toThrow();
    pushIsDown = false;
    await open.tick();
    const { app, mails, phone } = await came(who);
    expect([app.length, mails.length, phone.length]).toEqual([1, 1, 1]);
  });
});

describe('quiet hours', () => {
  it('keep a mail until they end and a phone silent; the app wakes nobody', async () => {
    at('2026-11-23T22:00:00Z');
    const who = await her();
    await cause(who, LANTERN);
    await open.tick();
    expect(await came(who)).toEqual({ app: ['The lantern is lit /journal'], mails: [], phone: [] });
    const [mail] = (await outboxOf(who.userId)).filter(({ sent }) => !sent);
    expect(mail?.channel).toBe('email');
    const [job] = await rows<{ hours: number }>(
      "select extract(epoch from run_at - now()) / 3600 as hours from graphile_worker.jobs where key = 'notice:' || $1",
      [mail?.id],
    );
    // 23:00 in Berlin; they end at 07:30.
    expect(Number(job?.hours)).toBeCloseTo(8.5, 1);
    at('2026-11-24T06:31:00Z');
    await open.tick();
    expect((await came(who)).mails).toHaveLength(1);
  });
  it('end what is good for its day alone', async () => {
    at('2026-11-24T22:00:00Z');
    const who = await her();
    await cause(who, OF_ITS_DAY);
    await open.tick();
    at('2026-11-25T11:00:00Z');
    await open.tick();
    expect(await came(who)).toMatchObject({ mails: [], phone: [] });
    expect((await outboxOf(who.userId)).every(({ sent }) => sent)).toBe(true);
  });
  it('do not hold up what comes at once', async () => {
    at('2026-11-25T22:00:00Z');
    const who = await her();
    await cause(who, AT_ONCE);
    await open.tick();
    const { mails, phone } = await came(who);
    expect([mails.length, phone.length]).toEqual([1, 1]);
  });
});

describe('who gets it', () => {
  const teen = { birthday: localDate('2011-03-01') };
  const inAppOf = (who: Her) => asHer(who, async (owner) => (await reminderStore.read(owner)).notices.length);
  it('a kind for adults reaches no teen by any channel', async () => {
    at('2026-11-26T11:00:00Z');
    const who = await her(teen);
    await cause(who, LANTERN);
    await open.tick();
    expect(await came(who)).toEqual({ app: [], mails: [], phone: [] });
    expect((await outboxOf(who.userId)).every(({ sent }) => sent)).toBe(true);
    expect(await inAppOf(who)).toBe(0);
  });
  it('the same kind for all ages does', async () => {
    const who = await her(teen);
    await cause(who, FOR_TEENS_TOO);
    await open.tick();
    expect((await came(who)).mails).toHaveLength(1);
    expect(await inAppOf(who)).toBe(1);
  });
  it('a kind for some reaches these', async () => {
    const [mara, ada] = [await her(), await her({ firstName: 'Ada' })];
    for (const who of [mara, ada]) await cause(who, FOR_SOME);
    await open.tick();
    expect([(await came(mara)).mails.length, (await came(ada)).mails.length]).toEqual([0, 1]);
  });
  it('what has no reason any more is sent to nobody', async () => {
    const [early, late] = [await her(), await her()];
    await cause(early, CLOSABLE);
    await open.tick();
    await cause(late, CLOSABLE);
    blownOut = true;
    await open.tick();
    expect([(await came(early)).mails.length, (await came(late)).mails.length]).toEqual([1, 0]);
  });
});

it('what the time makes due goes the same way as what something causes', async () => {
  at('2026-11-27T11:00:00Z');
  const [who, teen] = [await her(), await her({ birthday: localDate('2011-03-01') })];
  await who.browser.call('patchReminders', {
    body: { discreet: false, switches: { check_in: { mail: true, phone: true, app: true } } },
  });
  at('2026-11-27T18:00:10Z');
  await open.tick('ticks');
  expect((await outboxOf(who.userId)).map(({ kind, channel }) => [kind, channel])).toEqual([
    ['note', 'email'],
    ['note', 'push'],
  ]);
  await open.tick();
  const { app, mails, phone } = await came(who);
  expect(app).toEqual(['A moment to check in /', 'The lantern is lit /journal']);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('The lantern is lit. It can be seen from the harbour.');
  expect(phone).toEqual(['A moment to check in']);
  expect(await outboxOf(who.userId)).toEqual([]);
  expect(await outboxOf(teen.userId)).toEqual([]);
});

describe('the door to the outbox', () => {
  it('lets a job cause notices for its own member alone', async () => {
    const [one, other] = [await her(), await her()];
    await cause(one, LANTERN);
    const [{ id } = { id: '' }] = await outboxOf(one.userId);
    await outboxStore.open(open.services.mounting.db, id);
    const post = (userId: string) =>
      open.services.mounting.db.asWorker(id, (tx) =>
        outboxStore.postNote(tx, { userId, channel: 'email', about: randomUUID() }),
      );
    await expect(post(other.userId)).rejects.toMatchObject({ code: '42501' });
    await expect(post(one.userId)).resolves.toBeUndefined();
  });
});

describe('what the release before has queued', () => {
  const asBefore = (work: string, values: unknown[]) => rows(`select auth.${work}`, values);
  it('a letter goes out with what was sealed beside it, under the Message-ID it had', async () => {
    at('2026-11-28T11:00:00Z');
    const who = await her();
    const id = randomUUID();
    const told = { at: '2026-11-28T10:00:00.000Z', device: 'phone, Firefox', network: '203.0.113.0/24' };
    const sealed = await asHer(who, async ({ keys }) => keys.seal({ table: 'outbox_mail', rowId: id }, told));
    await asBefore('post_letter($1, $2, $3, null, $4)', [id, who.userId, 'new_device', sealed]);
    await open.work('mail', id);
    await open.work('mail', id);
    await open.tick();
    const mail = open.post.sent.findLast(({ to }) => to === who.email);
    expect(mail).toMatchObject({ messageId: `<${id}@localhost>`, subject: 'A new sign-in to Moonhearth' });
    expect(mail?.text).toContain('phone, Firefox, network 203.0.113.0/24');
    expect(await rows('select 1 from auth.outbox_mail where id = $1', [id])).toEqual([]);
  });
  it('a note to her phone goes out too, and one that was sent does not again', async () => {
    const who = await her();
    await who.browser.call('patchReminders', { body: { switches: { check_in: { phone: true } } } });
    at('2026-11-28T18:00:10Z');
    await open.tick('ticks');
    const [note] = await rows<{ about: string }>('delete from auth.outbox where user_id = $1 returning about', [
      who.userId,
    ]);
    await rows('insert into auth.outbox_push (id, user_id) values ($1, $2)', [note?.about, who.userId]);
    await rows("insert into auth.outbox_mail (id, user_id, kind, sent_at) values ($1, $2, 'note', now())", [
      note?.about,
      who.userId,
    ]);
    for (const from of ['push', 'mail'] as const) await open.work(from, note?.about ?? '');
    await open.tick();
    expect((await came(who)).phone).toEqual(['A note for you']);
    expect((await came(who)).mails).toEqual([]);
  });
});
