import type { PainPlace } from '#domain/cycle/day-log.ts';

/** The two sides from which the body is drawn. */
export const BODY_SIDES = ['front', 'back'] as const;
export type BodySide = (typeof BODY_SIDES)[number];

/** A point of a drawing that stands for a place; one place may have several. */
export type BodySpot = { readonly place: PainPlace; readonly x: number; readonly y: number };

/** The drawing's size, in the pixels of its smallest form: each spot is `spot` wide and high there. */
export const BODY_SIZE = { width: 148, height: 452, spot: 44 } as const;

const MIDDLE = BODY_SIZE.width / 2;
const pair = (place: PainPlace, { out, y }: { out: number; y: number }): BodySpot[] => [
  { place, x: MIDDLE - out, y },
  { place, x: MIDDLE + out, y },
];
const middle = (place: PainPlace, y: number): BodySpot => ({ place, x: MIDDLE, y });

/**
 * Where on the drawings each place is, seen as by somebody who stands before or behind the member: the right side of
 * the body is on the left of the front. No two spots of a side overlap.
 */
export const BODY_SPOTS: Readonly<Record<BodySide, readonly BodySpot[]>> = {
  front: [
    middle('head', 30),
    ...pair('breasts', { out: 24, y: 110 }),
    middle('upper_belly', 156),
    { place: 'right_side', x: MIDDLE - 38, y: 180 },
    { place: 'left_side', x: MIDDLE + 38, y: 180 },
    middle('lower_belly', 203),
    ...pair('hips', { out: 44, y: 226 }),
    middle('pelvis', 247),
    middle('bladder', 292),
    middle('vulva', 337),
    ...pair('legs', { out: 30, y: 382 }),
    ...pair('joints', { out: 28, y: 428 }),
  ],
  back: [
    ...pair('shoulders', { out: 36, y: 84 }),
    middle('upper_back', 122),
    middle('lower_back', 188),
    middle('tailbone', 246),
    ...pair('buttocks', { out: 36, y: 276 }),
    middle('bowel', 304),
    ...pair('legs', { out: 30, y: 382 }),
  ],
};

/** All places in the order in which a list tells them: from the head down, the front first. */
export const PLACES_IN_ORDER: readonly PainPlace[] = [
  ...new Set([...BODY_SPOTS.front, ...BODY_SPOTS.back].map(({ place }) => place)),
];
