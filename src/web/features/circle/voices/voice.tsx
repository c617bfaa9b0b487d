import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { CirclePost } from '#contract/circle/circle.schemas.ts';
import { useNow } from '#web/platform/clock.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { DeferredWriterCare } from '../care/deferred-care.ts';
import { circle } from '../circle.copy.ts';
import { useRoomKind } from '../room-kind.tsx';
import { ago } from './ago.ts';
import { speakerOf } from './speaker.ts';
import { EditWords } from './edit-words.tsx';
import { Veil } from './veil.tsx';
import { VoiceFoot } from './voice-foot.tsx';
import { WordState } from './word-state.tsx';
import styles from './voice.module.css';

/** Up to how many characters words are set large, and from where on a list cuts them. */
const SHORT = 100;
const MINUTE = 60_000;
/** The categories whose short words are set quietly. */
const HUSHED: ReadonlySet<string> = new Set(['loss']);

type Props = {
  readonly post: CirclePost;
  /** The word of its category. */ readonly category: string;
  /** In its own thread it is whole, and its author goes by her plant name. */ readonly whole?: boolean;
};

/** How the words of a post are set: short ones large, short grief hushed, all else as prose. */
export function formOf({ body, category }: Pick<CirclePost, 'body' | 'category'>): 'short' | 'hush' | 'prose' {
  if (body.length === 0 || body.length >= SHORT) return 'prose';
  return HUSHED.has(category) ? 'hush' : 'short';
}

/** A post, set as prose: who speaks, the words, and what can be done. Nothing of her body stands beside her name. */
export function Voice({ post, category, whole = false }: Props) {
  const { thread } = useRoomKind();
  const [editing, setEditing] = useState(false);
  const isCut = !whole && isLong(post.body);
  return (
    <article className={styles.voice} data-form={formOf(post)} aria-labelledby={`by-${post.id}`}>
      <Who post={post} category={category} whole={whole} />
      {editing ? (
        <EditWords
          of={{ id: post.id, isReply: false, isAnonymous: post.isAnonymous }}
          body={post.body}
          onDone={() => setEditing(false)}
        />
      ) : (
        <Words post={post} isCut={isCut} />
      )}
      {isCut && !editing && (
        <a className={`${styles.act} ${styles.on}`} href={thread(post.id)}>
          {circle.readOn}
        </a>
      )}
      {post.isMine && post.care !== null && <DeferredWriterCare text={post.body} />}
      {post.isMine && <WordState state={post.state} reason={post.reason} />}
      <VoiceFoot post={post} whole={whole} onEdit={() => setEditing(true)}>
        {!whole && (
          <a className={styles.act} href={thread(post.id)}>
            <MessageCircle size={18} />
            {circle.reply}
            {post.holds !== null && post.replies > 0 && <span>{post.replies}</span>}
          </a>
        )}
      </VoiceFoot>
    </article>
  );
}

function Words({ post: { body, state }, isCut }: { readonly post: CirclePost; readonly isCut: boolean }) {
  if (body === '')
    return <p className={styles.gone}>{state === 'hidden' ? circle.gone.hidden : circle.gone.taken_back}</p>;
  return (
    <p className={isCut ? `${styles.words} ${styles.clamped}` : styles.words} dir="auto">
      {body}
    </p>
  );
}

/** About seven lines on a phone; line breaks count as lines. */
function isLong(body: string): boolean {
  return body.length > 190 || body.split('\n').length > 6;
}

function Who({ post, category, whole }: Pick<Props, 'post' | 'category'> & { readonly whole: boolean }) {
  const at = useAgo(post.at);
  const { room } = useRoomKind();
  const speaks = speakerOf(post, room);
  const meta = [
    whole && post.plant ? circle.called(post.plant) : null,
    category || null,
    at,
    post.isEdited ? circle.edited : null,
  ].filter(Boolean);
  return (
    <header className={styles.who}>
      <Veil of={post} />
      <p>
        <b id={`by-${post.id}`} dir="auto">
          {speaks}
          {post.isMine && <span className={styles.meta}> ({circle.you})</span>}
        </b>
        <span className={styles.meta}>{meta.join(', ')}</span>
      </p>
    </header>
  );
}

/** How long ago something was said, by the member's calendar. */
export function useAgo(at: string): string {
  const [today, now, user] = [useToday(), useNow(MINUTE), useMember()];
  return ago(at, { today, now, user });
}
