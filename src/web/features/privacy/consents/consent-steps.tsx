import type { ConsentHistory } from '#contract/consent/consent.schemas.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { inSentence, momentWords } from '../moment.ts';
import { consentsCopy as words } from '../privacy.copy.ts';
import styles from '../privacy.module.css';
import { useOn } from '../use-on.ts';

/**
 * All that happened about one purpose, newest first, each with the words as they were; before the first step, the words
 * of today.
 */
export function ConsentSteps({
  consent: { history, words: text, version },
}: {
  readonly consent: ConsentHistory['consents'][number];
}) {
  const on = useOn();
  return (
    <Fold bare summary={history.length > 0 ? words.history(history.length) : words.words}>
      <div className={styles.history}>
        {history.length > 0 ? (
          <ol>
            {history.map((step) => (
              <li key={step.at}>
                {words[step.action](inSentence(momentWords(step.at, on)), words.methods[step.method] ?? '')}
                {words.version(step.version)}
                {step.words && <blockquote>{step.words}</blockquote>}
              </li>
            ))}
          </ol>
        ) : (
          <>
            <p>{words.today(version)}</p>
            <blockquote>{text}</blockquote>
          </>
        )}
      </div>
    </Fold>
  );
}
