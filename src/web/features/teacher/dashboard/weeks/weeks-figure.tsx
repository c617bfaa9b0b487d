import { useQuery } from '@tanstack/react-query';
import type { TeacherFiguresReply } from '#contract/recording/figure.routes.ts';
import { read } from '#web/platform/queries.ts';
import { dayAndMonth, shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { weeks as words } from './weeks.copy.ts';
import styles from './weeks.module.css';

type Week = TeacherFiguresReply['weeks'][number];
const count = new Intl.NumberFormat('en');

/** What was heard of a teacher's recordings, by week: plays as arches, all of it in a table beside them. */
export function WeeksFigure() {
  const { data, isError, isFetching, refetch } = useQuery(read('getTeacherFigures'));
  if (data) return <Weeks of={data.weeks} />;
  if (isError)
    return (
      <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.failed.text}
      </ErrorNote>
    );
  return (
    <Skeletons label={words.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Skeletons>
  );
}

function Weeks({ of }: { readonly of: readonly Week[] }) {
  const told = of.flatMap(({ plays }) => plays ?? []);
  const isEmpty = of.every(({ plays, finished, kept, thanks }) => (plays ?? finished ?? kept ?? thanks) === null);
  const sum = told.reduce((all, plays) => all + plays, 0);
  if (isEmpty)
    return (
      <section className={styles.weeks} aria-labelledby="weeks">
        <h2 id="weeks">{words.none.title}</h2>
        <Arches of={of} />
        <p>{words.none.text}</p>
      </section>
    );
  return (
    <section className={styles.weeks} aria-labelledby="weeks">
      <h2 id="weeks">{told.length > 0 ? words.title(count.format(sum), told.length < of.length) : words.none.title}</h2>
      <Arches of={of} />
      <p>{words.note}</p>
      <Fold summary={words.table.open}>
        <Table of={of} />
      </Fold>
    </section>
  );
}

const [HEIGHT, STEP, WIDTH, BASE] = [190, 39, 28, 160];
/** The highest arch reaches so far up; one whose count is hidden is a sill. */
const [TALLEST, LOWEST, SILL] = [130, 22, 14];

/** A week an arch: filled for this week, dashed where its count is hidden. Figures stand over the first, highest and last. */
function Arches({ of }: { readonly of: readonly Week[] }) {
  const most = Math.max(1, ...of.map(({ plays }) => plays ?? 0));
  const highest = of.findIndex(({ plays }) => plays === most);
  const said = of.map(({ week, plays }) =>
    words.drawnWeek(dayAndMonth(week), plays === null ? words.fewInText : count.format(plays)),
  );
  const last = of.length - 1;
  const top = highest === -1 ? BASE - 40 : 0;
  return (
    <svg
      className={styles.arches}
      viewBox={`0 ${top} ${STEP * of.length + 12} ${HEIGHT - top}`}
      role="img"
      aria-label={words.drawn(said)}
    >
      {of.map(({ week, plays }, index) => {
        const x = 8 + index * STEP;
        const height = plays === null ? SILL : LOWEST + ((TALLEST - LOWEST) * plays) / most;
        return (
          <g key={week} data-now={index === last || undefined} data-few={plays === null || undefined}>
            <path d={archAt(x, height)} />
            {plays !== null && (index === last || index === highest) && (
              <text x={x + WIDTH / 2} y={BASE - height - 8} data-count="">
                {count.format(plays)}
              </text>
            )}
            {(index === last || (index % 4 === 0 && index < last - 1)) && (
              <text x={x + WIDTH / 2} y={BASE + 22}>
                {index === last ? words.now : shortDate(week).slice(4)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function archAt(x: number, height: number): string {
  const round = Math.min(WIDTH / 2, height);
  return `M${x} ${BASE}v${-(height - round)}a${WIDTH / 2} ${round} 0 0 1 ${WIDTH} 0v${height - round}Z`;
}

function Table({ of }: { readonly of: readonly Week[] }) {
  const tell = (value: number | null) =>
    value === null ? (
      <>
        <span aria-hidden="true">{words.fewShort}</span>
        <span className="vh">{words.few}</span>
      </>
    ) : (
      count.format(value)
    );
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{words.table.caption}</caption>
        <thead>
          <tr>
            {words.table.head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.toReversed().map(({ week, plays, minutes, finished, kept, thanks }) => (
            <tr key={week}>
              <th scope="row">{shortDate(week).slice(4)}</th>
              {Object.entries({ plays, minutes, finished, kept, thanks }).map(([name, value]) => (
                <td key={name} data-few={value === null || undefined}>
                  {tell(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
