import { Bell, BellRing, Bookmark, Flag, MicOff, Pencil, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { CirclePost } from '#contract/circle/circle.schemas.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { circle } from '../circle.copy.ts';
import { useMark, useMute, useReport, type Mark } from './use-acts.ts';
import { useRoomKind } from '../room-kind.tsx';
import { HoldRing } from './hold-ring.tsx';
import { Reported } from './reported.tsx';
import hold from './hold.module.css';
import styles from './voice.module.css';

const TakeBackDialog = deferred(async () => (await import('./take-back-dialog.tsx')).TakeBackDialog, { rare: true });

type Props = {
  readonly post: CirclePost;
  readonly whole: boolean;
  readonly onEdit: () => void;
  readonly children: ReactNode;
};

/** What can be done with a post, each by one tap: no menu stands in between. */
export function VoiceFoot({ post, whole, onEdit, children }: Props) {
  const { room } = useRoomKind();
  return (
    <footer className={styles.foot}>
      <Hold post={post} />
      {children}
      <span className={styles.end}>
        {post.isMine ? <Own post={post} onEdit={onEdit} /> : <Others post={post} />}
        <span className={styles.marks}>
          {whole && room === 'community' && <Toggle post={post} mark="follow" />}
          <Toggle post={post} mark="bookmark" />
        </span>
      </span>
    </footer>
  );
}

function Hold({ post }: { readonly post: CirclePost }) {
  const { on, toggle } = useMark(post, 'hold');
  const count = post.holds === null ? null : post.holds + (on === post.holding ? 0 : on ? 1 : -1);
  const ring = (
    <>
      <HoldRing count={count} />
      <span>{circle.hold}</span>
      {count !== null && count > 0 && <b>{count}</b>}
    </>
  );
  // Nobody holds herself: to its author the ring only shows who did.
  if (post.isMine) return <p className={hold.hold}>{ring}</p>;
  return (
    <button type="button" className={hold.hold} aria-pressed={on} onClick={toggle}>
      {ring}
    </button>
  );
}

const SAYS: Readonly<Record<Exclude<Mark, 'hold'>, string>> = { bookmark: circle.bookmark, follow: circle.follow };

function Toggle({ post, mark }: { readonly post: CirclePost; readonly mark: Exclude<Mark, 'hold'> }) {
  const { on, toggle } = useMark(post, mark);
  const Icon = mark === 'bookmark' ? Bookmark : on ? BellRing : Bell;
  return (
    <IconButton label={SAYS[mark]} aria-pressed={on} onClick={toggle}>
      <Icon size={19} {...(on && mark === 'bookmark' && { fill: 'currentColor' })} />
    </IconButton>
  );
}

function Others({ post }: { readonly post: CirclePost }) {
  const about = { post: post.id };
  const { isReported, report } = useReport(about);
  const mute = useMute(post);
  if (isReported) return <Reported about={about} isNameless={post.isAnonymous} />;
  return (
    <>
      <button type="button" className={`${styles.act} ${styles.quiet}`} onClick={mute}>
        <MicOff size={17} />
        {circle.mute}
      </button>
      <button type="button" className={`${styles.act} ${styles.quiet}`} onClick={report}>
        <Flag size={17} />
        {circle.report}
      </button>
    </>
  );
}

function Own({ post, onEdit }: { readonly post: CirclePost; readonly onEdit: () => void }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      {post.body !== '' && (
        <button type="button" className={`${styles.act} ${styles.quiet}`} onClick={onEdit}>
          <Pencil size={17} />
          {circle.edit}
        </button>
      )}
      <button
        type="button"
        className={`${styles.act} ${styles.quiet}`}
        aria-haspopup="dialog"
        onClick={() => setLeaving(true)}
      >
        <Undo2 size={17} />
        {circle.takeBack}
      </button>
      {leaving && (
        <TakeBackDialog
          words={{ id: post.id, isReply: false, isAnonymous: post.isAnonymous, hasAnswers: post.replies > 0 }}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
