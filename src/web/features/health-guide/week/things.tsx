import { Check } from 'lucide-react';
import type {
  BentThing,
  GuideProgress,
  GuideThingTold,
  GuideWeekWhole,
} from '#contract/health-guide/health-guide.schemas.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { guide as copy } from '../guide.copy.ts';
import type { GuideWrite } from '../guide.queries.ts';
import { Reasons } from './reasons.tsx';
import styles from './things.module.css';

type Props = {
  readonly whole: GuideWeekWhole;
  readonly progress: GuideProgress | null;
  readonly guide: GuideWrite;
};

/** The seven things, each with its minutes, why they are what they are, and a box to check. */
export function Things({ whole: { week, things }, progress, guide }: Props) {
  return (
    <section aria-labelledby="guide-things">
      <h2 id="guide-things">{copy.things}</h2>
      <p className={styles.note}>{copy.oneCounts}</p>
      <ol className={styles.things}>
        {things.map((thing) => (
          <Thing
            key={thing.n}
            thing={thing}
            shown={progress?.isPlain ? thing.plain : thing.bent}
            isDone={progress?.done.some((one) => one.week === week && one.n === thing.n) ?? false}
            mark={progress?.where ? (isDone) => guide.write({ of: 'thing', week, n: thing.n, isDone }) : null}
          />
        ))}
      </ol>
    </section>
  );
}

type ThingProps = {
  readonly thing: GuideThingTold;
  readonly shown: BentThing;
  readonly isDone: boolean;
  /** Null before she begins: there is nothing to check yet. */ readonly mark: ((isDone: boolean) => void) | null;
};

function Thing({ thing, shown, isDone, mark }: ThingProps) {
  const today = useToday();
  const { on, title, usual } = thing;
  return (
    <li data-today={on === today || undefined} data-done={isDone || undefined}>
      {on && <p className={styles.day}>{on === today ? copy.today : shortDate(on)}</p>}
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{shown.text}</p>
        <Reasons of={shown} />
      </div>
      <div className={styles.end}>
        <Minutes now={shown.minutes} usual={usual} />
        {mark && (
          <Button
            kind={isDone ? 'quiet' : 'line'}
            size="small"
            aria-pressed={isDone}
            aria-label={copy.markOf(title)}
            onClick={() => mark(!isDone)}
          >
            {isDone && <Check size={16} aria-hidden="true" />}
            {isDone ? copy.done : copy.mark}
          </Button>
        )}
      </div>
    </li>
  );
}

/** How long it takes, of what it usually takes. */
function Minutes({ now, usual }: { readonly now: number; readonly usual: number }) {
  const width = Math.max(now, usual);
  return (
    <p className={styles.minutes}>
      <svg viewBox={`0 0 ${width} 2`} preserveAspectRatio="none" width={width * 3} height={7} aria-hidden="true">
        <rect className={styles.whole} width={width} height={2} />
        <rect className={styles.part} width={now} height={2} />
      </svg>
      {now < usual ? copy.minutesOf(now, usual) : copy.minutes(now)}
    </p>
  );
}
