import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { GUIDE_NAMES } from '#domain/womb-health/guides.ts';
import { readFrontMatter } from '#server/platform/content/front-matter.ts';
import { guideOf, type Guide } from './guide.ts';
import { guideHead } from './guide-schema.ts';

const FOLDER = new URL('../../../../../content/womb-health/', import.meta.url);

/**
 * Reads the guides of content/womb-health in the order of the shelf. Throws with the file's name where one is missing or
 * not whole. Lets others go first between two files: YAML takes its time.
 */
export async function readGuides(folder: URL = FOLDER): Promise<Guide[]> {
  const guides: Guide[] = [];
  for (const name of GUIDE_NAMES) {
    guides.push(await readGuide(folder, name));
    await setImmediate();
  }
  return guides;
}

async function readGuide(folder: URL, name: string): Promise<Guide> {
  try {
    const { head, body } = readFrontMatter(await readFile(new URL(`${name}.md`, folder), 'utf8'));
    const parsed = guideHead.parse(head);
    if (parsed.id !== name) throw new Error('the file is called by another id');
    return guideOf(parsed, body);
  } catch (error) {
    throw new Error(`content/womb-health/${name}.md: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
