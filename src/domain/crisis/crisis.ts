import { ABUSE } from './abuse.ts';
import { bleedsAndFaints } from './bleeding.ts';
import { ABUSE_FAMILIES, FICTION, SELF_HARM_FAMILIES } from './families.ts';
import { isTold, readPlainly, sentencesOf } from './read-plainly.ts';
import { SELF_HARM } from './self-harm.ts';

/**
 * What words may tell of (decisions 10): that somebody may hurt themselves, that somebody hurts the member or a person
 * close to them, or that somebody bleeds heavily and faints.
 */
export type Crisis = 'self_harm' | 'abuse' | 'bleeding';

const OF_SELF_HARM = [...SELF_HARM, ...SELF_HARM_FAMILIES];
const OF_ABUSE = [...ABUSE, ...ABUSE_FAMILIES];

/**
 * What a text may tell of, so that help is shown beside it at once, to its writer alone. It reads words, not meanings:
 * it misses some and it may show help that is not needed (measure.test.ts prints how often). Nothing is kept of its
 * answer.
 */
export function crisisIn(text: string): readonly Crisis[] {
  const sentences = sentencesOf(readPlainly(text)).filter((sentence) => !FICTION.test(sentence));
  const found: Crisis[] = [];
  if (isTold(sentences, OF_SELF_HARM)) found.push('self_harm');
  if (isTold(sentences, OF_ABUSE)) found.push('abuse');
  if (bleedsAndFaints(sentences)) found.push('bleeding');
  return found;
}
