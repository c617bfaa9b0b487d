import { writeFiles } from '../architecture/scratch-copy.ts';
import { featureWords } from './find-feature.ts';
import { namesOf, fileTexts } from './file-texts.ts';
import { wireFeature } from './wire-feature.ts';

const WORD = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Makes a feature's files in each layer and wires them. Throws when the word is taken or is not one. Answers the files
 * made and changed.
 */
export function makeFeature(
  root: string,
  word: string,
): { readonly made: readonly string[]; readonly changed: readonly string[] } {
  if (!WORD.test(word))
    throw new Error('a feature is one word of docs/words.md in lower case, such as journal or comfort-kit');
  if (featureWords(root).includes(word)) throw new Error(`${word} is there already: npm run where ${word}`);
  const names = namesOf(word);
  const changed = wireFeature(root, names);
  const texts = fileTexts(names);
  writeFiles(root, texts);
  return { made: Object.keys(texts), changed };
}
