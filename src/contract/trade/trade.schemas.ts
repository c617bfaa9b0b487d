import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { id, instant } from '#contract/kit/scalars.ts';
import { GOODS } from '#domain/digital-good/goods.ts';
import { TRADE_NAMES } from '#domain/points/trades.ts';

const monthPlace = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['moves_charge', 'after_plan', 'after_gift', 'after_trial', 'now']),
    from: instant,
    until: instant,
  }),
  z.object({ kind: z.literal('none'), why: z.enum(['for_good', 'unsettled']) }),
]);
/** What is to know before points are traded: the balance, where a month would go, and which goods the member has. */
export const tradesReply = z.object({ balance: z.int(), month: monthPlace, owned: z.array(z.enum(GOODS)) });
export type TradesReply = Wire<typeof tradesReply>;
export type MonthPlaceWire = TradesReply['month'];

/** `press` is the browser's random id of one press: it is traded once, however often it comes. Prices are the server's. */
export const tradeBody = z.object({ trade: z.enum(TRADE_NAMES), press: id });
