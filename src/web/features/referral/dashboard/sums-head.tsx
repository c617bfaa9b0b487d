import type { Sums } from '#domain/referral/statement.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { referralCopy } from '../referral.copy.ts';
import { MoneyMark, type MarkName } from './money-mark.tsx';
import styles from './dashboard.module.css';

const { dashboard: words } = referralCopy;

/** What is pending, due and paid, each under its own shape; what is held only where something is. */
export function SumsHead({ sums }: { readonly sums: Sums }) {
  const shown: readonly MarkName[] = sums.held > 0 ? ['pending', 'held', 'due', 'paid'] : ['pending', 'due', 'paid'];
  return (
    <div className={styles.head}>
      <h2 id="commission">{words.lines.title}</h2>
      <dl className={styles.sums}>
        {shown.map((name) => (
          <div key={name}>
            <dt>
              <MoneyMark name={name} />
            </dt>
            <dd>{dollars(name === 'reversed' ? 0 : sums[name])}</dd>
          </div>
        ))}
      </dl>
      {sums.due < 0 && <p className={styles.owes}>{words.owes}</p>}
    </div>
  );
}
