import type { ProofReply } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Part } from './part.tsx';
import { proof } from './privacy-proof.copy.ts';
import styles from './privacy-proof.module.css';

/** What we could hand over, and what is not there to be handed over. */
export function HandOver({ handOver }: { readonly handOver: ProofReply['handOver'] }) {
  const { title, note, lead, ...heads } = proof.handOver;
  return (
    <Part id="hand-over" title={title} note={note}>
      <p className={styles.about}>{lead}</p>
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
    </Part>
  );
}

/** The technical safeguards of the HIPAA Security Rule, each with what stands for it here. */
export function Safeguards() {
  const { title, note, lead, items } = proof.safeguards;
  return (
    <Part id="safeguards" title={title} note={note}>
      <p className={styles.about}>{lead}</p>
      <Pairs items={items} />
    </Part>
  );
}

/** The limits, and the exceptions by their numbers. */
export function Limits({ exceptions }: { readonly exceptions: ProofReply['exceptions'] }) {
  return (
    <Part id="limits" title={proof.limits.title} note={proof.limits.note}>
      <ul className={styles.lines}>
        {proof.limits.items.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Fold bare summary={proof.limits.exceptions}>
        <ul className={styles.lines}>
          {exceptions.map(({ id, text }) => (
            <li key={id}>
              <b>{id}</b> {text}
            </li>
          ))}
        </ul>
      </Fold>
    </Part>
  );
}

/** How each test of the page works. */
export function TestsTold() {
  const { title, note, items, reports } = proof.how;
  return (
    <Part id="how" title={title} note={note}>
      <Pairs items={items} />
      <p className={styles.caption}>{reports}</p>
    </Part>
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
