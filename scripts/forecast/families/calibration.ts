import { JUDGED, type Family } from './families.ts';
import { measureFamily, type FamilyFigures, type FamilyForecaster } from './measure-families.ts';

/** Women simulated in each family by the bench. */
export const WOMEN_OF_A_FAMILY = 400;
/** What a range of eight tenths may hold (share), and how far the error may lie above the better anchor. */
export const GOAL = { least: 0.75, most: 0.88, error: 1.05 } as const;

export type FamilyResult = {
  readonly family: Family;
  readonly seed: number;
  /** By closed cycles that are known: starts alone, all days logged, and starts alone of one who told no stage. */
  readonly starts: readonly FamilyFigures[];
  readonly days: readonly FamilyFigures[];
  readonly untold: readonly FamilyFigures[];
};

/** Measures families in all three ways of telling. Each family draws its own women, by a seed of its own. */
export function measureFamilies(
  seed: number,
  { women, families = JUDGED }: { women: number; families?: readonly Family[] },
): FamilyResult[] {
  return families.map((family) => {
    const own = { women, seed: seed * 1000 + JUDGED.indexOf(family) };
    return {
      family,
      seed: own.seed,
      starts: measureFamily(family, { ...own, stage: true, days: false }),
      days: measureFamily(family, { ...own, stage: true, days: true }),
      untold: measureFamily(family, { ...own, stage: false, days: false }),
    };
  });
}

/** What misses the goal in a family's figures, in words; `slack` widens it by what few women leave to chance. */
export function missesOf(figures: readonly FamilyFigures[], slack = 0): string[] {
  return figures.flatMap(({ known, coverage80, mae, anchor }) => {
    const after = `after ${known} cycles`;
    return [
      ...(coverage80 < GOAL.least - slack ? [`${after} the range holds ${percent(coverage80)}`] : []),
      ...(coverage80 > GOAL.most + slack ? [`${after} the range holds ${percent(coverage80)}`] : []),
      ...(mae > GOAL.error * anchor * (1 + slack)
        ? [`${after} the error is ${(mae / anchor).toFixed(2)} of the anchor`]
        : []),
    ];
  });
}

/** The same for a forecaster that is tried in place of the product's. */
export function missesOfForecaster(
  family: Family,
  how: { readonly women: number; readonly seed: number; readonly slack: number; readonly forecaster: FamilyForecaster },
): string[] {
  return missesOf(measureFamily(family, { ...how, stage: true, days: false }), how.slack);
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
