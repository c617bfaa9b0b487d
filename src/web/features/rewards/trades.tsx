import { useState } from 'react';
import type { TradesReply } from '#contract/trade/trade.schemas.ts';
import { href, screenAt } from '#contract/screens.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { CENTS_PER_POINT } from '#domain/points/points.ts';
import { POINTS_STEP } from '#domain/shop/sums.ts';
import { pointsToGo, TRADES, type TradeName } from '#domain/points/trades.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { rewards } from './rewards.copy.ts';
import { useTrades } from './rewards.queries.ts';
import { TradeDialog } from './trade-dialog.tsx';
import styles from './rewards.module.css';

const { trades: copy } = rewards;
/** Led to only where the page is there. */
const SHOP = '/shop';

/** What points buy: money off in the shop, digital goods, a month of premium. Each asks once more before it is traded. */
export function Trades() {
  const { data, isError } = useTrades();
  const [asking, setAsking] = useState<TradeName | null>(null);
  return (
    <section aria-labelledby="what-they-become">
      <div className={styles.head}>
        <h2 id="what-they-become">{copy.title}</h2>
      </div>
      {data ? (
        <>
          <ul className={styles.trades}>
            <li>
              <p>
                <b>{copy.shop.name}</b> <small>{copy.shop.what(moneyOff(data.balance))}</small>
              </p>
              {screenAt(SHOP) && <TextLink href={SHOP}>{copy.shop.open}</TextLink>}
            </li>
            {TRADES.map(({ name, points }) => (
              <Trade key={name} {...{ name, points, trades: data }} onAsk={() => setAsking(name)} />
            ))}
          </ul>
          {data.owned.length > 0 && (
            <p className={styles.none}>
              <TextLink href={href('downloads')}>{copy.downloads}</TextLink>
            </p>
          )}
          {asking && <TradeDialog name={asking} trades={data} onClose={() => setAsking(null)} />}
        </>
      ) : isError ? (
        <p className={styles.none} role="alert">
          {copy.failed}
        </p>
      ) : (
        <Skeletons label={rewards.loading}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Skeletons>
      )}
    </section>
  );
}

/** What the shop takes off at most: points are used there by the hundred. */
function moneyOff(balance: number): string | null {
  const usable = Math.floor(balance / POINTS_STEP) * POINTS_STEP;
  return usable > 0 ? dollars(usable * CENTS_PER_POINT) : null;
}

type TradeProps = {
  readonly name: TradeName;
  readonly points: number;
  readonly trades: TradesReply;
  readonly onAsk: () => void;
};

function Trade({ name, points, trades: { balance, month, owned }, onAsk }: TradeProps) {
  const words = copy.of(name);
  const toGo = pointsToGo(points, balance);
  const isOwned = name !== 'premium_month' && owned.includes(name);
  const closed = name === 'premium_month' && month.kind === 'none' ? month.why : null;
  return (
    <li>
      <p>
        <b>{words.name}</b>{' '}
        <small>{closed === null ? words.what : closed === 'for_good' ? copy.forGood : copy.waits}</small>
      </p>
      {isOwned ? (
        <span className={styles.owned}>{copy.owned}</span>
      ) : closed !== null ? null : toGo > 0 ? (
        <p className={styles.toGo}>
          <span className="num">{copy.price(points)}</span> <small className="num">{copy.toGo(toGo)}</small>
        </p>
      ) : (
        <Button
          kind="line"
          size="small"
          aria-haspopup="dialog"
          aria-label={copy.useFor(points, words.name)}
          onClick={onAsk}
        >
          {copy.use(points)}
        </Button>
      )}
    </li>
  );
}
