import { useState, type FormEvent } from 'react';
import type { MealDay, MealEntry } from '#contract/meal/meal.schemas.ts';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { MEALS } from '#domain/meal/meal-day.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Chip, Chips } from '#web/ui/choices/chip.tsx';
import { Segments } from '#web/ui/choices/segments.tsx';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { day } from '../day/day.copy.ts';
import { Figures } from '../figures.tsx';
import { useDeleteMeal, useFoodLists, usePutMeal, type MealWish } from '../meal.queries.ts';
import { PartFields, type Part } from './part-fields.tsx';
import styles from './change.module.css';

const copy = day.sheet;
const TIMES = { night: '23:00', morning: '08:00', midday: '12:30', afternoon: '15:30', evening: '19:00' } as const;

type Props = {
  readonly reply: MealDay;
  readonly entry: MealEntry;
  readonly onClose: () => void;
  /** The meal was deleted; it can be written again. */ readonly onRemoved: (again: MealWish) => void;
};

/** One meal to change: her words, what was understood of them, a note, its time and day; or to delete. */
export function ChangeSheet({ reply: { date, manner, today }, entry, onClose, onRemoved }: Props) {
  const [words, setWords] = useState(entry.words);
  const [note, setNote] = useState(entry.note);
  const [at, setAt] = useState(entry.at ?? TIMES[entry.partOfDay]);
  const [to, setTo] = useState<LocalDate>(date);
  const [parts, setParts] = useState<readonly Part[]>(() => partsOf(entry));
  const [isFavorite, setFavorite] = useState(false);
  const { ref, error, stops } = useMissing<HTMLInputElement>(words.trim() === '', day.add.missing);
  const [put, remove, lists] = [usePutMeal(), useDeleteMeal(), useFoodLists()];
  // Other words are read anew; what she chose for the old ones says nothing about them.
  const isReread = words.trim() !== entry.words.trim();
  const sent = isReread || !parts.some(({ isTouched }) => isTouched) ? null : parts.map(sentOf);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stops() || put.isPending) return;
    const done = () => {
      if (to !== date) remove.mutate({ date, id: entry.id });
      onClose();
    };
    put.mutate(
      { date: to, id: entry.id, meal: { words, note, at, ...(sent && { parts: sent }) } },
      { onSuccess: done, onError: (failure) => isKept(failure) && done() },
    );
  };
  const drop = () => {
    remove.mutate({ date, id: entry.id });
    onRemoved({ date, id: entry.id, meal: { words: entry.words, note: entry.note, at } });
    onClose();
  };
  const keep = () => {
    setFavorite(true);
    lists.mutate({ name: 'putFavoriteMeal', id: crypto.randomUUID(), body: { words: entry.words } });
  };
  const failed = put.error !== null && !isKept(put.error);
  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.title}
      actions={
        <Button type="submit" form="change-meal" busy={put.isPending}>
          {copy.save}
        </Button>
      }
    >
      <form method="post" id="change-meal" className={styles.form} onSubmit={submit} noValidate>
        <TextField
          ref={ref}
          label={copy.words}
          value={words}
          maxLength={MEALS.words}
          autoComplete="off"
          error={error}
          onChange={setWords}
        />
        {!isReread && parts.length > 0 && (
          <fieldset className={styles.parts}>
            <legend>{copy.understood}</legend>
            {parts.map((part, at_) => (
              <PartFields
                key={at_}
                part={part}
                numbers={manner.numbers}
                onChange={(next) => setParts(parts.map((one, place) => (place === at_ ? next : one)))}
              />
            ))}
          </fieldset>
        )}
        <TextField
          label={copy.note}
          hint={copy.noteHint}
          value={note}
          maxLength={MEALS.note}
          autoComplete="off"
          onChange={setNote}
        />
        {manner.numbers ? (
          <TextField label={copy.time} type="time" value={at} onChange={(next) => next !== '' && setAt(next)} />
        ) : (
          <PartOfDayChoice at={at} onChange={setAt} />
        )}
        <Segments
          label={copy.day}
          name="meal-day"
          value={to}
          onChange={(next) => setTo(next as LocalDate)}
          options={[addDays(date, -1), date, ...(date < today ? [addDays(date, 1)] : [])].map((one) => ({
            value: one,
            label: one === today ? day.nav.today : shortDate(one),
          }))}
        />
        {entry.figures && (
          <Fold summary={copy.figures} bare>
            <Figures figures={entry.figures} />
          </Fold>
        )}
        {failed && (
          <Notice tone="danger" title={day.add.failed.title}>
            {day.add.failed.text}
          </Notice>
        )}
        <div className={styles.acts}>
          {isFavorite ? (
            <span role="status">{copy.kept}</span>
          ) : (
            <TextButton onClick={keep}>{copy.favorite}</TextButton>
          )}
          <TextButton muted onClick={drop}>
            {copy.remove}
          </TextButton>
        </div>
      </form>
    </Sheet>
  );
}

type ChoiceProps = { readonly at: string; readonly onChange: (at: string) => void };

/** The part of the day, where no clock is shown. */
function PartOfDayChoice({ at, onChange }: ChoiceProps) {
  const parts = ['morning', 'midday', 'afternoon', 'evening', 'night'] as const;
  const chosen = parts.find((part) => TIMES[part] === at) ?? parts.findLast((part) => TIMES[part] <= at) ?? 'morning';
  return (
    <Chips label={copy.time}>
      {parts.map((part) => (
        <Chip key={part} pressed={part === chosen} onPress={() => onChange(TIMES[part])}>
          {day.parts[part]}
        </Chip>
      ))}
    </Chips>
  );
}

function partsOf({ parts }: MealEntry): Part[] {
  return parts.map(({ typed, food }) => ({ typed, food, amount: '', isTouched: false }));
}

function sentOf({ typed, food, amount }: Part) {
  return { typed, food: food?.id ?? null, ...(amount.trim() !== '' && { amount }) };
}
