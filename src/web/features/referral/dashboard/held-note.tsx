import type { InvitedWire } from '#contract/referral/referral.schemas.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { referralCopy } from '../referral.copy.ts';
import styles from './dashboard.module.css';

const { held: words } = referralCopy.dashboard;

/** What is held or does not count, and why: never who. */
export function HeldNote({ invited }: { readonly invited: readonly InvitedWire[] }) {
  const held = invited.filter(({ state }) => state === 'held');
  const out = invited.filter(({ state }) => state === 'refused' || state === 'over_cap');
  if (held.length === 0 && out.length === 0) return null;
  return (
    <Notice title={held.length > 0 ? words.title : words.refused}>
      {held.length > 0 && <p>{words.text}</p>}
      <ul className={styles.held}>
        {[...held, ...out].map((one) => (
          <li key={one.number}>
            <b>{referralCopy.friend(one.number)}.</b> {whyOf(one)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function whyOf({ state, reasons }: InvitedWire): string {
  if (state === 'over_cap') return words.over_cap;
  const why = reasons.map((reason) => words.of(reason)).join(' ');
  return state === 'refused' ? `${words.refused}. ${why}` : why;
}
