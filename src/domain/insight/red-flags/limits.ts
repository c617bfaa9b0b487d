/**
 * From where on a log is worth talking to somebody about. One set for the line in the log and for Patterns. Lengths of
 * cycles and periods are those of `clinicalRange`.
 */
export const FLAG_LIMITS = {
  /** NHS, Period pain (read 2026) speaks of severe pain; 8 of 10 is where we call it that. */
  pain: 8,
  /** ACOG Committee Opinion 651 (2015): worth a look at 90 days apart. */
  silentDays: 90,
  /** WHO (2022): twelve months without a period. */
  menopauseDays: 365,
  /** So many days missed because of periods, within so many days. */
  missedDays: 2,
  missedWithin: 90,
} as const;
