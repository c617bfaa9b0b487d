/** What a member can own digitally. Each is made here, for the member, whenever the member wants it. */
export const GOODS = ['moon_year', 'journal_book', 'sound_pack', 'guide_workbook'] as const;
export type GoodName = (typeof GOODS)[number];

/** By what a member came to own a good: an order of the shop, or points. */
export type GoodSource = 'order' | 'redemption';

/** Why a good ended: its order was refunded, or the bank took the payment back. */
export const GOOD_ENDS = ['refunded', 'disputed'] as const;
export type GoodEnd = { readonly why: (typeof GOOD_ENDS)[number]; readonly at: Date };

/** A good as the ledger names it; the same source gives the same good once. */
export type GivenGood = {
  readonly good: GoodName;
  readonly source: GoodSource;
  readonly sourceId: string;
  readonly givenAt: Date;
};
/** The same with what became of its order; null where it stays the member's. */
export type KnownGood = GivenGood & { readonly ended: GoodEnd | null };

/**
 * Each good once, with the instant from which the member has had it, in the order of `GOODS`. One that was given twice
 * stays while one of the two does.
 */
export function ownedGoods(given: readonly KnownGood[]): readonly { readonly good: GoodName; readonly since: Date }[] {
  return GOODS.flatMap((good) => {
    const instants = given
      .filter((one) => one.good === good && one.ended === null)
      .map(({ givenAt }) => givenAt.getTime());
    return instants.length === 0 ? [] : [{ good, since: new Date(Math.min(...instants)) }];
  });
}

/** Goods that the member had and has no more, with how the last of each ended. */
export function endedGoods(given: readonly KnownGood[]): readonly (GoodEnd & { readonly good: GoodName })[] {
  return GOODS.flatMap((good) => {
    const ends = given.filter((one) => one.good === good).map(({ ended }) => ended);
    if (ends.includes(null)) return [];
    const [last] = ends.filter((end) => end !== null).toSorted((a, b) => b.at.getTime() - a.at.getTime());
    return last ? [{ good, ...last }] : [];
  });
}
