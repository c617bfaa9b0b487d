import { Body, Observer, SearchRiseSet } from 'astronomy-engine';

const DAY = 86_400_000;
const [RISES, SETS] = [1, -1];

export type RiseSet = { readonly rise: Date | null; readonly set: Date | null };

/**
 * When the moon rises and sets between two instants at a place, by a flat horizon; null where it does not: about once a
 * month a day has no rise or no set, and near the poles whole weeks have none. Heavy: import it when it is needed.
 */
export function moonRiseSet(
  { latitude, longitude }: { latitude: number; longitude: number },
  { from, to }: { from: Date; to: Date },
): RiseSet {
  const observer = new Observer(latitude, longitude, 0);
  const days = (to.getTime() - from.getTime()) / DAY;
  const [rise, set] = [RISES, SETS].map(
    (direction) => SearchRiseSet(Body.Moon, observer, direction as number, from, days)?.date ?? null,
  );
  return { rise: rise ?? null, set: set ?? null };
}
