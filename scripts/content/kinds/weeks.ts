import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countWords, readingEase } from '#domain/wisdom/reading-ease.ts';
import { readWeeks, type GuideWeek } from '#server/features/health-guide/content/read-weeks.ts';
import { linesOfWeek, problemsOfWeek } from '#server/features/health-guide/content/week-rules.ts';
import { ROOT } from '../../architecture/finding.ts';
import type { Report } from '../report.ts';

const FOLDER = 'content/health-guide';
const WEEKS = 12;

/** The weeks of the guide: shape, sources, minutes, links, reading ease, length, words, and what they ask of whom. */
export async function checkWeeks(): Promise<Report> {
  const read = await readWeeks();
  const leads = { pieces: namesIn('content/wisdom', '.md'), sittings: namesIn('content/meditations', '.json') };
  return {
    kind: 'weeks',
    files: read.map(({ file, week, broken }) => ({
      file: `${FOLDER}/${file}`,
      problems: week ? problemsOfWeek(file, week, leads) : [broken],
      dueOn: week?.check_again ?? null,
      measured: week ? measuresOf(week) : '',
    })),
    notes: read.length === WEEKS ? [] : [`${read.length} weeks, and ${WEEKS} are promised`],
  };
}

function namesIn(folder: string, end: string): Set<string> {
  return new Set(readdirSync(join(ROOT, folder)).map((file) => file.replace(end, '')));
}

function measuresOf(week: GuideWeek): string {
  const lines = linesOfWeek(week);
  return `${countWords(lines.join(' '))} words, reading ease ${Math.round(readingEase(lines))}`;
}
