import type { PointsReply } from '#contract/points/points.schemas.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { pointsStore } from './points.store.ts';

/** Rows of the history on one page. */
export const POINTS_PAGE = 12;

/** Her balance and a page of its history, after the row of that id where one is given. */
export async function readPoints(me: Me, after?: string): Promise<PointsReply> {
  const [balance, found] = await Promise.all([
    pointsStore.balance(me),
    pointsStore.history(me, { limit: POINTS_PAGE + 1, ...(after !== undefined && { after }) }),
  ]);
  const history = found.slice(0, POINTS_PAGE).map(({ id, reason, amount, day }) => ({ id, reason, amount, day }));
  return { balance, history, next: found.length > POINTS_PAGE ? (history.at(-1)?.id ?? null) : null };
}
