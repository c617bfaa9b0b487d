/** The condition of the questionnaire with which the daily ratings are offered (§3). */
const CONDITION = 'PMS/PMDD';

/** Whether a member with these conditions is offered the daily ratings; what was rated stays hers without it. */
export function isOfferedRatings(conditions: readonly string[] | undefined): boolean {
  return conditions?.includes(CONDITION) ?? false;
}
