import type { ProofReply } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { proof } from './privacy-proof.copy.ts';
import styles from './privacy-proof.module.css';

/** What we could hand over, and what is not there to be handed over. */
export function HandOver({ handOver }: { readonly handOver: ProofReply['handOver'] }) {
  const { title, lead, ...heads } = proof.handOver;
  return (
    <section aria-labelledby="hand-over" className={styles.section}>
      <h2 id="hand-over">{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.three}>
        {(['readable', 'sealed', 'never'] as const).map((part) => (
          <div key={part}>
            <h3>{heads[part]}</h3>
            <ul className={styles.lines}>
              {handOver[part].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The technical safeguards of the HIPAA Security Rule, each with what stands for it here. */
export function Safeguards() {
  const { title, lead, items } = proof.safeguards;
  return (
    <section id="safeguards" aria-labelledby="safeguards-title" className={styles.section}>
      <h2 id="safeguards-title">{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <Pairs items={items} />
    </section>
  );
}

/** Where it ends: the limits, and the exceptions by their numbers. */
export function Limits({ exceptions }: { readonly exceptions: ProofReply['exceptions'] }) {
  return (
    <section id="limits" aria-labelledby="limits-title">
      <h2 id="limits-title">{proof.limits.title}</h2>
      <ul className={styles.lines}>
        {proof.limits.items.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details className={styles.more}>
        <summary>{proof.limits.exceptions}</summary>
        <ul className={styles.lines}>
          {exceptions.map(({ id, text }) => (
            <li key={id}>
              <b>{id}</b> {text}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** How each test of the page works. */
export function TestsTold() {
  const { title, items, reports } = proof.how;
  return (
    <section id="how" aria-labelledby="how-title" className={styles.section}>
      <h2 id="how-title">{title}</h2>
      <Pairs items={items} />
      <p className={styles.caption}>{reports}</p>
    </section>
  );
}

function Pairs({ items }: { readonly items: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.pairs}>
      {items.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}
