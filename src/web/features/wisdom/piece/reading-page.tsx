import { Bookmark, Printer, Volume2 } from 'lucide-react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { PieceWhole } from '#contract/wisdom/wisdom.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Evidence } from '#web/ui/evidence/cite.tsx';
import type { Source } from '#web/ui/evidence/evidence.ts';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { AloudBar } from '../aloud/aloud-bar.tsx';
import { useAloud, type Aloud } from '../aloud/use-aloud.ts';
import { useReading, useSaved } from '../wisdom.queries.ts';
import { linesOf } from './lines.ts';
import { Meta } from './meta.tsx';
import { piece as copy } from './piece.copy.ts';
import { sourceOf } from './source-of.ts';
import { goTo, useProgress } from './use-progress.ts';
import styles from './article.module.css';

/** What is read: a piece of the library, or a guide of womb health. */
export type LongText = Pick<
  PieceWhole,
  | 'id'
  | 'title'
  | 'kicker'
  | 'kind'
  | 'audience'
  | 'minutes'
  | 'redFlags'
  | 'blocks'
  | 'known'
  | 'sources'
  | 'glossary'
  | 'checked'
  | 'checkAgain'
  | 'reviewedBy'
>;
/** What its blocks need: the sources by their numbers, and the line that is read aloud now. */
export type ReadParts = { readonly sources: ReadonlyMap<number, Source>; readonly spoken: string | null };
type Props = {
  readonly reading: LongText;
  /** Sources of what stands beside the text, after those of the text. */ readonly more?: readonly Source[];
  /** What stands over the title: the shelf it is from. */ readonly shelf: string;
  readonly picture: ReactNode;
  /** More there is to do with it, beside save, hear and print. */ readonly acts?: ReactNode;
  readonly contents: ReactNode;
  readonly children: (parts: ReadParts) => ReactNode;
  /** What stands under its sources. */ readonly foot: ReactNode;
};

/** The page of a long text: its head, what there is to do with it, the text on its column, its words and its sources. */
export function ReadingPage({ reading, more = [], shelf, picture, acts, contents, children, foot }: Props) {
  const { id, title, kicker, kind, audience, glossary } = reading;
  const text = useRef<HTMLDivElement>(null);
  const share = useReading().places.find((place) => place.id === id)?.share ?? 0;
  const lines = useMemo(() => linesOf(reading), [reading]);
  const aloud = useAloud(lines);
  const sources = useMemo(() => new Map(reading.sources.map((source) => [source.n, sourceOf(source)])), [reading]);
  // Where the member stopped before this visit: what is read now moves nothing on the page.
  const [stopped] = useState(share);
  useProgress(id, text, share);
  return (
    <Evidence sources={[...sources.values(), ...more]}>
      <article className={styles.page} data-kind={kind} data-audience={audience}>
        <header className={styles.head}>
          <div>
            <Kicker>{shelf}</Kicker>
            <h1 tabIndex={-1} data-spoken={aloud.spoken === 'title' || undefined}>
              {title}
            </h1>
            <p className={styles.kicker}>{kicker}</p>
            <Meta of={reading} />
            <Acts id={id} aloud={aloud}>
              {acts}
            </Acts>
            <AloudBar aloud={aloud} />
            {stopped > 0 && stopped < 100 && (
              <div className={styles.goOn}>
                <Button kind="line" size="small" onClick={() => goTo(text.current, stopped)}>
                  {copy.goOn(stopped)}
                </Button>
              </div>
            )}
          </div>
          <div className={styles.picture}>{picture}</div>
        </header>
        <aside className={styles.aside}>{contents}</aside>
        <div className={styles.text} ref={text}>
          {children({ sources, spoken: aloud.spoken })}
        </div>
        <footer className={styles.foot}>
          {glossary.length > 0 && (
            <Fold summary={copy.words}>
              <dl className={styles.words}>
                {glossary.map(({ term, means }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{means}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          )}
          <Sources>{copy.notDiagnosis}</Sources>
          <div className={styles.next}>{foot}</div>
        </footer>
      </article>
    </Evidence>
  );
}

type ActsProps = { readonly id: string; readonly aloud: Aloud; readonly children: ReactNode };

/** What there is to do with a text: save it, hear it, print it. */
function Acts({ id, aloud, children }: ActsProps) {
  const { isSaved, set, error } = useSaved(id);
  const canBegin = aloud.isAble && (aloud.run === 'off' || aloud.run === 'lost');
  return (
    <>
      <div className={styles.acts}>
        {children}
        <Button kind="line" size="small" aria-pressed={isSaved} onClick={() => set(!isSaved)}>
          <Bookmark size={16} fill={isSaved ? 'currentColor' : 'none'} />
          {isSaved ? copy.saved : copy.save}
        </Button>
        {canBegin && (
          <Button kind="line" size="small" onClick={aloud.begin}>
            <Volume2 size={16} />
            {copy.aloud.listen}
          </Button>
        )}
        <Button kind="line" size="small" onClick={() => window.print()}>
          <Printer size={16} />
          {copy.print}
        </Button>
      </div>
      {error && <Notice tone="danger">{copy.saveFailed}</Notice>}
    </>
  );
}
