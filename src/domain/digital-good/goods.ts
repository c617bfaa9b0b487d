/** What a member can own digitally. Each is made here, for the member, whenever the member wants it. */
export const GOODS = ['moon_year', 'journal_book', 'sound_pack', 'guide_workbook'] as const;
export type GoodName = (typeof GOODS)[number];

/** By what a member came to own a good: an order of the shop, or points. */
export type GoodSource = 'order' | 'redemption';

/** A good as the ledger names it; the same source gives the same good once. */
export type GivenGood = {
  readonly good: GoodName;
  readonly source: GoodSource;
  readonly sourceId: string;
  readonly givenAt: Date;
};

/** Each good once, with the instant from which the member has had it, in the order of `GOODS`. */
export function ownedGoods(given: readonly GivenGood[]): readonly { readonly good: GoodName; readonly since: Date }[] {
  return GOODS.flatMap((good) => {
    const instants = given.filter((one) => one.good === good).map(({ givenAt }) => givenAt.getTime());
    return instants.length === 0 ? [] : [{ good, since: new Date(Math.min(...instants)) }];
  });
}
