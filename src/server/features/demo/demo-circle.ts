import { createHash, randomUUID } from 'node:crypto';
import type { Room } from '#domain/circle/limits.ts';
import type { AccountDeps } from '#server/features/account/public.ts';
import {
  circleContent,
  laidRows,
  loadCategories,
  loadDemoCircle,
  type DemoCircle,
  type LaidPost,
} from '#server/features/circle/public.ts';
import { openCase } from '#server/features/moderation/public.ts';
import type { Owner } from '#server/platform/db/owner.ts';
import { demoCircleTables } from './demo-circle-tables.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

const HOUR = 3_600_000;
/** Who reported what the queue shows as reported: as many as hide words until a moderator has looked. */
const REPORTERS = ['teacher', 'lapsed', 'admin'] as const;
const SEEN_HOURS_AGO = 30;

type Options = {
  readonly deps: Pick<AccountDeps, 'db' | 'vault' | 'clock'>;
  readonly owner: Owner;
  /** The accounts of the demo people, by their keys. */ readonly people: ReadonlyMap<string, string>;
};
type Thread = DemoCircle['threads'][number];

/**
 * Lays the threads of content/demo/circle.json into both rooms, with what waits for a moderator: once. They are as old as
 * the file says at that moment.
 */
export async function layDemoCircle({ deps, owner, people }: Options): Promise<void> {
  if (await demoCircleTables.isLaid(owner, idOf('0'))) return;
  const { threads, cases } = loadDemoCircle();
  const now = deps.clock.now();
  await loadCategories(deps.db);
  const posts = threads.map((thread, index) => postOf(thread, { index, people, now }));
  const rows = posts.map((post) => laidRows(deps.vault, post));
  await demoCircleTables.asTheirOwner(owner, async () => {
    await demoCircleTables.lay(owner, rows);
    await everybodyWasHere(owner, { people, seenAt: new Date(now.getTime() - SEEN_HOURS_AGO * HOUR) });
    for (const each of cases)
      for (const report of reportsOf(each, { posts, people, now })) await demoCircleTables.report(owner, report);
  });
  for (const each of cases) await openDemoCase(deps, { each, posts, now });
}

async function everybodyWasHere(
  owner: Owner,
  { people, seenAt }: Pick<Options, 'people'> & { seenAt: Date },
): Promise<void> {
  for (const { key, yearsOld } of DEMO_PEOPLE) {
    const room: Room = yearsOld < 18 ? 'teen' : 'community';
    const { version } = circleContent().houseRules[room];
    const userId = people.get(key);
    if (userId) await demoCircleTables.wasHere(owner, { userId, room, version, seenAt });
  }
}

type Case = DemoCircle['cases'][number];
type Laid = { readonly posts: readonly LaidPost[]; readonly now: Date };

/** Which words a case is about. */
function wordsOf({ room, thread, reply }: Case, posts: readonly LaidPost[]) {
  const post = posts[thread];
  const said = reply === undefined ? post : post?.replies[reply];
  if (!post || !said) throw new Error('a case leads to words that are not there');
  return { room, postId: post.id, replyId: reply === undefined ? null : said.id, isHidden: said.state === 'hidden' };
}

/** As many reports as hide words, where they are hidden; one where they still stand. */
function reportsOf(each: Case, { posts, people, now }: Laid & Pick<Options, 'people'>) {
  if (each.why !== 'reported') return [];
  const { isHidden, ...of } = wordsOf(each, posts);
  return REPORTERS.slice(0, isHidden ? REPORTERS.length : 1).flatMap((key) => {
    const userId = people.get(key);
    return userId ? [{ ...of, id: randomUUID(), userId, reason: each.reason ?? null, at: now }] : [];
  });
}

/** What waits for a moderator, as saying or reporting it would have brought it there: once a report. */
async function openDemoCase({ db }: Options['deps'], { each, posts, now }: Laid & { each: Case }): Promise<void> {
  const { isHidden, ...of } = wordsOf(each, posts);
  const { why, reason = null } = each;
  const times = why === 'reported' && isHidden ? REPORTERS.length : 1;
  await db.asWorker(null, async (tx) => {
    for (let time = 0; time < times; time += 1) await openCase(tx, { ...of, why, reason, now });
  });
}

function postOf(
  thread: Thread,
  { index, people, now }: { index: number; people: ReadonlyMap<string, string>; now: Date },
): LaidPost {
  const at = new Date(now.getTime() - thread.daysAgo * 24 * HOUR);
  const heldBy = ['adult', 'teen', 'teacher', 'lapsed'].filter(
    (key) => key !== thread.by && (key === 'teen') === (thread.room === 'teen'),
  );
  return {
    ...voiceOf(thread, people),
    id: idOf(String(index)),
    room: thread.room,
    category: thread.category,
    plant: thread.plant ?? circleContent().plantNames[thread.room][index] ?? null,
    state: thread.state ?? 'shown',
    reason: thread.state ? 'first_words' : null,
    at,
    holders: thread.state ? [] : heldBy.slice(index % 2).flatMap((key) => people.get(key) ?? []),
    replies: thread.replies.map((reply, place) => ({
      ...voiceOf(reply, people),
      id: idOf(`${index}|${place}`),
      state: reply.state ?? 'shown',
      reason: reply.state ? 'reported' : null,
      at: new Date(at.getTime() + reply.hoursAfter * HOUR),
      seq: place + 1,
      inAnswerTo: reply.answers === undefined ? null : idOf(`${index}|${reply.answers}`),
    })),
  };
}

function voiceOf(
  { by, anonymous, body }: Pick<Thread, 'by' | 'anonymous' | 'body'>,
  people: ReadonlyMap<string, string>,
) {
  const { firstName = '', lastName = '' } = DEMO_PEOPLE.find(({ key }) => key === by) ?? {};
  const writer = { id: people.get(by) ?? idOf(by), firstName, lastName };
  return { writer, isAnonymous: anonymous === true, body, language: 'en' };
}

/** The same id for the same words in every database, so that they are laid once. */
function idOf(words: string): string {
  const hex = createHash('sha256').update(`demo circle|${words}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
