import { useState } from 'react';
import type { StaffOrder } from '#contract/shop-admin/shop-admin.schemas.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { isHeld, type DisputeState } from '#domain/shop/dispute.ts';
import { momentOf } from '#web/features/admin/public.ts';
import { useMember } from '#web/platform/session.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { countryOf } from '../country.ts';
import { shopAdmin } from '../shop-admin.copy.ts';
import styles from '../shop-admin.module.css';
import { MoveOrder } from './move-order.tsx';
import { Refund } from './refund.tsx';

const { orders: words } = shopAdmin;
const WHEN = [
  'placedAt',
  'paidAt',
  'packedAt',
  'sentAt',
  'arrivedAt',
  'withdrawnAt',
  'disputedAt',
  'endedAt',
  'leftAt',
] as const;
const SUMS = [
  'goods',
  'discount',
  'shipping',
  'tax',
  'total',
  'paid',
  'refunded',
  'waiting',
  'heldBack',
  'lost',
  'fees',
] as const;

/** One order of the list; opened, all that stands in it and what can be done. */
export function OrderRow({ of }: { readonly of: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  const { timeZone } = useMember();
  const things = of.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li>
      <Fold
        bare
        summary={
          <span className={styles.summary}>
            <span className={styles.number}>{of.number}</span>
            <Badge kind={of.state === 'paid' && !isHeld(of) ? 'ok' : 'plain'}>{words.states[of.state]}</Badge>
            {of.withdrawnAt && of.state !== 'returned' && of.state !== 'canceled' && (
              <Badge kind="expired">{words.withdrawn}</Badge>
            )}
            {of.dispute && (
              <Badge kind={of.dispute === 'open' ? 'warning' : 'plain'}>{words.dispute[of.dispute]}</Badge>
            )}
            {of.leftAt && <Badge kind="plain">{words.left}</Badge>}
            {of.waiting > 0 && <Badge kind="moon">{words.refunding}</Badge>}
          </span>
        }
        note={[momentOf(of.placedAt, timeZone), ...(of.leftAt ? [] : [words.things(things)]), dollars(of.total)].join(
          ' · ',
        )}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && <Inside of={of} />}
      </Fold>
    </li>
  );
}

function Inside({ of: order }: { readonly of: StaffOrder }) {
  const { timeZone } = useMember();
  return (
    <div className={styles.inside}>
      <div>
        {order.dispute && (
          <Notice tone={order.dispute === 'open' ? 'warning' : 'info'}>{disputeWords(order, order.dispute)}</Notice>
        )}
        {order.leftAt && <Notice>{words.leftNote}</Notice>}
        {order.lines.length > 0 && <h3>{words.lines}</h3>}
        <ul className={styles.lines}>
          {order.lines.map(({ sku, name, variant, kind, quantity, price }) => (
            <li key={sku}>
              <span>
                {quantity} × {name}, {kind === 'digital' ? words.file : variant}
              </span>
              <span>{dollars(price * quantity)}</span>
            </li>
          ))}
        </ul>
        <dl className={styles.facts}>
          {SUMS.filter((one) => order[one] > 0 || one === 'total').map((one) => (
            <Fact key={one} name={words.sums[one]}>
              {one === 'discount' ? dollars(-order[one]) : dollars(order[one])}
            </Fact>
          ))}
        </dl>
      </div>
      <div>
        <dl className={styles.facts}>
          <Fact name={words.country}>{countryOf(order.country)}</Fact>
          {order.tracking && (
            <Fact name={words.tracking}>
              {order.tracking.carrier} {order.tracking.number}
            </Fact>
          )}
          {WHEN.map((one) => {
            const at = order[one];
            return (
              at && (
                <Fact key={one} name={words.when[one]}>
                  {momentOf(at, timeZone)}
                </Fact>
              )
            );
          })}
        </dl>
        {order.refunds.length > 0 && (
          <>
            <h3>{words.refunds}</h3>
            <ul className={styles.lines}>
              {order.refunds.map(({ id, cents, by, state, at }) => (
                <li key={id}>
                  <span>
                    {momentOf(at, timeZone)}, {words.refundBy[by]}: {words.refundStates[state]}
                  </span>
                  <span>{dollars(cents)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {order.deskUrl && (order.dispute || order.paid > 0) && (
          <p>
            <TextLink href={order.deskUrl}>{words.desk}</TextLink>
          </p>
        )}
        <Acts of={order} />
      </div>
    </div>
  );
}

function disputeWords({ state, sentAt }: StaffOrder, dispute: DisputeState): string {
  if (dispute !== 'lost') return words.disputed[dispute];
  const more = sentAt ? words.lostSent : state === 'canceled' ? words.lostUnsent : '';
  return `${words.disputed.lost} ${more}`.trim();
}

function Acts({ of: order }: { readonly of: StaffOrder }) {
  return (
    <div className={styles.acts}>
      {order.moves.length > 0 && <MoveOrder of={order} />}
      {order.left > 0 && !order.isMine && <Refund of={order} />}
      {order.isMine && <p className={styles.quiet}>{shopAdmin.move.own}</p>}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
