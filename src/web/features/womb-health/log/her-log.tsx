import type { ReactNode } from 'react';
import { href } from '#contract/screens.ts';
import type { FiguresReply, WombFigure } from '#contract/womb-health/womb-health.schemas.ts';
import type { FigureKind } from '#domain/womb-health/figures/figure.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Cite } from '#web/ui/evidence/cite.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { useWombFigures } from '../womb-health.queries.ts';
import { figureWords, log as copy } from './figures.copy.ts';
import { LengthsGraph } from './lengths-graph.tsx';
import { PainAround } from './pain-around.tsx';
import styles from './log.module.css';

type Props = {
  /** The figures that bear on what is read, in their order. */ readonly kinds: readonly FigureKind[];
  /** What else of hers stands here, as the days she rated. */ readonly children?: ReactNode;
};

/** What of the member's own log bears on a condition: plain counts, each with how much stands behind it. Never a verdict. */
export function HerLog({ kinds, children }: Props) {
  const { data, isError, isFetching, refetch } = useWombFigures();
  return (
    <section className={styles.log} aria-labelledby="log">
      <Kicker>{copy.kicker}</Kicker>
      <h2 id="log">{copy.title}</h2>
      {data ? (
        <Counted reply={data} kinds={kinds} />
      ) : isError ? (
        <ErrorNote title={copy.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {copy.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={copy.loading}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Skeletons>
      )}
      {children}
    </section>
  );
}

function Counted({ reply, kinds }: { readonly reply: FiguresReply } & Pick<Props, 'kinds'>) {
  const { figures, daysLogged, span, names } = reply;
  if (daysLogged === 0)
    return (
      <>
        <p className={styles.lead}>{copy.none}</p>
        <div>
          <LinkButton kind="line" size="small" href={href('tracker')}>
            {copy.logDay}
          </LinkButton>
        </div>
      </>
    );
  const shown = kinds.flatMap((kind) => figures.find((figure) => figure.kind === kind) ?? []);
  return (
    <>
      <p className={styles.lead}>{copy.lead(daysLogged, span)}</p>
      {shown.map((figure) => (
        <Drawn key={figure.kind} figure={figure} />
      ))}
      <dl className={styles.figures}>
        {shown.map((figure) => (
          <Told key={figure.kind} figure={figure} names={names} />
        ))}
      </dl>
    </>
  );
}

/** A figure that a picture tells better. */
function Drawn({ figure }: { readonly figure: WombFigure }) {
  if (figure.kind === 'pain_timing' && figure.found) return <PainAround rows={figure.found.rows} />;
  if (figure.kind === 'cycle_lengths' && figure.found) return <LengthsGraph found={figure.found} />;
  return null;
}

function Told({ figure, names }: { readonly figure: WombFigure; readonly names: FiguresReply['names'] }) {
  const { title, said, behind, source } = figureWords(figure, names);
  return (
    <div data-few={said === null || undefined}>
      <dt>{title}</dt>
      <dd>
        {said ?? copy.few}
        {source && <Cite of={source} />}
      </dd>
      <dd className={styles.behind}>{behind}</dd>
    </div>
  );
}
