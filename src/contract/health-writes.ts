import type { RouteName } from './table.ts';

/**
 * What takes in something about the member's health. While the member has taken the member's consent to that back these
 * are refused with `processing_stopped`; reading, taking along, removing and giving it again go on. (The member's goals
 * and answers of the questionnaire are refused field by field, by `patchUser`.)
 */
export const HEALTH_WRITES: ReadonlySet<string> = new Set<RouteName>([
  'putDayLog',
  'startPeriod',
  'sayNotYet',
  'editCycle',
  'importDays',
  'putLifeStage',
  'makeSymptom',
  'changeSymptom',
  'makeMedication',
  'changeMedication',
  'createJournalEntry',
  'patchJournalEntry',
  'bringBackJournalEntry',
  'restoreJournalVersion',
  'patchDailyFlow',
  'answerDailyQuiz',
  'keepArchetypeAnswer',
  'finishArchetypeQuiz',
]);
