import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Room } from '#domain/circle/limits.ts';
import type { RoomReply } from '#contract/circle/circle.schemas.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { DeferredWriterCare } from '../care/deferred-care.ts';
import { useRoomKind } from '../room-kind.tsx';
import { speakerOf } from '../voices/speaker.ts';
import { useDraft, type SaidDraft } from './use-draft.ts';
import { useSay, type Missing } from './use-say.ts';
import styles from './composer.module.css';

const RulesSheet = deferred(async () => (await import('./asks.tsx')).RulesSheet);
const GentleDialog = deferred(async () => (await import('./asks.tsx')).GentleDialog);
type Named = { readonly firstName: string | null; readonly lastName: string | null };
const EMPTY: SaidDraft = { body: '', category: null, isAnonymous: true, inAnswerTo: null };

/** The place on the free cushion: what the member carries, where it belongs, and whether her name stands with it. */
export function Composer({ room }: { readonly room: RoomReply | undefined }) {
  const { room: kind, words, Hint, namedOnly } = useRoomKind();
  const user = useMember();
  const id = useId();
  const { draft: typed, saved, change, forget } = useDraft('new', EMPTY);
  const draft = namedOnly ? { ...typed, isAnonymous: false } : typed;
  const field = useRef<HTMLTextAreaElement>(null);
  const say = useSay({ thread: null, room, draft, onSaid: () => void forget() });
  const { composer } = words;
  const set = (next: Partial<SaidDraft>) => {
    say.forget();
    change({ ...draft, ...next });
  };
  const isOpen = draft.body !== '';
  return (
    <form
      method="post"
      className={styles.place}
      data-open={isOpen || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.focus();
        say.press();
      }}
    >
      <label htmlFor={id}>{composer.label}</label>
      <textarea
        ref={field}
        id={id}
        className={styles.words}
        rows={isOpen ? Math.min(9, Math.max(3, Math.ceil(draft.body.length / 45))) : 2}
        dir="auto"
        placeholder={composer.placeholder}
        autoComplete="off"
        aria-invalid={say.missing?.field === 'words' || undefined}
        aria-describedby={`${id}-told`}
        value={draft.body}
        onChange={({ target }) => set({ body: target.value })}
      />
      <p id={`${id}-told`} className={styles.told} role="status">
        <Told missing={say.missing} saved={saved} />
      </p>
      {isOpen && Hint && <Hint text={draft.body} />}
      {isOpen && <DeferredWriterCare text={draft.body} />}
      <div className={styles.tools}>
        {!namedOnly && (
          <Switch checked={draft.isAnonymous} onChange={(isAnonymous) => set({ isAnonymous })}>
            {composer.anonymous}
          </Switch>
        )}
        <p className={styles.note}>
          {draft.isAnonymous
            ? composer.asPlant
            : composer.asName(speakerOf({ isAnonymous: false, ...nameIn(kind, user) }))}
        </p>
        <div className={styles.select}>
          <label className="vh" htmlFor={`${id}-category`}>
            {composer.category}
          </label>
          <select
            id={`${id}-category`}
            aria-invalid={say.missing?.field === 'category' || undefined}
            value={draft.category ?? ''}
            onChange={({ target }) => set({ category: target.value })}
          >
            <option value="" disabled>
              {composer.choose}
            </option>
            {room?.categories
              .filter(({ isClosed }) => !isClosed)
              .map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
          </select>
          <ChevronDown size={20} />
        </div>
        <Button type="submit" kind="hearth" busy={say.busy} busyLabel={composer.sending}>
          {composer.send}
        </Button>
      </div>
      {say.ask === 'rules' && room && (
        <RulesSheet version={room.rules.version} onAccepted={say.send} onClose={say.close} />
      )}
      {say.ask === 'gentle' && <GentleDialog onAnyway={say.send} onClose={say.close} />}
    </form>
  );
}

/** Among teens a first name is all that is shown. */
function nameIn(room: Room, { firstName, lastName }: Named): Named {
  return { firstName, lastName: room === 'teen' ? null : lastName };
}

function Told({ missing, saved }: { readonly missing: Missing | null; readonly saved: boolean }) {
  const { composer } = useRoomKind().words;
  if (missing) return <strong>{missing.text}</strong>;
  return saved ? composer.draft : null;
}
