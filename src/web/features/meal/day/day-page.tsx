import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { MealDay } from '#contract/meal/meal.schemas.ts';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useMember } from '#web/platform/session.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { OfflineNote } from '#web/ui/status/states.tsx';
import { Figures } from '../figures.tsx';
import { FUZI, NORRIS, TUCKER, USDA, USUAL } from '../sources.ts';
import { usePutMeal, type MealWish } from '../meal.queries.ts';
import { Ways } from '../ways.tsx';
import { AddMeal } from './add-meal.tsx';
import { day as copy } from './day.copy.ts';
import { GentleQuestion } from './gentle-question.tsx';
import { MannerFold } from './manner-fold.tsx';
import { MealRow } from './meal-row.tsx';
import { Suggestions } from './suggestions.tsx';
import { Vessels } from './vessels.tsx';
import { Week } from './week.tsx';
import styles from './day-page.module.css';

const ChangeSheet = deferred(async () => (await import('../change/change-sheet.tsx')).ChangeSheet);

type Props = { readonly reply: MealDay; readonly onDay: (date: LocalDate) => void };

/** A day of meals: what fills, what she wrote, what might be good, and the week. */
export function DayPage({ reply, onDay }: Props) {
  const { date, today, manner, meals, phase } = reply;
  const { clock } = useMember();
  const [changed, setChanged] = useState<string | null>(null);
  const [gone, setGone] = useState<MealWish | null>(null);
  const put = usePutMeal();
  const entry = meals.find(({ id }) => id === changed);
  const undo = () => {
    if (gone) put.mutate(gone);
    setGone(null);
  };
  const isToday = date === today;
  const empty = isToday ? copy.empty.today : copy.empty.other;
  return (
    <Evidence sources={[USUAL, phase === 'reflect' && TUCKER, NORRIS, FUZI, USDA]}>
      <PageHead
        kicker={longDate(date)}
        title={isToday ? copy.title.today : copy.title.other}
        actions={<DayNav date={date} today={today} onDay={onDay} />}
      />
      <Ways now="tracker" />
      <OfflineNote>{copy.offline}</OfflineNote>
      <Vessels vessels={reply.vessels} />
      {!manner.isAsked && (
        <div className={styles.ask}>
          <GentleQuestion />
        </div>
      )}
      <div className={styles.two}>
        <section aria-label={copy.list}>
          {meals.length === 0 ? (
            <div className={styles.empty}>
              <h2>{empty.title}</h2>
              <p>{empty.text}</p>
            </div>
          ) : (
            <ol>
              {meals.map((one) => (
                <MealRow
                  key={one.id}
                  entry={one}
                  clock={(at) => timeWords(at, clock)}
                  onChange={() => setChanged(one.id)}
                />
              ))}
            </ol>
          )}
          {gone && (
            <p className={styles.gone} role="status">
              {copy.sheet.removed} <TextButton onClick={undo}>{copy.sheet.undo}</TextButton>
            </p>
          )}
          <AddMeal key={date} reply={reply} />
        </section>
        <Suggestions reply={reply} />
      </div>
      <Week reply={reply} />
      <MannerFold reply={reply} />
      {reply.figures && (
        <Fold summary={copy.figures}>
          <Figures figures={reply.figures} />
        </Fold>
      )}
      <Sources>{copy.sources}</Sources>
      {entry && (
        <ChangeSheet key={entry.id} reply={reply} entry={entry} onClose={() => setChanged(null)} onRemoved={setGone} />
      )}
    </Evidence>
  );
}

type NavProps = { readonly date: LocalDate; readonly today: LocalDate; readonly onDay: (date: LocalDate) => void };

function DayNav({ date, today, onDay }: NavProps) {
  const name = date === today ? copy.nav.today : date === addDays(today, -1) ? copy.nav.yesterday : longDate(date);
  return (
    <div className={styles.nav} role="group" aria-label={copy.nav.label}>
      <IconButton label={copy.nav.before} onClick={() => onDay(addDays(date, -1))}>
        <ChevronLeft size={18} />
      </IconButton>
      <b>{name}</b>
      {date < today && (
        <IconButton label={copy.nav.after} onClick={() => onDay(addDays(date, 1))}>
          <ChevronRight size={18} />
        </IconButton>
      )}
    </div>
  );
}

/** "08:10" by her clock. */
function timeWords(at: string, clock: '12' | '24'): string {
  if (clock === '24') return at;
  const hour = Number(at.slice(0, 2));
  return `${hour % 12 || 12}:${at.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
}
