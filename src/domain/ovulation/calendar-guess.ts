import { medianLength, type Distribution } from '#domain/forecast/distribution.ts';

/**
 * The chance of each cycle day (1 is the first day of bleeding) to be that of ovulation, from the distribution of the
 * cycle's length in days and the member's luteal length: ovulation varies, the days after it far less (Lenton et al.
 * 1984; Fehring et al. 2006).
 */
export function ovulationDays(lengths: Distribution, luteal: number): Distribution {
  const whole = Math.floor(luteal);
  const share = luteal - whole;
  // A luteal length between two days is a mixture of both.
  const chances = [...lengths.chances, 0].map(
    (chance, index) => share * chance + (1 - share) * (lengths.chances[index - 1] ?? 0),
  );
  return { from: lengths.from - whole - 1, chances };
}

/** The cycle day of ovulation by counting alone, at least 1: half of the chance lies before or on it. */
export function guessedDay(lengths: Distribution, luteal: number): number {
  return Math.max(1, medianLength(ovulationDays(lengths, luteal)));
}
