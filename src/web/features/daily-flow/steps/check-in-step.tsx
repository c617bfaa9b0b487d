import { useRef, useState, type FormEvent } from 'react';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import type { Mood } from '#domain/cycle/day-log.ts';
import { FLOW_MINUTES } from '#domain/daily-flow/daily-flow.ts';
import {
  checkInCopy,
  DeferredCrisisHelp,
  DeferredVoiceButton,
  useCheckIn,
  useCompleteCheckIn,
} from '#web/features/check-in/public.ts';
import { dailyFlow, FLOW_MOODS, NUMERALS } from '#web/features/daily-flow/daily-flow.copy.ts';
import { LitArch } from '#web/features/daily-flow/lit-arch.tsx';
import { Stage } from '#web/features/daily-flow/stage.tsx';
import type { StepProps, Walk } from '#web/features/daily-flow/use-walk.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Chip, Chips } from '#web/ui/choices/chip.tsx';
import { MISTAKE, toast } from '#web/ui/overlays/toast.ts';
import { ErrorNote } from '#web/ui/status/states.tsx';
import styles from '../stage.module.css';

const copy = dailyFlow.checkIn;

/** The check-in of the day (§4.8), with a mood if one fits. Where it was done elsewhere today it is not asked again. */
export function CheckInStep({ walk }: StepProps) {
  const { data, isFetching, refetch } = useCheckIn();
  return (
    <Stage
      walk={walk}
      form
      time={dailyFlow.about(FLOW_MINUTES.check_in)}
      art={
        <LitArch light={0.4}>
          <p aria-hidden="true">{NUMERALS.check_in}</p>
        </LitArch>
      }
    >
      {!data ? (
        <ErrorNote title={checkInCopy.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {checkInCopy.failed.text}
        </ErrorNote>
      ) : data.doneToday ? (
        <Already walk={walk} />
      ) : (
        <Ask walk={walk} reply={data} />
      )}
    </Stage>
  );
}

function Already({ walk }: StepProps) {
  return (
    <>
      <p className={styles.say}>{copy.already}</p>
      <div className={styles.buttons}>
        <Button kind="hearth" onClick={() => walk.onward()}>
          {dailyFlow.onward}
        </Button>
      </div>
    </>
  );
}

function Ask({ walk, reply }: StepProps & { readonly reply: CheckInReply }) {
  const user = useMember();
  const field = useRef<HTMLTextAreaElement>(null);
  const [mood, setMood] = useState<Mood | null>(null);
  const text = walk.unsent.checkIn;
  const { send, saving } = useSend({ walk, reply, mood });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.say} id="flow-prompt">
        {reply.prompt}
      </p>
      <Chips label={copy.moods}>
        {FLOW_MOODS.map(([value, label]) => (
          <Chip key={value} pressed={mood === value} onPress={() => setMood(mood === value ? null : value)}>
            {label}
          </Chip>
        ))}
      </Chips>
      <textarea
        autoComplete="off"
        ref={field}
        className={styles.field}
        rows={2}
        value={text}
        maxLength={20_000}
        placeholder={copy.hint}
        aria-label={copy.answer}
        aria-describedby="flow-prompt"
        readOnly={saving}
        onChange={(event) => walk.type({ checkIn: event.target.value })}
      />
      {text !== '' && <DeferredCrisisHelp text={text} timeZone={user.timeZone} teen={user.ageGroup === 'teen'} />}
      <div className={styles.buttons}>
        <Button kind="hearth" type="submit" busy={saving} busyLabel={copy.keeping}>
          {copy.keep}
        </Button>
        <DeferredVoiceButton
          name={copy.voice}
          field={field}
          value={text}
          onChange={(checkIn) => walk.type({ checkIn })}
        />
        <TextButton onClick={walk.skip}>{dailyFlow.skip}</TextButton>
      </div>
    </form>
  );
}

/**
 * Keeps the check-in as the home page does: a word is needed, a lost one stays in the field, a reached milestone opens.
 */
function useSend({
  walk,
  reply,
  mood,
}: {
  readonly walk: Walk;
  readonly reply: CheckInReply;
  readonly mood: Mood | null;
}) {
  const { id } = useMember();
  const save = useCompleteCheckIn();
  const send = () => {
    if (save.isPending) return;
    const content = walk.unsent.checkIn;
    if (content.trim() === '') return void toast({ title: checkInCopy.blank, kind: 'danger', about: MISTAKE });
    save.mutate(
      { userId: id, title: reply.prompt, content, mood, date: reply.date },
      {
        onSuccess: ({ checkIn }) => {
          toast(
            checkIn?.counted === false
              ? { title: checkInCopy.counted.title, description: checkInCopy.counted.text }
              : { title: checkInCopy.done.title, description: checkInCopy.done.point },
          );
          if (checkIn?.milestone) walk.setReward(checkIn.milestone);
          walk.onward({ checkIn: '' });
        },
        onError: (error) => {
          const kept = isKept(error) ? error : null;
          toast({
            title: checkInCopy.unsent.title,
            description: kept ? checkInCopy.unsent.counts(kept.outlook) : checkInCopy.unsent.field,
            kind: 'danger',
          });
          if (kept) walk.onward({ checkIn: '' });
        },
      },
    );
  };
  return { send, saving: save.isPending };
}
