import { judgeBody, type Said } from '#domain/circle/body.ts';
import { contactDetailsIn } from '#domain/circle/contact-details.ts';
import {
  holdReasonFor,
  limitsFor,
  writingOf,
  type HoldReason,
  type Room,
  type Standing,
} from '#domain/circle/limits.ts';
import { crisisIn } from '#domain/crisis/crisis.ts';
import { windowLeft } from '#server/platform/http/counts.ts';
import { refuse, tooMany, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { circleContent, type CircleDeps } from '../circle-deps.ts';
import { visitStore } from '../read/visit.store.ts';

const HOUR = 3600;
const DAY = 86_400;

/** Words that may be said, cleaned, and whether a moderator looks first. */
export type Admitted = {
  readonly body: string;
  readonly state: 'shown' | 'held';
  readonly reason: HoldReason | null;
};
type Asked = { readonly room: Room; readonly said: Said; readonly typed: string };

type StandingRow = {
  readonly accepted: number;
  readonly warnings: number;
  readonly hidden: number;
  readonly paused_until: Date | null;
  readonly closed_at: Date | null;
  readonly since: Date;
};

/** How the member stands in the circle. */
export async function standingOf({ tx }: Pick<Me, 'tx'>): Promise<Standing> {
  const [row] = await tx.callFunction<StandingRow>('my_standing');
  if (!row) throw new Error('a member without an account');
  return {
    since: row.since.toISOString(),
    accepted: row.accepted,
    warnings: row.warnings,
    hidden: row.hidden,
    pausedUntil: row.paused_until?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}

/** Whether the member has accepted the house rules of a room as they stand. */
export async function hasAcceptedRules(me: Me, room: Room): Promise<boolean> {
  const visit = await visitStore.read(me, room);
  return visit?.rules_version === circleContent().houseRules[room].version;
}

/** Reads words and says whether they may be said here and now. Writes nothing but the counts of the limits. */
export async function admit(deps: CircleDeps, me: Me, asked: Asked): Promise<Admitted | Refusal> {
  const [accepted, standing] = await Promise.all([hasAcceptedRules(me, asked.room), standingOf(me)]);
  if (!accepted) return refuse('rules_first');
  const refused = refusalOf(standing, deps.clock.now()) ?? refusalOfWords(asked);
  if (refused) return refused;
  const slow = await overLimit(deps, me, { said: asked.said, standing });
  return slow ?? admitted(deps, me, { ...asked, standing });
}

/** The same for words that are changed: rules were accepted and no limit is counted. */
export async function admitChange(deps: CircleDeps, me: Me, asked: Asked): Promise<Admitted | Refusal> {
  const standing = await standingOf(me);
  return refusalOf(standing, deps.clock.now()) ?? refusalOfWords(asked) ?? admitted(deps, me, { ...asked, standing });
}

function refusalOf(standing: Standing, now: Date): Refusal | null {
  const writing = writingOf(standing, now);
  if (writing.open) return null;
  return refuse(writing.why === 'closed' ? 'circle_left' : 'circle_paused');
}

function refusalOfWords({ room, said, typed }: Asked): Refusal | null {
  const verdict = judgeBody(typed, said);
  if (!verdict.ok)
    return refuse('words_refused', {
      fields: { body: WHY[verdict.why]({ length: verdict.length, max: verdict.max }) },
    });
  if (room === 'teen' && contactDetailsIn(verdict.body).includes('link'))
    return refuse('words_refused', { fields: { body: 'Links can’t be posted here. Please take the link out.' } });
  return null;
}

const count = new Intl.NumberFormat('en');
const WHY = {
  empty: () => 'Write something first.',
  no_words: () => 'Please add a word or two.',
  too_long: ({ length, max }: { length: number; max: number }) =>
    `This has ${count.format(length)} characters. The limit is ${count.format(max)}.`,
} as const;

function admitted(
  { clock }: CircleDeps,
  me: Me,
  { room, said, typed, standing }: Asked & { readonly standing: Standing },
): Admitted {
  const verdict = judgeBody(typed, said);
  const body = verdict.ok ? verdict.body : '';
  const again = circleContent().readAgain(body);
  const found = {
    contact: contactDetailsIn(body).length > 0,
    crisis: crisisIn(body).length > 0,
    cruel: again === 'cruel',
    harm: again === 'harm',
  };
  // Whoever looks after the teens' room speaks in it as a moderator: nobody reads her words first.
  const isStaff = room === 'teen' && me.isTeenModerator;
  const reason = isStaff ? null : holdReasonFor(found, { room, standing, now: clock.now() });
  return { body, state: reason ? 'held' : 'shown', reason };
}

/** Counted for words with a name and without alike, under keyed names of the member and the room. */
async function overLimit(
  { counts, clock }: CircleDeps,
  { userId }: Me,
  { said, standing }: { said: Said; standing: Standing },
): Promise<Refusal | null> {
  const limits = limitsFor(standing, clock.now());
  const windows =
    said === 'post'
      ? ([
          [limits.postsPerHour, HOUR],
          [limits.postsPerDay, DAY],
        ] as const)
      : ([[limits.repliesPerHour, HOUR]] as const);
  for (const [max, seconds] of windows)
    if (await counts.over(`circle-${said}|${seconds}|${userId}`, { max, seconds })) return tooMany(windowLeft(seconds));
  return null;
}
