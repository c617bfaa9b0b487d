import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { Section } from '#web/ui/layout/page.tsx';
import { insight, patternWords } from './insight.copy.ts';
import styles from './insight.module.css';

/** What went together, each with its count and what chance would give; never a cause. */
export function PatternList({
  reply,
  surface,
  say,
}: {
  readonly reply: InsightReply;
  readonly surface: StageSurface;
  readonly say: (text: string) => string;
}) {
  const { shown, asked } = reply.patterns;
  const unit = surface.wheel === 'energy' ? 'month' : 'cycle';
  return (
    <Section id="patterns" title={insight.patterns.title}>
      {shown.length === 0 ? (
        <p className={styles.quiet}>{insight.patterns.none(asked)}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((pattern) => (
            <li key={`${pattern.subject.word} ${pattern.when}`}>
              {patternWords(pattern, { names: reply.names, unit, say })}
            </li>
          ))}
        </ul>
      )}
      <details className={styles.how}>
        <summary>{insight.patterns.how}</summary>
        <p>{insight.patterns.method}</p>
      </details>
    </Section>
  );
}
