import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { problemsOf } from './script-rules.ts';
import { scriptFile, type Script } from './script-schema.ts';

const FOLDER = new URL('../../../../../content/meditations/', import.meta.url);

/**
 * Reads the scripts of content/meditations, by their ids. Throws, with the file's name, on anything that is not whole or
 * breaks a rule: the server does not start on it.
 */
export function readScripts(folder: URL = FOLDER): Script[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.toSorted().map((name) => {
    const parsed = scriptFile.safeParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!parsed.success) throw new Error(`content/meditations/${name}: ${z.prettifyError(parsed.error)}`);
    const problems = [
      ...(name === `${parsed.data.id}.json` ? [] : ['the file is called by another id']),
      ...problemsOf(parsed.data),
    ];
    if (problems.length > 0) throw new Error(`content/meditations/${name}: ${problems.join('; ')}`);
    return parsed.data;
  });
}
