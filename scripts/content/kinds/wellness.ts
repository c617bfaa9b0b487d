import { readingEase } from '#domain/wisdom/reading-ease.ts';
import { readSequenceFiles } from '#server/features/meditation/sequences/read-sequences.ts';
import type { Report } from '../report.ts';

/** The sequences of /wellness. */
export function checkWellness(folder?: URL): Promise<Report> {
  const files = readSequenceFiles(folder).map(({ file, sequence, problems }) => ({
    file: `content/wellness/${file}`,
    problems,
    dueOn: sequence?.checkAgain ?? null,
    measured: sequence
      ? `${sequence.seconds / 60} minutes, reading ease ${Math.round(readingEase(sequence.cues.map(({ say }) => say)))}`
      : '',
  }));
  return Promise.resolve({ kind: 'wellness', files, notes: [] });
}
