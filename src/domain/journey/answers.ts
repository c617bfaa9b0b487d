import type { SectionName } from './sections.ts';

/** §3 womb condition options: 11 and the none option, which is an ordinary checkbox (§4.6). */
export const CONDITIONS = [
  'PCOS (Polycystic Ovary Syndrome)',
  'Endometriosis',
  'Fibroids',
  'Ovarian cysts',
  'Hormone imbalance',
  'Irregular cycles',
  'Heavy bleeding',
  'Painful periods',
  'PMS/PMDD',
  'Fertility challenges',
  'Other',
  'No diagnosed conditions',
] as const;

/** §3 connection methods. */
export const CONNECTION_METHODS = [
  'Journaling',
  'Meditation',
  'Herbal or energetic healing',
  'Movement & dance',
  'Breathwork',
  'Crystal healing',
  'Moon rituals',
  "I'm just starting",
] as const;

/** §5: what an incomplete section is answered with: the first with its two questions, the others with their one. */
export const COMPLETE_FIELDS = 'Please complete all fields';
export const COMPLETE_SECTION = 'Please complete the section';

/** The answers that decide whether a section is complete (§3 journeyCustomization). */
export type RequiredAnswers = {
  readonly currentlyMenstruates?: string | undefined;
  readonly tracksCycle?: string | undefined;
  readonly experiencesPain?: string | undefined;
  readonly wantsPersonalization?: string | undefined;
};

const REQUIRED: Readonly<Record<SectionName, readonly (keyof RequiredAnswers)[]>> = {
  cycle: ['currentlyMenstruates', 'tracksCycle'],
  health: ['experiencesPain'],
  spiritual: ['wantsPersonalization'],
};

/** The required questions of a section that have no answer yet, in their order (§5). */
export function unanswered(section: SectionName, answers: RequiredAnswers): (keyof RequiredAnswers)[] {
  return REQUIRED[section].filter((question) => !answers[question]);
}

/**
 * The message of §5 for a section that is not complete, or null. The start of the last period and both lists may stay
 * empty.
 */
export function sectionProblem(section: SectionName, answers: RequiredAnswers): string | null {
  if (unanswered(section, answers).length === 0) return null;
  return section === 'cycle' ? COMPLETE_FIELDS : COMPLETE_SECTION;
}
