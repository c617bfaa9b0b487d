import type { MoonLinkWire } from '#contract/moon/moon.schemas.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { moon, periods as words } from '../moon.copy.ts';
import { useMoonPeriods } from '../moon.queries.ts';
import { PeriodsPlot } from './periods-plot.tsx';
import { placeName, moonVerdictOf } from './verdict.ts';
import styles from './periods.module.css';

const SHOWN = 8;

/**
 * The member's first days of bleeding on one turn of the moon, the honest sentence beside them, and what is told about
 * it.
 */
export function PeriodsSection({ hemisphere }: { readonly hemisphere: Hemisphere }) {
  const query = useMoonPeriods();
  const link = query.data?.link;
  return (
    <section aria-labelledby="moon-periods" aria-busy={query.isPending}>
      <h2 id="moon-periods" className={styles.title}>
        {words.title}
      </h2>
      {query.isPending && (
        <Skeletons>
          <Skeleton shape="block" />
          <Skeleton />
        </Skeletons>
      )}
      {query.isError && !query.data && (
        <ErrorNote
          title={moon.month.failed.title(words.title)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {moon.month.failed.text}
        </ErrorNote>
      )}
      {link && <Told link={link} hemisphere={hemisphere} />}
    </section>
  );
}

function Told({ link, hemisphere }: { readonly link: MoonLinkWire; readonly hemisphere: Hemisphere }) {
  const shown = link.turns.slice(-SHOWN);
  return (
    <>
      <PeriodsPlot
        turns={shown}
        hemisphere={hemisphere}
        label={shown.length === 0 ? words.none : words.chart(shown.length)}
      />
      <p className={styles.verdict} data-verdict={link.verdict}>
        {shown.length === 0 ? words.none : moonVerdictOf(link)}
      </p>
      {shown.length > 0 && (
        <details className={styles.more}>
          <summary>{words.table.open}</summary>
          <Table turns={link.turns} />
        </details>
      )}
      <details className={styles.more}>
        <summary>{words.how.open}</summary>
        <p>{words.how.text}</p>
      </details>
      <dl className={styles.known}>
        {[words.tradition, words.measured].map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Table({ turns }: Pick<MoonLinkWire, 'turns'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.table.day}</th>
          <th scope="col">{words.table.place}</th>
        </tr>
      </thead>
      <tbody>
        {turns.toReversed().map(({ date, turn }) => (
          <tr key={date}>
            <td>{dateWithYear(date)}</td>
            <td>{placeName(turn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
