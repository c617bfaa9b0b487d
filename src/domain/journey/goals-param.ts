const LONGEST = 4096;
const GOAL_MAX = 80;
const MAX_GOALS = 3;

/** The value of the `goals` query parameter: the encoded list of goal texts (§2.1, §4.1). */
export function goalsParam(goals: readonly string[]): string {
  return encodeURIComponent(JSON.stringify(goals));
}

/**
 * The goals an address carries, from the decoded text of its `goals` parameter: at most 3 different texts, verbatim.
 * Anything else, however long or hostile, is ignored in silence (§2.1).
 */
export function parseGoalsParam(text: string | null | undefined): string[] {
  if (!text || text.length > LONGEST) return [];
  return [...new Set(listIn(text).filter(isGoalText))].slice(0, MAX_GOALS);
}

function listIn(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isGoalText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= GOAL_MAX &&
    !value.includes('\u0000') &&
    value.isWellFormed()
  );
}
