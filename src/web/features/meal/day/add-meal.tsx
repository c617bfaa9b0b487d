import { useRef, useState, type FormEvent } from 'react';
import type { MealDay } from '#contract/meal/meal.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { readAmount } from '#domain/food/amount.ts';
import { nameWithoutNumbers } from '#domain/food/without-numbers.ts';
import { dayChoice, type DayChoice } from '#domain/meal/day-choice.ts';
import { MEALS } from '#domain/meal/meal-day.ts';
import { DeferredVoiceButton } from '#web/features/check-in/public.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { nowOf } from '#web/platform/clock.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { useMember } from '#web/platform/session.ts';
import { zoneOfBrowser } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { usePutMeal } from '../meal.queries.ts';
import { useFoodSearch } from '#web/platform/food/use-food-search.ts';
import { day as copy } from './day.copy.ts';
import { QuickAdds } from './quick-adds.tsx';
import styles from './add-meal.module.css';

/** Before this a meal may belong to the evening before. */
const SMALL_HOURS = '04:00';
/** A meal that waits for the day she means. */
type Asked = { readonly words: string; readonly choice: DayChoice; readonly isSmall: boolean };

/** The line in which she writes what she had, and what she can add with one press. Nothing typed is lost. */
export function AddMeal({ reply }: { readonly reply: MealDay }) {
  const { date, today, meals } = reply;
  const [words, setWords] = useState('');
  const [isOn, setOn] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { ref, error, stops } = useMissing<HTMLInputElement>(words.trim() === '', copy.add.missing);
  const put = usePutMeal();
  const whenOf = useDayChoice();
  const save = (said: string, to: LocalDate, at: string) => {
    setAsked(null);
    put.mutate(
      {
        date: to,
        id: crypto.randomUUID(),
        meal: { words: said, at, isLate: to < today && at < SMALL_HOURS },
      },
      {
        onSuccess: () => {
          setWords('');
          toast({ title: copy.add.added, description: copy.add.addedText });
        },
        onError: (failure) => {
          if (isKept(failure)) setWords('');
        },
      },
    );
  };
  const add = (said: string) => {
    const choice = whenOf();
    // A day she turned to is the one she means; of today she is asked where two days may be meant.
    if (date !== today) return save(said, date, choice.at);
    if (choice.days.length > 1) return setAsked({ words: said, choice, isSmall: choice.at < SMALL_HOURS });
    return save(said, date, choice.at);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stops() || put.isPending) return;
    add(words);
  };
  const found = useFoodSearch(lastThing(words), isOn);
  const named = (label: string) => (reply.manner.numbers ? label : nameWithoutNumbers(label));
  const isTooLong = words.length > MEALS.words;
  const failure = put.error && !isKept(put.error) ? put.error : null;
  return (
    <div className={styles.add}>
      <form method="post" onSubmit={submit} noValidate>
        <div className={styles.line}>
          <TextField
            ref={(element) => {
              field.current = element;
              ref(element);
            }}
            label={meals.length === 0 ? copy.add.label.none : copy.add.label.some}
            placeholder={copy.add.placeholder}
            hint={copy.add.hint}
            error={isTooLong ? copy.add.tooLong : error}
            value={words}
            autoComplete="off"
            enterKeyHint="done"
            onFocus={() => setOn(true)}
            onChange={setWords}
          />
          <div className={styles.buttons}>
            <DeferredVoiceButton name={copy.add.voice} field={field} value={words} onChange={setWords} />
            <Button type="submit" busy={put.isPending}>
              {copy.add.add}
            </Button>
          </div>
        </div>
      </form>
      {found.length > 0 && (
        <ul className={styles.found} aria-label={copy.add.found}>
          {found.slice(0, 5).map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  setWords(`${withoutLastThing(words)}${named(label)}`);
                  field.current?.focus();
                }}
              >
                {named(label)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <Notice
          tone="info"
          title={asked.isSmall ? copy.choose.late : copy.choose.zones}
          action={
            <div className={styles.days}>
              {asked.choice.days.map((choice) => (
                <Button
                  key={choice}
                  kind="line"
                  size="small"
                  onClick={() => save(asked.words, choice, asked.choice.at)}
                >
                  {longDate(choice)}
                </Button>
              ))}
              <TextButton onClick={() => setAsked(null)}>{copy.choose.stay}</TextButton>
            </div>
          }
        >
          {asked.words}
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" title={copy.add.failed.title}>
          {copy.add.failed.text}
        </Notice>
      )}
      <QuickAdds reply={reply} onAdd={add} />
    </div>
  );
}

/** When it is for her now, and for which days. */
export function useDayChoice(): () => DayChoice {
  const appState = useAppState();
  const { timeZone } = useMember();
  return () => dayChoice(new Date(nowOf(appState)), { zone: timeZone, deviceZone: zoneOfBrowser() });
}

const BREAK = /[,;+&]\s*|\s(?:and|with|on)\s+/gi;

/** What she is typing now: behind the last comma or "and", without how much. */
function lastThing(words: string): string {
  const [last] = [...words.matchAll(BREAK)].slice(-1);
  const thing = last ? words.slice(last.index + last[0].length) : words;
  return thing.trim() === '' ? '' : readAmount(thing).rest;
}

function withoutLastThing(words: string): string {
  return words.slice(0, words.lastIndexOf(lastThing(words)));
}
