import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { Section } from '#web/ui/layout/page.tsx';
import { insight, talkWords } from './insight.copy.ts';
import styles from './insight.module.css';

/** Red flags first, for everybody; then what stands out in the member's own days, each with its source. */
export function TalkSection({ reply, surface }: { readonly reply: InsightReply; readonly surface: StageSurface }) {
  const { now, talk } = insight;
  return (
    <Section id="talk" title={talk.title}>
      {surface.bleedingLog && (
        <div className={styles.now}>
          <h3>{now.title}</h3>
          <p>
            {now.heavy}
            {surface.wording === 'first_years' && ` ${now.teen}`}
          </p>
          <p className={styles.source}>{now.source}</p>
        </div>
      )}
      {reply.talk.length === 0 ? (
        <p className={styles.quiet}>{talk.none}</p>
      ) : (
        <ul className={styles.list}>
          {reply.talk.map((one) => {
            const { what, source } = talkWords(one);
            return (
              <li key={one.kind} data-urgent={one.urgent || undefined} data-safety={one.urgent || undefined}>
                {one.urgent && <b>{talk.urgent}: </b>}
                {what}
                <span className={styles.source}>{source}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
