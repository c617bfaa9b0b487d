import { useState } from 'react';
import type { CircleReply } from '#contract/circle/circle.schemas.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { DeferredWriterCare } from '../care/deferred-care.ts';
import { circle } from '../circle.copy.ts';
import type { Room } from '#domain/circle/limits.ts';
import { useRoomKind } from '../room-kind.tsx';
import { EditWords } from '../voices/edit-words.tsx';
import { speakerOf } from '../voices/speaker.ts';
import { Reported } from '../voices/reported.tsx';
import { useMute, useReport } from '../voices/use-acts.ts';
import { Veil } from '../voices/veil.tsx';
import { useAgo } from '../voices/voice.tsx';
import { WordState } from '../voices/word-state.tsx';
import styles from './thread.module.css';

const TakeBackDialog = deferred(async () => (await import('../voices/take-back-dialog.tsx')).TakeBackDialog, {
  rare: true,
});

type Props = {
  readonly reply: CircleReply;
  /** The reply it answers, where that is still here. */ readonly to: CircleReply | undefined;
  readonly arc: number;
  /** The member may write here. */ readonly onAnswer: (() => void) | null;
};

/** Who a reply is by: the plant name of the one who began the thread, else a name, else 'Anonymous'. */
export function replyName(
  reply: Pick<CircleReply, 'plant' | 'isAnonymous' | 'firstName' | 'lastName'>,
  room: Room,
): string {
  return reply.plant ?? speakerOf(reply, room);
}

/** One answer on the arc. */
export function Reply({ reply, to, arc, onAnswer }: Props) {
  const { room } = useRoomKind();
  const [editing, setEditing] = useState(false);
  const isGone = reply.body === '';
  return (
    <li className={styles.reply} data-arc={arc} id={`answer-${reply.id}`} tabIndex={-1}>
      <Veil of={reply} starter={reply.byStarter && reply.isAnonymous} size="small" />
      <div className={styles.said}>
        <Name reply={reply} />
        {to && <p className={styles.to}>{circle.thread.to(replyName(to, room))}</p>}
        {editing ? (
          <EditWords
            of={{ id: reply.id, isReply: true, isAnonymous: reply.isAnonymous }}
            body={reply.body}
            onDone={() => setEditing(false)}
          />
        ) : (
          <p className={isGone ? styles.gone : styles.body} dir="auto">
            {isGone ? (reply.state === 'hidden' ? circle.gone.hidden : circle.gone.taken_back) : reply.body}
          </p>
        )}
        {reply.isMine && reply.care !== null && <DeferredWriterCare text={reply.body} />}
        {reply.isMine && <WordState state={reply.state} reason={reply.reason} />}
        {!isGone && !editing && <Acts reply={reply} onAnswer={onAnswer} onEdit={() => setEditing(true)} />}
      </div>
    </li>
  );
}

function Name({ reply }: { readonly reply: CircleReply }) {
  const { room } = useRoomKind();
  const at = useAgo(reply.at);
  const meta = [reply.byStarter ? circle.began : null, at, reply.isEdited ? circle.edited : null].filter(Boolean);
  return (
    <p className={styles.name}>
      <b className={reply.plant ? styles.plant : undefined} dir="auto">
        {replyName(reply, room)}
      </b>
      {reply.staff && <span className={styles.staff}>{circle.moderator}</span>} <span>{meta.join(', ')}</span>
      {reply.isMine && <span> ({circle.you})</span>}
    </p>
  );
}

type ActsProps = Pick<Props, 'reply' | 'onAnswer'> & { readonly onEdit: () => void };

function Acts({ reply, onAnswer, onEdit }: ActsProps) {
  const [leaving, setLeaving] = useState(false);
  const about = { reply: reply.id };
  const { isReported, report } = useReport(about);
  const mute = useMute(reply, 'reply');
  if (isReported) return <Reported about={about} isNameless={reply.isAnonymous} />;
  return (
    <div className={styles.acts}>
      {onAnswer && (
        <button type="button" onClick={onAnswer}>
          {circle.thread.answerThis}
        </button>
      )}
      {reply.isMine ? (
        <>
          <button type="button" onClick={onEdit}>
            {circle.edit}
          </button>
          <button type="button" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            {circle.takeBack}
          </button>
        </>
      ) : (
        !reply.staff && (
          <>
            <button type="button" onClick={mute}>
              {circle.mute}
            </button>
            <button type="button" onClick={report}>
              {circle.report}
            </button>
          </>
        )
      )}
      {leaving && (
        <TakeBackDialog
          words={{ id: reply.id, isReply: true, isAnonymous: reply.isAnonymous }}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  );
}
