import { speakingSeconds } from '#domain/meditation/cues.ts';
import { readScripts } from '#server/features/meditation/content/read-scripts.ts';
import type { Report } from '../report.ts';

/** The scripts of meditations. Reading them refuses what breaks a rule of theirs, the first file that does. */
export function checkMeditations(folder?: URL): Promise<Report> {
  try {
    const scripts = readScripts(folder);
    const files = scripts.map(({ id, checkAgain, cues, seconds }) => ({
      file: `content/meditations/${id}.json`,
      problems: [],
      dueOn: checkAgain,
      measured: `${seconds / 60} minutes, ${spokenShare(cues, seconds)} percent spoken`,
    }));
    return Promise.resolve({ kind: 'meditations', files, notes: [] });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const file = { file: 'content/meditations', problems: [problem], dueOn: null, measured: '' };
    return Promise.resolve({ kind: 'meditations', files: [file], notes: [] });
  }
}

function spokenShare(cues: readonly { readonly say: string }[], seconds: number): number {
  return Math.round((cues.reduce((sum, { say }) => sum + speakingSeconds(say), 0) / seconds) * 100);
}
