import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { CirclePost, CircleReply, RoomReply } from '#contract/circle/circle.schemas.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { circle } from '../circle.copy.ts';
import { DeferredWriterCare } from '../care/deferred-care.ts';
import { useDraft, type SaidDraft } from '../composer/use-draft.ts';
import { useSay } from '../composer/use-say.ts';
import { useRoomKind } from '../room-kind.tsx';
import { replyName } from './reply.tsx';
import styles from './thread.module.css';

const RulesSheet = deferred(async () => (await import('../composer/asks.tsx')).RulesSheet);
const GentleDialog = deferred(async () => (await import('../composer/asks.tsx')).GentleDialog);
const EMPTY: SaidDraft = { body: '', category: null, isAnonymous: true, inAnswerTo: null };

type Props = {
  readonly post: CirclePost;
  readonly room: RoomReply | undefined;
  /** The answer it answers, if any. */ readonly to: CircleReply | null;
  readonly onTo: (to: null) => void;
};

/** Where the member answers. In a thread she began without a name she speaks under its plant name, always. */
export function AnswerBox({ post, room, to, onTo }: Props) {
  const { room: kind, words, namedOnly } = useRoomKind();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft: typed, saved, change, forget } = useDraft(post.id, EMPTY);
  const veiled = post.isMine && post.isAnonymous;
  const draft = { ...typed, inAnswerTo: to?.id ?? null, isAnonymous: !namedOnly && (veiled || typed.isAnonymous) };
  const say = useSay({
    thread: post.id,
    room,
    draft,
    onSaid: () => {
      onTo(null);
      void forget();
    },
  });
  useEffect(() => {
    if (to) field.current?.focus();
  }, [to]);
  const set = (next: Partial<SaidDraft>) => {
    say.forget();
    change({ ...draft, ...next });
  };
  return (
    <form
      method="post"
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.focus();
        say.press();
      }}
    >
      <label htmlFor={id}>{to ? circle.thread.to(replyName(to, kind)) : circle.thread.answer}</label>
      {to && (
        <IconButton label={circle.thread.notTo} onClick={() => onTo(null)}>
          <X size={18} />
        </IconButton>
      )}
      <textarea
        ref={field}
        id={id}
        rows={draft.body === '' ? 1 : Math.min(8, Math.max(2, Math.ceil(draft.body.length / 50)))}
        dir="auto"
        autoComplete="off"
        placeholder={circle.thread.placeholder}
        aria-invalid={say.missing !== null || undefined}
        aria-describedby={`${id}-told`}
        value={draft.body}
        onChange={({ target }) => set({ body: target.value })}
      />
      <p id={`${id}-told`} className={styles.told} role="status">
        {say.missing ? <strong>{say.missing.text}</strong> : saved ? words.composer.draft : null}
      </p>
      <Beside text={draft.body} />
      <div className={styles.tools}>
        {veiled ? (
          <p className={styles.told}>{circle.thread.asPlant(post.plant ?? circle.anonymous)}</p>
        ) : namedOnly ? null : (
          <Switch checked={draft.isAnonymous} onChange={(isAnonymous) => set({ isAnonymous })}>
            {circle.thread.anonymous}
          </Switch>
        )}
        <Button type="submit" kind="hearth" size="small" busy={say.busy} busyLabel={circle.thread.sending}>
          {circle.thread.send}
        </Button>
      </div>
      {say.ask === 'rules' && room && (
        <RulesSheet version={room.rules.version} onAccepted={say.send} onClose={say.close} />
      )}
      {say.ask === 'gentle' && <GentleDialog onAnyway={say.send} onClose={say.close} />}
    </form>
  );
}

// What is told to the writer alone, while she writes.
function Beside({ text }: { readonly text: string }) {
  const { Hint } = useRoomKind();
  if (text === '') return null;
  return (
    <>
      {Hint && <Hint text={text} />}
      <DeferredWriterCare text={text} />
    </>
  );
}
