import { Check, CircleHelp, RotateCcw, X } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { VisuallyHidden } from '#web/ui/layout/stack.tsx';
import { proof } from '../privacy-proof.copy.ts';
import type { SelfTestOutcome } from './outcome.ts';
import styles from './self-test.module.css';
import { useSelfTest } from './use-self-test.ts';

const MARKS = { good: Check, bad: X, open: CircleHelp } as const;
const words = proof.test;

/** The six attempts, run in the reader's own browser. */
export function SelfTest() {
  const { rows, seconds, running, run } = useSelfTest();
  const verdicts = rows.map(({ outcome }) => outcome?.verdict);
  return (
    <section id="test" className={styles.test} data-ground="night" aria-labelledby="test-title">
      <div>
        <Kicker>{words.kicker}</Kicker>
        <h2 id="test-title" aria-live="polite">
          {running ? words.trying : headingFor(verdicts)}
        </h2>
        <p className={styles.text}>{words.text(seconds)}</p>
        <noscript>
          <p className={styles.text}>{words.needsScript}</p>
        </noscript>
        <div className={styles.actions}>
          <Button kind="line" busy={running} busyLabel={words.running} onClick={run}>
            <RotateCcw size={17} aria-hidden="true" />
            {words.again}
          </Button>
          <TextLink href="#how">{words.how}</TextLink>
        </div>
      </div>
      <ol className={styles.rows}>
        {rows.map(({ name, outcome, word }) => (
          <li key={name} data-verdict={outcome?.verdict}>
            <Mark outcome={outcome} />
            <span>{words.rows[name]}</span>
            <em>{word}</em>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mark({ outcome }: { readonly outcome: SelfTestOutcome | null }) {
  if (!outcome) return <span className={styles.mark} aria-hidden="true" />;
  const Icon = MARKS[outcome.verdict];
  return (
    <span className={styles.mark}>
      <Icon size={16} strokeWidth={2.2} aria-hidden="true" />
      <VisuallyHidden>{words[outcome.verdict]}</VisuallyHidden>
    </span>
  );
}

function headingFor(verdicts: readonly (SelfTestOutcome['verdict'] | undefined)[]): string {
  if (verdicts.includes('bad')) return words.broke;
  return verdicts.includes('open') ? words.unsure : words.held;
}
