import type { DemoAccount } from '#contract/account/account.schemas.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { demoWords } from './landing.copy.ts';
import styles from './demo-accounts.module.css';

type Props = {
  readonly accounts: readonly DemoAccount[];
  readonly busy: boolean;
  readonly onChoose: (account: DemoAccount) => void;
};

/** The accounts of the local default (decisions 18): one press fills the form and signs in. */
export function DemoAccounts({ accounts, busy, onChoose }: Props) {
  return (
    <Fold summary={demoWords.heading} bare>
      <p>{demoWords.text}</p>
      <ul className={styles.demo}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" disabled={busy} onClick={() => onChoose(account)}>
              <b>{account.label}</b>
              <small>{account.description}</small>
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
