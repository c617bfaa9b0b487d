import { POINTS_PAGE, type PointsReply } from '#contract/points/points.schemas.ts';
import type { RowPosition } from '#server/platform/db/keyset.ts';
import { cursorsOf } from '#server/platform/http/cursors.ts';
import { Refusal, type Me } from '#server/platform/http/handler.ts';
import { pointsStore } from './points.store.ts';

const cursors = cursorsOf('points', 2);
type Asked = { readonly after?: string | undefined; readonly limit?: number | undefined };

/** The member's balance and a page of its history, newest first. */
export async function pageOfPoints(me: Me, { after, limit = POINTS_PAGE }: Asked): Promise<PointsReply | Refusal> {
  const position = cursors.open(me, after);
  return position instanceof Refusal ? position : readFrom(me, { position, limit });
}

async function readFrom(
  me: Me,
  { position, limit }: { position: RowPosition | null; limit: number },
): Promise<PointsReply> {
  const [balance, page] = await Promise.all([
    pointsStore.balance(me),
    pointsStore.history(me, { limit, ...(position && { after: position }) }),
  ]);
  const history = page.rows.map(({ id, reason, amount, day, what = null }) => ({ id, reason, amount, day, what }));
  return { balance, history, next: cursors.seal(me, page.next) };
}
