import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { href } from '#contract/screens.ts';
import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { refreshCycle } from '#web/features/cycle/public.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { useToday } from '#web/platform/today.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { enhanced } from './enhanced.copy.ts';
import { StepFrame, type StepPosition } from './step-frame.tsx';
import styles from './enhanced.module.css';

const { periods: words } = enhanced;

/**
 * The first days of the member's last periods, as many as the member remembers; or all of them from another tracker.
 */
export function PeriodsStep({ place }: { readonly place: StepPosition }) {
  const today = useToday();
  const client = useQueryClient();
  const [texts, setTexts] = useState<readonly string[]>(() => words.labels.map(() => ''));
  const [asked, setAsked] = useState(false);
  const save = useMutation({
    mutationFn: async (days: readonly LocalDate[]) => {
      for (const date of days) await sendQueued('startPeriod', { body: { date } }, date);
      await refreshCycle(client);
    },
    onSuccess: place.settle,
  });
  const problems = problemsOf(texts, today);
  const send = () => {
    setAsked(true);
    if (problems.some((problem) => problem !== null)) return;
    const days = texts.map(parseLocalDate).filter((day) => day !== null);
    if (days.length === 0) place.settle();
    else save.mutate(days);
  };
  // Of the days as they are then: what the member typed before the code was here comes in one breath.
  const type = (place: number) => (text: string) =>
    setTexts((now) => now.map((before, at) => (at === place ? text : before)));
  return (
    <StepFrame place={place} busy={save.isPending} onSend={send}>
      <div className={styles.days}>
        {words.labels.map((label, at) => (
          <DateField
            key={label}
            label={label}
            optional
            max={today}
            value={texts[at] ?? ''}
            onChange={type(at)}
            error={asked && problems[at]}
          />
        ))}
        <TextLink href={href('tracker')}>{words.bring}</TextLink>
        {save.isError && <SaveNotice error={save.error} fallback={words.failed} />}
      </div>
    </StepFrame>
  );
}

function problemsOf(texts: readonly string[], today: LocalDate): (string | null)[] {
  return texts.map((text, at) => {
    if (text === '') return null;
    const day = parseLocalDate(text);
    if (!day || day > today) return words.bad;
    return texts.indexOf(text) < at ? words.twice : null;
  });
}
