import { plansPage } from './plans.copy.ts';
import styles from './plans.module.css';

const { answers } = plansPage;

/** Three plain answers, the first one open. */
export function Answers() {
  return (
    <section className={styles.answers} aria-labelledby="plain-answers">
      <h2 id="plain-answers">{answers.title}</h2>
      <div>
        {answers.items.map(({ ask, answer }, index) => (
          <details key={ask} open={index === 0}>
            <summary>
              <h3>{ask}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
