/** Words in a goal that lead to the guidance of the moon, in lower case. */
const WORDS = [
  'lunar',
  'moon',
  'intuition',
  'feminine power',
  'menopause',
  'hysterectomy',
  'ovary removal',
  'energetic cycle',
  'emotional imprints',
];

/**
 * Whether any of the member's goals, sacred or custom, asks for the Lunar Energy Guidance of the home page (§2.4), in
 * any case of letters.
 */
export function wantsLunarGuidance(goals: readonly string[]): boolean {
  return goals.some((goal) => WORDS.some((word) => goal.toLowerCase().includes(word)));
}
