import type { OrderReply } from '#contract/shop/shop.schemas.ts';
import { useNow } from '#web/platform/clock.ts';
import { order as words } from './order.copy.ts';
import { useDayWords } from './day-words.ts';

const { lead } = words;
const MINUTE_MS = 60_000;

/** What the page of an order says first: how it stands, and what that means for her. */
export function useOrderLead(order: OrderReply): { readonly head: string; readonly lead: string } {
  const [dayOf, hourOf] = [useDayWords(), useDayWords('hour')];
  const now = useNow(MINUTE_MS);
  if (order.dispute === 'open' || order.dispute === 'lost') return disputeLead(order, order.dispute);
  const isRefunded = order.refundedPart !== 'none' || order.isRefunding;
  const isDownload = order.lines.every(({ kind }) => kind === 'digital');
  const head = isRefunded
    ? words.headRefunded
    : isDownload && order.state === 'arrived'
      ? words.headDigital
      : words.head(order.state);
  return { head, lead: [moneyOf(order), leadOf(order, { isDownload, now, dayOf, hourOf })].filter(Boolean).join(' ') };
}

/** While her bank decides, and once it has given her the money back, that is what there is to say. */
function disputeLead(order: OrderReply, dispute: 'open' | 'lost'): { readonly head: string; readonly lead: string } {
  const { disputed } = words;
  const isPacked = order.lines.some(({ kind }) => kind === 'physical');
  const isUnsent = isPacked && order.sentAt === null;
  if (dispute === 'open') {
    const lead = `${disputed.open} ${isUnsent ? disputed.held : disputed.sent}`;
    return { head: words.headDisputed, lead };
  }
  const isWhole = order.refunded + order.lost >= order.paid;
  const more = [
    disputed.lost(order.lost),
    ...(order.sums.points > 0 ? [disputed.lostPoints] : []),
    ...(isUnsent && order.state === 'canceled' ? [disputed.lostUnsent] : []),
    ...(isPacked && !isUnsent ? [disputed.lostSent] : []),
    ...(isWhole && order.lines.some(({ kind }) => kind === 'digital') ? [disputed.lostDigital] : []),
  ];
  return { head: words.headLost, lead: more.join(' ') };
}

function moneyOf({ refunded, isRefunding }: OrderReply): string {
  if (refunded > 0) return words.refund.done(refunded);
  return isRefunding ? words.refund.open : '';
}

type At = {
  readonly isDownload: boolean;
  readonly now: number;
  readonly dayOf: (instant: string) => string;
  readonly hourOf: (instant: string) => string;
};

function leadOf(order: OrderReply, { isDownload, now, dayOf, hourOf }: At): string {
  const { state, withdrawUntil } = order;
  if (order.isTooLate) return lead.tooLate;
  if (state === 'placed')
    return order.canPay ? `${lead.placed(hourOf(order.heldUntil))} ${lead.arriving}` : lead.placedOver;
  if (order.withdrawnAt && state !== 'canceled' && state !== 'returned') return lead.withdrawn;
  if (state !== 'arrived') return lead[state];
  if (isDownload) return lead.digital;
  const isOver = withdrawUntil === null || now >= Date.parse(withdrawUntil);
  // The end is the first moment after the last day: the day before it is the one to name.
  return isOver ? lead.arrivedOver : lead.arrived(dayOf(new Date(Date.parse(withdrawUntil) - 1).toISOString()));
}
