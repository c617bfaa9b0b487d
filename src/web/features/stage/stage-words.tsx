import type { ReactNode } from 'react';
import type { StageSurface } from '#domain/stage/stage.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { STAGE_WORDS, stageCopy, TEEN_CARE } from './stage.copy.ts';
import styles from './stage.module.css';

type Said = { readonly title: string; readonly lead: ReactNode; readonly care: ReactNode };

/**
 * The words of a stage that has some, their sources as raised numbers and a folded list below what needs care; null
 * where the counted cycle speaks.
 */
export function wordsOfStage(wording: StageSurface['wording'], { teen }: { readonly teen: boolean }): Said | null {
  if (wording === 'plain' || wording === 'first_years') return null;
  const { title, lead, care: adults } = STAGE_WORDS[wording];
  const care = teen ? TEEN_CARE : adults;
  return {
    title,
    lead: <Cited from={1} {...lead} />,
    care: care && (
      <>
        <Cited from={lead.sources.length + 1} {...care} />
        <div className={styles.sources}>
          <Fold bare summary={stageCopy.sources}>
            <ol>
              {[...lead.sources, ...care.sources].map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ol>
          </Fold>
        </div>
      </>
    ),
  };
}

function Cited({
  text,
  sources,
  from,
}: {
  readonly text: string;
  readonly sources: readonly string[];
  readonly from: number;
}) {
  return (
    <>
      {text}
      {sources.length > 0 && <sup>{sources.map((_, at) => from + at).join(', ')}</sup>}
    </>
  );
}
