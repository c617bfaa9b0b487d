import { Lock } from 'lucide-react';
import { useDeferredValue, useRef, useState, type FormEvent } from 'react';
import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import { journal } from '#web/features/journal/journal.copy.ts';
import { DeferredCrisisHelp } from '#web/features/check-in/public.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DreamPart } from './dream-part.tsx';
import { MoodPick } from './mood-pick.tsx';
import { PaperHead } from './paper-head.tsx';
import { PaperState } from './paper-state.tsx';
import { PromptLine } from './prompt-line.tsx';
import { TagField } from './tag-field.tsx';
import { MOST_LETTERS, type PaperState as Paper } from './use-paper.ts';
import styles from './paper.module.css';

const VoiceButton = deferred(async () => (await import('#web/features/voice/public.ts')).VoiceButton);
const copy = journal.paper;
/** From here on the letters are counted. */
const LONG = MOST_LETTERS * 0.9;
type Props = {
  readonly paper: Paper;
  readonly id: string | null;
  readonly day: JournalReply['today'];
  readonly today: JournalReply['today'];
};

/** The sheet the member writes on. */
export function PaperSheet({ paper, id, day, today }: Props) {
  const body = useRef<HTMLTextAreaElement>(null);
  const { written, set, busy } = paper;
  const page = id ?? 'new';
  const [asked, setAsked] = useState(false);
  const isMissing = asked && paper.isBlank;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || paper.over > 0 || paper.waits) return body.current?.focus();
    // Nothing to save: a new page without a word asks for one, a saved page without a change is saved already.
    if (id === null ? paper.isBlank : !paper.unsaved) {
      setAsked(id === null);
      return body.current?.focus();
    }
    setAsked(false);
    paper.keep();
  };
  return (
    <form method="post" className={styles.page} aria-label={copy.label} onSubmit={submit}>
      <PaperHead day={day} today={today.date} written={written} onDate={(date) => set('date', date)} />
      <PromptLine key={`${page} ${day.date}`} day={day} />
      <input
        autoComplete="off"
        className={styles.title}
        aria-label={copy.title}
        placeholder={copy.titleHint}
        maxLength={200}
        value={written.title}
        onChange={(event) => set('title', event.target.value)}
      />
      <textarea
        autoComplete="off"
        ref={body}
        className={styles.body}
        aria-label={copy.body}
        rows={8}
        value={written.content}
        aria-invalid={paper.over > 0 || isMissing || undefined}
        aria-describedby="page-length"
        onChange={(event) => set('content', event.target.value)}
      />
      <p id="page-length" className={styles.length} data-over={paper.over > 0 || isMissing || undefined} role="status">
        {paper.over > 0
          ? copy.over(paper.over)
          : isMissing
            ? copy.blank
            : written.content.length > LONG
              ? copy.long(written.content.length)
              : null}
      </p>
      <DreamPart
        key={`dream ${page}`}
        value={written.dreamInsights}
        onChange={(dream) => set('dreamInsights', dream)}
      />
      <Help text={`${written.title}\n${written.content}\n${written.dreamInsights}`} />
      <MoodPick value={written.mood} onPick={(mood) => set('mood', mood)} />
      <TagField key={`tags ${page}`} tags={written.tags} onChange={(tags) => set('tags', tags)} />
      <PaperState paper={paper} isNew={id === null} />
      <div className={styles.foot}>
        <Button type="submit" busy={busy} busyLabel={copy.keeping}>
          {id === null ? copy.keep : copy.keepChanges}
        </Button>
        <VoiceButton
          field={body}
          value={written.content}
          onChange={(content) => set('content', content)}
          name="your page"
        />
        <span className={styles.private}>
          <Lock size={15} aria-hidden="true" />
          {copy.private}
        </span>
      </div>
    </form>
  );
}

/**
 * Whom to call where the member's words tell of danger (decisions 10): to the member alone, while the member writes,
 * and never in the way.
 */
function Help({ text }: { readonly text: string }) {
  const { timeZone, ageGroup } = useMember();
  const written = useDeferredValue(text);
  return written.trim() !== '' && <DeferredCrisisHelp text={written} timeZone={timeZone} teen={ageGroup === 'teen'} />;
}
