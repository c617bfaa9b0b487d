import type { CartReply } from '#contract/shop/shop.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Switch } from '#web/ui/choices/switch.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { shop } from '../shop.copy.ts';
import type { useCartPoints } from '../shop.queries.ts';

const words = shop.cart.points;
type Props = { readonly cart: CartReply; readonly points: ReturnType<typeof useCartPoints> };

/** Whether points are taken off what is in the cart: the same choice in the cart and at checkout. Nothing where she can use none. */
export function PointsSwitch({ cart: { usable }, points: { choose, chosen, error } }: Props) {
  if (usable === 0) return null;
  return (
    <>
      <Switch checked={chosen} onChange={(wanted) => choose(wanted)} note={words.note(usable)}>
        {words.use(usable)}
      </Switch>
      {error && <Notice tone="danger">{sentenceOf(error, shop.cart.changeFailed)}</Notice>}
    </>
  );
}
