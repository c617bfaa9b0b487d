import type { DayLog } from '#domain/cycle/day-log.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { importing } from '../import.copy.ts';
import type { Export } from '../send-batches.ts';
import { compareDays } from './compare-days.ts';
import { countKinds } from './count-kinds.ts';
import { Line } from './line.tsx';
import { useStanding } from './use-standing.ts';
import styles from '../import.module.css';

const words = importing.preview;

/** What of a file's days is new and what is here already, by kind; while that is not known, what is in the file. */
export function ComparedDays({ found }: { readonly found: Export }) {
  const { standing, isError, retry } = useStanding(found.days);
  if (!standing)
    return (
      <>
        <Kinds title={words.kinds} days={found.days} />
        {isError ? (
          <Notice
            tone="warning"
            title={words.unchecked.title}
            action={
              <Button kind="line" size="small" onClick={retry}>
                {words.unchecked.again}
              </Button>
            }
          >
            {words.unchecked.text}
          </Notice>
        ) : (
          <p role="status" className={styles.muted}>
            {words.checking}
          </p>
        )}
      </>
    );
  const { news, here, differing } = compareDays(found, standing);
  return (
    <>
      {news.length > 0 ? (
        <Kinds title={words.news(news.length)} days={news} />
      ) : (
        <h3 className={styles.heading}>{words.noNews}</h3>
      )}
      {here.length > 0 && <Kinds title={words.here(here.length)} days={here} />}
      {differing.length > 0 && <Kinds title={words.differing(differing.length)} days={differing} />}
    </>
  );
}

function Kinds({ title, days }: { readonly title: string; readonly days: readonly DayLog[] }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.records}>
        {countKinds(days).map(({ kind, count, examples }) => (
          <Line key={kind} count={count} says={words.kind(kind)} examples={words.examples(examples, count)} />
        ))}
      </ul>
    </section>
  );
}
