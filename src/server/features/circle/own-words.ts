import type { OwnWords } from '#contract/circle/circle.schemas.ts';
import type { WordState } from '#domain/circle/circle.ts';
import type { Room } from '#domain/circle/limits.ts';
import { waitingLettersOf, type Letter } from '#server/platform/anonymous/letterbox.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import type { CircleDeps } from './circle-deps.ts';
import { tagsOf, type Words } from './mine.ts';
import { careFor } from './read/tell.ts';
import { POST_LETTER, REPLY_LETTER, type SaidLetter } from './speak/letter-names.ts';

/** How many nameless words that nobody sees are looked through for the member's own, of each kind. */
const LOOKED_AT = 300;
/** How long hidden words stand in the room for their author. Those that wait stand there until somebody has looked. */
const HIDDEN_DAYS = 30;
const DAY = 86_400_000;

export type OwnRow = {
  readonly id: string;
  readonly post_id: string;
  readonly is_reply: boolean;
  readonly room: string;
  readonly category: string;
  readonly kind: string;
  readonly body: string;
  readonly is_anonymous: boolean;
  readonly plant: string | null;
  readonly state: string;
  readonly reason: string | null;
  readonly at: Date;
  readonly edited_at: Date | null;
};

/** All words of the member's: named ones, and nameless ones among those given. */
export function ownRows(vault: Vault, me: Pick<Me, 'tx' | 'userId'>, nameless: readonly Words[]): Promise<OwnRow[]> {
  const ids = nameless.map(({ id }) => id);
  return me.tx.callFunction<OwnRow>('my_circle_words', [ids, tagsOf(vault, me.userId, nameless), null]);
}

type Unseen = { readonly room: Room; /** Of hidden ones, those hidden since then. */ readonly since: Date };

/** Nameless words of a room that nobody sees now, whoever wrote them: the newest. */
export async function namelessUnseen({ tx }: Pick<Me, 'tx'>, { room, since }: Unseen): Promise<Words[]> {
  const found = await tx.callFunction<{ id: string; post_id: string }>('nameless_not_shown', [room, since, LOOKED_AT]);
  return found.map(({ id, post_id: postId }) => ({ id, postId }));
}

async function unseenRows(vault: Vault, me: Me, unseen: Unseen): Promise<OwnRow[]> {
  const nameless = await namelessUnseen(me, unseen);
  const ids = nameless.map(({ id }) => id);
  const tags = tagsOf(vault, me.userId, nameless);
  return me.tx.callFunction<OwnRow>('my_unseen_words', [unseen.room, unseen.since, ids, tags]);
}

/** What a letter says, as its writer sees it until it is published. */
export function tellLetter({ id, at, document }: Pick<Letter, 'id' | 'at' | 'document'>): OwnWords {
  const said = document as SaidLetter;
  return {
    id,
    kind: said.kind ?? 'post',
    postId: said.postId,
    isReply: said.postId !== null,
    category: said.category,
    isAnonymous: true,
    body: said.body,
    state: 'waiting',
    reason: said.reason,
    at: at.toISOString(),
    isEdited: false,
    care: careFor(said.body, true),
  };
}

/** What waits of the member's in a room, oldest first. */
export async function waitingIn(deps: Pick<CircleDeps, 'db' | 'vault'>, me: Me, room: Room): Promise<OwnWords[]> {
  const letters = await Promise.all(
    [POST_LETTER, REPLY_LETTER].map((kind) => waitingLettersOf(deps, { kind, author: me.userId })),
  );
  return letters
    .flat()
    .filter(({ document }) => (document as SaidLetter).room === room)
    .map(tellLetter);
}

/** Words of the member's that others do not see, or not yet. */
export async function ownWordsIn(deps: CircleDeps, me: Me, room: Room): Promise<OwnWords[]> {
  const since = new Date(deps.clock.now().getTime() - HIDDEN_DAYS * DAY);
  const [waiting, rows] = await Promise.all([waitingIn(deps, me, room), unseenRows(deps.vault, me, { room, since })]);
  return [...waiting, ...rows.filter((row) => !isAnswer(row)).map(tellOwn)];
}

/** A moderator's answer to a question: it waits for nobody but the teen who asked. */
function isAnswer({ is_reply: isReply, reason }: OwnRow): boolean {
  return isReply && reason === 'question';
}

function tellOwn(row: OwnRow): OwnWords {
  return {
    id: row.id,
    kind: row.kind as 'post',
    postId: row.post_id,
    isReply: row.is_reply,
    category: row.category,
    isAnonymous: row.is_anonymous,
    body: row.body,
    state: row.state as WordState,
    reason: row.reason,
    at: row.at.toISOString(),
    isEdited: row.edited_at !== null,
    care: careFor(row.body, true),
  };
}
