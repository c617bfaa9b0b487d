/**
 * The pictorial blood loss assessment chart of Higham, O'Brien and Shaw (1990): what is counted on a day. Sources, and
 * what was read of them: docs/blood-loss.md.
 */
export const BLOOD_ITEMS = [
  'pad_light',
  'pad_medium',
  'pad_full',
  'tampon_light',
  'tampon_medium',
  'tampon_full',
  'clot_small',
  'clot_large',
  'flooding',
] as const;
export type BloodItem = (typeof BLOOD_ITEMS)[number];

/** Points of one piece, one clot, or one time of flooding. */
export const BLOOD_POINTS: Readonly<Record<BloodItem, number>> = {
  pad_light: 1,
  pad_medium: 5,
  pad_full: 20,
  tampon_light: 1,
  tampon_medium: 5,
  tampon_full: 10,
  clot_small: 1,
  clot_large: 5,
  flooding: 5,
};

/** From so many points a period is called heavy in the chart's first study: worth showing to a doctor, no diagnosis. */
export const WORTH_SHOWING = 100;

/** What one day can hold: so many of each, and so many milliliters from cups. */
export const BLOOD_MOST = { pieces: 40, cupMl: 600 } as const;

/**
 * What was counted on a day. An empty `counts` says that the member looked and there was nothing; a day without the
 * field was not counted. `cupMl`: what was emptied from cups; the chart has no points for it, so it stands apart.
 */
export type BloodLoss = {
  readonly counts: Readonly<Partial<Record<BloodItem, number>>>;
  readonly cupMl?: number;
};

/** The points of one day. */
export function bloodPoints({ counts }: BloodLoss): number {
  return BLOOD_ITEMS.reduce((sum, item) => sum + BLOOD_POINTS[item] * (counts[item] ?? 0), 0);
}
