import { Check, Lock } from 'lucide-react';
import type { GuideProgress, GuideWeekSummary } from '#contract/health-guide/health-guide.schemas.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { dayAndMonth } from '#web/ui/drawings/dates/date-words.ts';
import { guide as copy } from '../guide.copy.ts';
import { hrefOf } from './week-address.ts';
import styles from './guide.module.css';

type Props = { readonly weeks: readonly GuideWeekSummary[]; readonly progress: GuideProgress };

/** The twelve weeks, each a way to its page. What was not done is said of none. */
export function WeekList({ weeks, progress }: Props) {
  const { where, done, reflections } = progress;
  return (
    <section className={styles.list} aria-labelledby="guide-weeks">
      <h2 id="guide-weeks">{copy.list}</h2>
      <ol className={styles.weeks}>
        {weeks.map(({ week, title, isOpen, from, phases }) => {
          const isDone = [...done, ...reflections].some((one) => one.week === week);
          const isHere = where?.week === week && !where.isOver;
          return (
            <li key={week} aria-current={isHere ? 'step' : undefined}>
              <em aria-hidden="true">{week}</em>
              <a href={hrefOf(week)}>
                <span className="vh">{copy.week(week)}, </span>
                {title}
              </a>
              <small>
                {!isOpen && <Lock size={14} aria-hidden="true" />}
                {isDone && <Check size={15} role="img" aria-label={copy.done} />}
                <span>
                  {[isOpen ? '' : copy.closed, isHere ? copy.here : dayOf(week, from), isHere ? '' : phasesOf(phases)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function dayOf(week: number, from: GuideWeekSummary['from']): string {
  if (from) return dayAndMonth(from);
  return week === 1 ? copy.free : '';
}

function phasesOf(phases: GuideWeekSummary['phases']): string {
  return phases
    .slice(0, 2)
    .map((phase) => PHASE_WORDS[phase].word)
    .join(' to ');
}
