import type { MoonLinkWire } from '#contract/moon/moon.schemas.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { Cite } from '#web/ui/evidence/cite.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { moon, periods as words } from '../moon.copy.ts';
import { useMoonPeriods } from '../moon.queries.ts';
import { PeriodsPlot } from './periods-plot.tsx';
import { moonShareOf, moonVerdictOf, placeName } from './verdict.ts';
import styles from './periods.module.css';

const SHOWN = 8;

type Props = {
  readonly hemisphere: Hemisphere;
  /** As the member's stage says it. */ readonly say: (text: string) => string;
};

/**
 * The member's first days of bleeding on one turn of the moon, the honest sentence beside them, and what is told about
 * it.
 */
export function PeriodsSection({ hemisphere, say }: Props) {
  const query = useMoonPeriods();
  const link = query.data?.link;
  return (
    <section aria-labelledby="moon-periods" aria-busy={query.isPending}>
      <h2 id="moon-periods" className={styles.title}>
        {say(words.title)}
      </h2>
      {query.isPending && (
        <Skeletons>
          <Skeleton shape="block" />
          <Skeleton />
        </Skeletons>
      )}
      {query.isError && !query.data && (
        <ErrorNote
          title={moon.month.failed.title(words.failed)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {moon.month.failed.text}
        </ErrorNote>
      )}
      {link && <Told link={link} hemisphere={hemisphere} say={say} />}
    </section>
  );
}

function Told({ link, hemisphere, say }: Props & { readonly link: MoonLinkWire }) {
  const shown = link.turns.slice(-SHOWN);
  const share = moonShareOf(link);
  const { tradition, measured, how } = words;
  return (
    <>
      <PeriodsPlot
        turns={shown}
        hemisphere={hemisphere}
        label={say(shown.length === 0 ? words.none : words.chart(shown.length))}
      />
      <p className={styles.verdict} data-verdict={link.verdict}>
        {say(shown.length === 0 ? words.none : moonVerdictOf(link))}
      </p>
      <Fold summary={tradition.title}>
        <p>{say(tradition.text)}</p>
        <h3 className={styles.kind}>{measured.title}</h3>
        <p>
          {measured.large}
          <Cite of={measured.sources.large} /> {measured.small}
          <Cite of={measured.sources.small} />
        </p>
      </Fold>
      <Fold summary={how.open}>
        <p>{how.text.join(' ')}</p>
        {share && <p className={styles.share}>{share}</p>}
      </Fold>
      {shown.length > 0 && (
        <Fold summary={words.table.open}>
          <Table turns={link.turns} />
        </Fold>
      )}
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
