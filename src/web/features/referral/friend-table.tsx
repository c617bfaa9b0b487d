import type { InvitedWire } from '#contract/referral/referral.schemas.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { dayOf } from './day-of.ts';
import { NumberTable } from './number-table.tsx';
import { referralCopy } from './referral.copy.ts';

const { candles: words } = referralCopy;

/** The candles as a table: friends by their numbers, when they came, how they stand. */
export function FriendTable({ invited }: { readonly invited: readonly InvitedWire[] }) {
  const around = { timeZone: useMember().timeZone, today: useToday() };
  if (invited.length === 0) return null;
  return (
    <Fold bare summary={words.table}>
      <NumberTable
        caption={words.table}
        head={words.head}
        rows={invited.map(({ number, at, state, subscribed }) => ({
          key: String(number),
          cells: [
            referralCopy.friend(number),
            dayOf(at, around),
            words.state[state === 'open' && subscribed ? 'subscribed' : state],
          ],
        }))}
      />
    </Fold>
  );
}
