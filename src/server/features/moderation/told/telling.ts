import { randomUUID } from 'node:crypto';
import type { Told } from '#domain/moderation/told.ts';
import { putLetter, type Letter, type LetterKind } from '#server/platform/anonymous/letterbox.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { authorOf, standingMark } from '../voices.ts';
import { toldNotices, type CircleNote } from './told.notices.ts';
import { toldStore } from './told.store.ts';

type Services = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };
/** How a standing moves, as decide_case has reckoned it. */
type Shift = {
  readonly accepted: number;
  readonly hidden: number;
  readonly warnings: number;
  readonly pauseDays: number | null;
  readonly closes: boolean;
  /** Of the case: what it set before goes first. */ readonly mark: string;
  /** When it was decided, ISO: of one author's shifts the later comes later. */ readonly decidedAt: string;
};
type TellingRow = {
  readonly user_id: string | null;
  readonly case_id: string | null;
  readonly sealed: Buffer;
  readonly post_id: string | null;
  readonly reply_id: string | null;
  readonly author_enc: Buffer | null;
  readonly accepted_by: number;
  readonly hidden_by: number;
  readonly warnings_by: number;
  readonly pause_days: number | null;
  readonly closes: boolean;
};
/** What goes to the author of nameless words: another batch, at another time than the decision. */
type Owed = { readonly telling: string; readonly sealed: string; readonly shift: Shift | null };

const KEY = 'anon-author';
const KIND = 'circle-told';
const WAIT_MINUTES = 5;
const placeOf = (id: string) => `telling|${id}`;

/** Seals what is owed to an author until it is told: who that is may not be known to who seals it. */
export function sealTelling(vault: Vault, id: string, told: Told): Buffer {
  return vault.sealUnder(KEY, { place: placeOf(id), bytes: Buffer.from(JSON.stringify(told)) });
}
const openTelling = (vault: Vault, id: string, sealed: Buffer): Told =>
  JSON.parse(vault.openUnder(KEY, { place: placeOf(id), sealed }).toString()) as Told;

/** Owes something to a member whose id is known, from the worker's own transaction. */
export async function tellMember(
  tx: Tx,
  { id, userId, sealed }: { readonly id: string; readonly userId: string; readonly sealed: Buffer },
): Promise<void> {
  await tx.callFunction('tell_member', [id, userId, sealed]);
}

/**
 * Hands what is owed for nameless words to the letterbox: its author is told, and the author's standing moves, with
 * others' and later. `key` is what makes a second try the same letter.
 */
export async function tellNameless(
  services: Services,
  { author, key, told, shift }: { author: string; key: string; told: Told; shift: Shift | null },
): Promise<void> {
  // Under an id of its own: nothing of the decision goes along.
  const telling = randomUUID();
  const document: Owed = { telling, sealed: sealTelling(services.vault, telling, told).toString('base64'), shift };
  await putLetter(services, { kind: { name: KIND }, author, key, document });
}

/**
 * The job of what is owed. With a member: it goes into her list, and a notice to her ways. For nameless words: into the
 * letterbox.
 */
export async function doTelling(services: Services, { id }: Pick<JobRun, 'id'>): Promise<void> {
  const { db, vault, clock } = services;
  const [row] = await db.asWorker(null, (tx) => tx.callFunction<TellingRow>('open_telling', [id]));
  if (!row) return;
  const told = openTelling(vault, id, row.sealed);
  const { user_id: userId } = row;
  if (userId === null) {
    const author = row.post_id === null ? null : authorOf(vault, { ...row, post_id: row.post_id, author_id: null });
    if (author !== null) await tellNameless(services, { author, key: id, told, shift: shiftOf(vault, { row, told }) });
  } else {
    await db.asWorker(id, async (tx) => {
      const owner = { tx, keys: await keyringOf(vault, tx, userId) };
      const now = clock.now();
      await toldStore.add(owner, { id, at: now, told });
      const says = saysOf(told);
      if (says) await outboxStore.post(owner, { kind: toldNotices.circleNote, data: { says }, now });
    });
  }
  await db.asWorker(null, (tx) => tx.callFunction('close_telling', [id]));
}

function shiftOf(vault: Vault, { row, told }: { row: TellingRow; told: Told }): Shift | null {
  if (row.case_id === null) return null;
  return {
    accepted: row.accepted_by,
    hidden: row.hidden_by,
    warnings: row.warnings_by,
    pauseDays: row.pause_days,
    closes: row.closes,
    mark: standingMark(vault, row.case_id),
    decidedAt: told.at,
  };
}

function saysOf({ kind, outcome }: Told): CircleNote['says'] | null {
  if (kind === 'appeal_decided') return 'appeal';
  if (kind === 'author_opened') return 'author';
  if (kind === 'appeal_received' || !outcome) return null;
  if (outcome.voice === 'close') return 'closed';
  if (outcome.voice === 'pause') return 'paused';
  return ({ stand: 'back', hide: 'hidden', change: 'change' } as const)[outcome.words];
}

/** What nameless authors are told, and how their standing moves. */
export const toldLetters: LetterKind = {
  name: KIND,
  waitMinutes: WAIT_MINUTES,
  publish: async (tx, letters) => {
    for (const { author, at, document } of inTurn(letters)) {
      const { telling, sealed, shift } = document as Owed;
      if (shift)
        await tx.callFunction('shift_standing', [
          author,
          shift.accepted,
          shift.hidden,
          shift.warnings,
          shift.pauseDays,
          shift.closes,
          shift.mark,
          at,
        ]);
      await tellMember(tx, { id: telling, userId: author, sealed: Buffer.from(sealed, 'base64') });
    }
  },
};

/** The authors in the order of chance in which they came, but each one's own letters as they were decided. */
function inTurn(letters: readonly Letter[]): Letter[] {
  const waiting = new Map<string, Letter[]>();
  for (const letter of letters.toSorted((a, b) => decidedAt(a).localeCompare(decidedAt(b))))
    waiting.set(letter.author, [...(waiting.get(letter.author) ?? []), letter]);
  return letters.flatMap(({ author }) => waiting.get(author)?.shift() ?? []);
}

const decidedAt = ({ at, document }: Letter) => (document as Owed).shift?.decidedAt ?? at.toISOString();
