import { useEffect, useRef } from 'react';
import type { RatingPatternReply } from '#contract/rating/rating.schemas.ts';
import { href } from '#contract/screens.ts';
import { useMember } from '#web/platform/session.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Cite, Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { pattern } from '../rating.copy.ts';
import { useReadPattern } from '../rating.queries.ts';
import { AnewNote } from './anew-note.tsx';
import { CycleTable } from './cycle-table.tsx';
import { MeanGraph } from './mean-graph.tsx';
import { C_PASS, CPASS_PACKAGE } from './sources.ts';
import styles from './pattern.module.css';

/** What the rated cycles show: never with fewer than two of them, and never the name of a disorder. */
export function PatternPage({ reply }: { readonly reply: RatingPatternReply }) {
  const { title, text, needed, needsPeriods, cycles, means, anew, mark, isTold } = reply;
  const isTeen = useMember().ageGroup === 'teen';
  const { mutate, isPending } = useReadPattern();
  const head = useRef<HTMLHeadingElement>(null);
  useReadQuietly(reply, mutate);
  const read = () => {
    mutate(mark);
    // The button goes away with its words.
    head.current?.focus({ preventScroll: true });
  };
  const judged = cycles.filter(({ lacks }) => lacks === null).length;
  return (
    <Evidence sources={[C_PASS, CPASS_PACKAGE]}>
      <div className={styles.page}>
        {anew.length > 0 && !isTold && <AnewNote anew={anew} busy={isPending} onRead={read} />}
        <Panel ground="hearth" as="section" aria-labelledby="pattern-words">
          <h2 id="pattern-words" ref={head} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          {needed > 0 && <p className={styles.text}>{pattern.needed(needed)}</p>}
          {needsPeriods && <p className={styles.text}>{pattern.needsPeriods[needsPeriods]}</p>}
          <div className={styles.way}>
            {needed > 0 ? (
              <LinkButton href={href('ratings')}>{pattern.rate}</LinkButton>
            ) : (
              <LinkButton href={href('report')}>{pattern.report}</LinkButton>
            )}
          </div>
        </Panel>
        {means && <MeanGraph means={means} cycles={judged} />}
        {cycles.length > 0 && <CycleTable cycles={cycles} />}
        <div>
          <Fold summary={pattern.how.title}>
            <div className={styles.how}>
              {!isTeen && (
                <>
                  <p>
                    {pattern.how.text}
                    <Cite of={C_PASS} />
                  </p>
                  <p>{pattern.how.limits}</p>
                </>
              )}
              <p>
                {pattern.how.credit}
                <Cite of={CPASS_PACKAGE} />
              </p>
            </div>
          </Fold>
          <Sources />
        </div>
      </div>
    </Evidence>
  );
}

/** What nothing changed in is read by being seen: from then on a change is told. */
function useReadQuietly({ anew, isTold, mark }: RatingPatternReply, read: (mark: string) => void): void {
  const sent = useRef<string | null>(null);
  const isNews = !isTold && anew.length === 0;
  useEffect(() => {
    if (!isNews || sent.current === mark) return;
    sent.current = mark;
    read(mark);
  }, [isNews, mark, read]);
}
