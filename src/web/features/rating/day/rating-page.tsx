import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { ITEMS, showsHelp } from '#domain/pmdd/items.ts';
import { DeferredLowMoodHelp } from '#web/features/check-in/public.ts';
import type { QueuedOffline } from '#web/platform/outbox/queued-offline.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { longDate, shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { rating, ratingFailure } from '../rating.copy.ts';
import { DayStrip } from './day-strip.tsx';
import { GROUPS, HELP_AFTER } from './groups.ts';
import { ItemField, ScaleHead } from './item-field.tsx';
import { QuickFill } from './quick-fill.tsx';
import { useDayRatings } from './use-day-ratings.ts';
import styles from './rating-page.module.css';

const WORDS = Object.fromEntries(ITEMS.map(({ id, words }) => [id, words]));
const onSaved = (date: LocalDate) => toast({ title: rating.savedToast, description: rating.savedText(date) });
const onKept = (_date: LocalDate, { title, outlook }: QueuedOffline) => toast({ title, description: outlook });

export type RatingPageProps = {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly day: ReturnType<typeof useDayRatings>;
  readonly onDate: (date: LocalDate) => void;
};

/** One day's ratings with what the page says of them when they are saved. */
export function useRatedDay(date: LocalDate) {
  return useDayRatings(date, { onSaved, onKept });
}

/** The ratings of one day, today or past. What the member chose stays, also on another day or after a failed save. */
export function RatingPage({ date, today, day, onDate }: RatingPageProps) {
  const form = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<LocalDate | null>(null);
  const { timeZone, ageGroup } = useMember();
  const { shown, rated, filled } = day;
  const isToday = date === today;
  const save = () => {
    if (day.unsaved) return day.save();
    // Nothing to save: the member is told so, and led to the first item.
    if (rated === 0) setAsked(date);
    form.current?.querySelector<HTMLElement>('input')?.focus();
  };
  const state = day.unsaved
    ? rating.state.unsaved(rated)
    : day.waits
      ? rating.state.waits
      : rated > 0
        ? rating.state.saved(rated)
        : asked === date
          ? rating.state.ask
          : rating.state.none;
  return (
    <section className={styles.page} aria-labelledby="rated-day">
      <div className={styles.day}>
        <h2 id="rated-day" tabIndex={-1} aria-live="polite">
          {rating.dayTitle(date, today)}
          {isToday && <small>{longDate(date)}</small>}
        </h2>
        <div className={styles.steps}>
          <IconButton label={rating.before} onClick={() => onDate(addDays(date, -1))}>
            <ChevronLeft size={20} aria-hidden="true" />
          </IconButton>
          {!isToday && (
            <IconButton label={rating.after} onClick={() => onDate(addDays(date, 1))}>
              <ChevronRight size={20} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      <DayStrip
        {...{ date, today, onDate }}
        rated={new Set(day.month.days?.map((one) => one.date))}
        begun={new Set([...day.elsewhere, ...(day.unsaved ? [date] : [])])}
      />
      {day.isUnreadable && <Notice tone="warning">{rating.unreadable}</Notice>}
      <QuickFill {...{ isToday, filled }} hasYesterday={day.hasYesterday} onFill={day.fill} onUndo={day.undo} />
      <p className={styles.state}>{rating.again}</p>
      <div ref={form} className={styles.groups}>
        {GROUPS.map(({ name, items }) => (
          <section key={name} aria-labelledby={`rate-${name}`}>
            <h3 id={`rate-${name}`}>{rating.groups[name]}</h3>
            <ScaleHead />
            {items.map((item) => (
              <Fragment key={item}>
                <ItemField
                  item={item}
                  words={WORDS[item] ?? ''}
                  value={shown[item]}
                  isFilled={filled?.items.includes(item) ?? false}
                  onChange={(value) => day.set(item, value)}
                />
                {item === HELP_AFTER && (
                  <DeferredLowMoodHelp isShown={showsHelp(shown)} timeZone={timeZone} teen={ageGroup === 'teen'} />
                )}
              </Fragment>
            ))}
          </section>
        ))}
      </div>
      <div className={styles.foot} data-unsaved={day.unsaved || undefined}>
        {day.error !== null && (
          <Notice tone="danger" title={rating.saveFailed}>
            {ratingFailure(day.error)}
          </Notice>
        )}
        <div className={styles.save}>
          <Button busy={day.busy} busyLabel={rating.saving} onClick={save}>
            {rating.save(date, today)}
          </Button>
          <span role="status" className={styles.state}>
            {state}
          </span>
        </div>
      </div>
      {day.elsewhere.length > 0 && (
        <p className={styles.elsewhere}>
          {rating.elsewhere}{' '}
          {day.elsewhere.map((other) => (
            <TextButton key={other} onClick={() => onDate(other)}>
              {shortDate(other)}
            </TextButton>
          ))}
        </p>
      )}
    </section>
  );
}
