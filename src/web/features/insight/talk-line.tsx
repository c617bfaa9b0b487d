import { Check, CircleAlert } from 'lucide-react';
import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { Cite } from '#web/ui/evidence/cite.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { SOURCES, talk, talkWords } from './talk.copy.ts';
import styles from './talk.module.css';

type Props = { readonly reply: Pick<InsightReply, 'talk'>; readonly surface: StageSurface };

/**
 * One line while nothing stands out, with when to get help folded in it. What stands out is told in full, the urgent
 * first, and then nothing of it is folded.
 */
export function TalkLine({ reply, surface }: Props) {
  if (reply.talk.length === 0)
    return (
      <Fold icon={<Check className={styles.fine} size={20} />} summary={talk.none}>
        <div className={styles.inside}>
          <Help surface={surface} />
          <p>{talk.noneHint}</p>
        </div>
      </Fold>
    );
  return (
    <section
      className={styles.talk}
      aria-labelledby="talk"
      data-safety={reply.talk.some(({ urgent }) => urgent) || undefined}
    >
      <h2 id="talk">
        <CircleAlert size={20} />
        {talk.title}
      </h2>
      <ul>
        {reply.talk.map((one) => {
          const { what, sources } = talkWords(one);
          return (
            <li key={one.kind} data-urgent={one.urgent || undefined}>
              {one.urgent && <b>{talk.urgent}: </b>}
              {what}
              <Cite of={sources} />
            </li>
          );
        })}
      </ul>
      {surface.bleedingLog && (
        <Fold summary={talk.now} bare>
          <div className={styles.inside}>
            <Help surface={surface} />
          </div>
        </Fold>
      )}
    </section>
  );
}

function Help({ surface }: Pick<Props, 'surface'>) {
  if (!surface.bleedingLog) return null;
  return (
    <p>
      {talk.heavy}
      <Cite of={SOURCES.emergency} />
      {surface.wording === 'first_years' && ` ${talk.teen}`}
    </p>
  );
}
