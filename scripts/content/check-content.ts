import { checkArchetypes, checkFlow } from './kinds/flow.ts';
import { checkGlossary } from './kinds/glossary.ts';
import { checkGuides } from './kinds/guides.ts';
import { checkMeals } from './kinds/meals.ts';
import { checkMeditations } from './kinds/meditations.ts';
import { checkQuiz } from './kinds/quiz.ts';
import { checkReadMore } from './kinds/read-more.ts';
import { checkWellness } from './kinds/wellness.ts';
import { checkWeeks } from './kinds/weeks.ts';
import { checkWisdom } from './kinds/wisdom.ts';
import type { Report } from './report.ts';

/** The kinds of content, each with its check. A new kind joins here. */
const KINDS: readonly (() => Promise<Report>)[] = [
  checkWisdom,
  checkGlossary,
  checkReadMore,
  checkGuides,
  checkMeals,
  checkWeeks,
  checkMeditations,
  checkWellness,
  checkQuiz,
  checkFlow,
  checkArchetypes,
];

/** Checks all content. Due dates are told and break nothing: a calendar day changes no text. */
export async function checkContent(today: string): Promise<readonly Report[]> {
  const reports = await Promise.all(KINDS.map((check) => check()));
  return reports.map((report) => ({ ...report, notes: [...report.notes, ...dueNotes(report, today)] }));
}

const SOON_DAYS = 60;
const MS_PER_DAY = 86_400_000;

function dueNotes({ files }: Report, today: string): string[] {
  const soon = new Date(Date.parse(today) + SOON_DAYS * MS_PER_DAY).toISOString().slice(0, 10);
  return files
    .flatMap(({ file, dueOn }) => (dueOn !== null && dueOn <= soon ? [{ file, dueOn }] : []))
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
    .map(({ file, dueOn }) => `${dueOn < today ? 'due since' : 'due on'} ${dueOn}: ${file}`);
}
