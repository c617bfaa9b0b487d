import { referralCopy } from '../referral.copy.ts';
import styles from './dashboard.module.css';

export type MarkName = keyof typeof referralCopy.dashboard.marks;

/** States of money differ in shape: pending a dashed ring, held a square, due a diamond, paid a filled disc, reversed a dash. */
export function MoneyMark({ name }: { readonly name: MarkName }) {
  return (
    <span className={styles.mark} data-name={name}>
      {referralCopy.dashboard.marks[name]}
    </span>
  );
}
