import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { problemsOfSequence } from './sequence-rules.ts';
import { sequenceFile, type Sequence } from './sequence-schema.ts';

const FOLDER = new URL('../../../../../content/wellness/', import.meta.url);
/** A file as it was read: the sequence, or why it is none. */
type Read = { readonly file: string; readonly sequence: Sequence | null; readonly problems: readonly string[] };

/** Reads every file of content/wellness, with all that is wrong with each. */
export function readSequenceFiles(folder: URL = FOLDER): Read[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.toSorted().map((file) => {
    const parsed = sequenceFile.safeParse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    if (!parsed.success) return { file, sequence: null, problems: [z.prettifyError(parsed.error)] };
    const named = file === `${parsed.data.id}.json` ? [] : ['the file is called by another id'];
    return { file, sequence: parsed.data, problems: [...named, ...problemsOfSequence(parsed.data)] };
  });
}

/**
 * The sequences of content/wellness, by their ids. Throws, with the file's name, on anything that is not whole or breaks
 * a rule: the server does not start on it.
 */
export function readSequences(folder: URL = FOLDER): Sequence[] {
  return readSequenceFiles(folder).map(({ file, sequence, problems }) => {
    if (!sequence || problems.length > 0) throw new Error(`content/wellness/${file}: ${problems.join('; ')}`);
    return sequence;
  });
}
