import { useRef, useState, type FormEvent } from 'react';
import { FLOW_MINUTES } from '#domain/daily-flow/daily-flow.ts';
import { DeferredCrisisHelp, DeferredVoiceButton } from '#web/features/check-in/public.ts';
import { dailyFlow, NUMERALS } from '#web/features/daily-flow/daily-flow.copy.ts';
import { LitArch } from '#web/features/daily-flow/lit-arch.tsx';
import { Stage } from '#web/features/daily-flow/stage.tsx';
import type { StepProps } from '#web/features/daily-flow/use-walk.ts';
import { usePaper } from '#web/features/journal/public.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from '../stage.module.css';

const copy = dailyFlow.write;

/**
 * A page of the member's journal, with its own draft: what the member leaves here lies on the member's desk in the
 * journal, and the other way round.
 */
export function WriteStep({ walk }: StepProps) {
  const { date, words, cycle, done } = walk.reply;
  const { timeZone, ageGroup } = useMember();
  const field = useRef<HTMLTextAreaElement>(null);
  const paper = usePaper({
    id: null,
    today: date,
    onKept: () => walk.onward(),
    onLater: ({ title, outlook }) => {
      toast({ title, description: outlook });
      walk.onward();
    },
  });
  const { content } = paper.written;
  const [asked, setAsked] = useState(false);
  const stop = () => {
    setAsked(true);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What is missing, or too much, is said where the focus goes.
    if (paper.isBlank || paper.over > 0) return stop();
    if (!paper.busy) paper.keep();
  };
  return (
    <Stage
      walk={walk}
      form
      time={dailyFlow.about(FLOW_MINUTES.write)}
      art={
        <LitArch light={0.6}>
          <p aria-hidden="true">{NUMERALS.write}</p>
        </LitArch>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.say} id="flow-write">
          {words.write}
        </p>
        <div className={styles.sheet}>
          <Kicker>{copy.kicker}</Kicker>
          <textarea
            autoComplete="off"
            ref={field}
            className={styles.page}
            rows={5}
            value={content}
            placeholder={copy.hint}
            aria-label={copy.page}
            aria-describedby="flow-write flow-goes"
            aria-invalid={paper.over > 0 || (asked && paper.isBlank) || undefined}
            readOnly={paper.busy}
            onChange={(event) => paper.set('content', event.target.value)}
          />
        </div>
        <p className={styles.caption} id="flow-goes">
          {done.includes('write') && paper.isBlank ? copy.again : copy.goes(cycle?.day ?? null)}
        </p>
        <p className={styles.caption} role="status">
          {asked && paper.isBlank
            ? copy.missing
            : paper.over > 0
              ? copy.over(paper.over)
              : paper.unsaved
                ? paper.lasting
                  ? copy.draft
                  : copy.draftShort
                : null}
        </p>
        {content !== '' && <DeferredCrisisHelp text={content} timeZone={timeZone} teen={ageGroup === 'teen'} />}
        {paper.error !== null && (
          <Notice tone="danger" title={copy.lost.title}>
            {copy.lost.text}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button kind="hearth" type="submit" busy={paper.busy} busyLabel={copy.keeping}>
            {copy.keep}
          </Button>
          <DeferredVoiceButton
            name={copy.voice}
            field={field}
            value={content}
            onChange={(said) => paper.set('content', said)}
          />
          <TextButton onClick={walk.skip}>{dailyFlow.skip}</TextButton>
        </div>
      </form>
    </Stage>
  );
}
