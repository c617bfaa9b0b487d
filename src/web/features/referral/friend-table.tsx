import type { InvitedWire } from '#contract/referral/referral.schemas.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { dayOf } from './day-of.ts';
import { FoldedTable } from '#web/ui/tables/number-table.tsx';
import { referralCopy } from './referral.copy.ts';

const { candles: words } = referralCopy;

/** The candles as a table: friends by their numbers, when they came, how they stand. */
export function FriendTable({ invited }: { readonly invited: readonly InvitedWire[] }) {
  const around = { timeZone: useMember().timeZone, today: useToday() };
  if (invited.length === 0) return null;
  return (
    <FoldedTable
      summary={words.table}
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
  );
}
