import type { tradeRoutes } from '#contract/trade/trade.routes.ts';
import type { MonthPlaceWire, TradesReply } from '#contract/trade/trade.schemas.ts';
import { ownedGoods, type GoodName } from '#domain/digital-good/goods.ts';
import { nextMonth, type MonthPlace } from '#domain/membership/next-month.ts';
import { priceOf, type TradeName } from '#domain/points/trades.ts';
import { awardDayOf, memberStore } from '#server/features/account/public.ts';
import { giveGood, goodStore } from '#server/features/digital-good/public.ts';
import { pointsStore, spendPoints } from '#server/features/points/public.ts';
import { chargeMoveStore, grantMonths } from '#server/features/subscription/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type HandlersOf, type Me, type Refusal } from '#server/platform/http/handler.ts';

type Asked = { readonly trade: TradeName; readonly press: string };

export function tradeHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof tradeRoutes> {
  return {
    getTrades: ({ me }) => tradesOf(me, clock.now()),
    makeTrade: async ({ me, body }) => {
      const now = clock.now();
      // One trade of the member's at a time: what is read here holds to the end of the transaction.
      await pointsStore.lock(me);
      const refused = await trade(me, { ...body, now });
      return refused ?? tradesOf(me, now);
    },
  };
}

async function tradesOf(me: Me, now: Date): Promise<TradesReply> {
  const [balance, given, { membership }] = await Promise.all([
    pointsStore.balance(me),
    goodStore.all(me),
    memberStore.read(me),
  ]);
  const month = nextMonth({ ...membership, now, roles: me.roles });
  return { balance, month: told(month), owned: ownedGoods(given).map(({ good }) => good) };
}

function told(place: MonthPlace): MonthPlaceWire {
  return place.kind === 'none'
    ? place
    : { kind: place.kind, from: place.from.toISOString(), until: place.until.toISOString() };
}

/** Takes the points and gives the thing, in the member's transaction; a refusal leaves both undone. */
async function trade(me: Me, { trade: name, press, now }: Asked & { now: Date }): Promise<Refusal | null> {
  const member = await memberStore.read(me);
  const made = await pointsStore.find(me, { reason: 'reward', key: press });
  // A press that comes again, without our client's key, finds what it made.
  if (made) return made.what === name ? null : refuse('trade_made');
  const place = name === 'premium_month' ? nextMonth({ ...member.membership, now, roles: me.roles }) : null;
  if (place?.kind === 'none') return refuse(place.why === 'for_good' ? 'premium_for_good' : 'payment_waits');
  if (name !== 'premium_month' && (await owns(me, name))) return refuse('good_owned');
  const paid = await spendPoints({
    owner: me,
    use: 'reward',
    key: press,
    amount: priceOf(name),
    day: awardDayOf(member, now),
    at: now,
    what: name,
  });
  if (paid !== 'spent') return refuse('too_few_points');
  if (name !== 'premium_month') await giveGood(me, { good: name, source: 'redemption', sourceId: press, now });
  else if (place) {
    await grantMonths(me, { months: 1, key: press, from: place.from });
    if (place.kind === 'moves_charge') await chargeMoveStore.ask(me, { id: press, now });
  }
  return null;
}

async function owns(me: Me, good: GoodName): Promise<boolean> {
  return ownedGoods(await goodStore.all(me)).some((owned) => owned.good === good);
}
