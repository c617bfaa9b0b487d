/** A section of the questionnaire (§2.7, §4.6). */
export type SectionName = 'cycle' | 'health' | 'spiritual';

const HEALTH = ['heal reproductive', 'release trauma', 'fertility', 'pain', 'balance hormones', 'reproductive health'];
const SPIRITUAL = [
  'strengthen my intuition',
  'sacred sexuality',
  'lunar cycles',
  'womb wisdom',
  'feminine power',
  'rituals',
  'connect with lunar',
];

/**
 * The sections asked for these goals, in order: the cycle always, the others when a goal contains one of their words in
 * any case (§4.6).
 */
export function sectionsFor(goals: readonly string[]): SectionName[] {
  const sections: SectionName[] = ['cycle'];
  if (goalBehind('health', goals)) sections.push('health');
  if (goalBehind('spiritual', goals)) sections.push('spiritual');
  return sections;
}

/** The first goal that calls for a section, or null. */
export function goalBehind(section: 'health' | 'spiritual', goals: readonly string[]): string | null {
  const words = section === 'health' ? HEALTH : SPIRITUAL;
  return goals.find((goal) => words.some((word) => goal.toLowerCase().includes(word))) ?? null;
}
