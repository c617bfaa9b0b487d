import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { cursor, pageQuery } from '#contract/kit/paging.ts';
import { id, localDateSchema } from '#contract/kit/scalars.ts';
import { TRADE_NAMES } from '#domain/points/trades.ts';
import type { PointReason } from '#domain/points/points.ts';

const POINT_REASONS = [
  'check_in',
  'return',
  'reward',
  'reward_back',
  'shop',
  'shop_back',
] as const satisfies PointReason[];
/** Rows of the history on one page. */
export const POINTS_PAGE = 12;
export const pointsQuery = pageQuery(POINTS_PAGE);
const pointRow = z.object({
  id,
  reason: z.enum(POINT_REASONS),
  amount: z.int(),
  day: localDateSchema,
  /** What a trade was for. */ what: z.enum(TRADE_NAMES).nullable(),
});
export type PointRowWire = Wire<typeof pointRow>;
/** The member's balance, and a page of how it came about, newest first; `next` goes on with the page after it. */
export const pointsReply = z.object({ balance: z.int(), history: z.array(pointRow), next: cursor.nullable() });
export type PointsReply = Wire<typeof pointsReply>;

/** `daysMissed` is accepted and ignored: the server knows the last visit (decisions 12). */
export const awardReturnBody = z.object({ daysMissed: z.number().nullable().optional().catch(null) });
/** What the member's return gave: 0 when it was counted before, or when the member was not away. */
export const awardReturnReply = z.object({ awarded: z.int(), balance: z.int() });
