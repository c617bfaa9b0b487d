import { linesOf, wordsOfRuns, type Block } from './marks.ts';
import { countWords } from './reading-ease.ts';

const WORDS =
  /ovulat|conceiv|\bconcepti|fertil|\bLH (?:tests?|surge)|luteini[sz]ing|cervical (?:fluid|mucus)|egg.?white|safe days?/i;
/** From this share of its words on, a piece is about fertility as a whole. */
const A_GOOD_PART = 0.25;

/** Whether a text speaks of fertility, ovulation or conception. */
export function speaksOfFertility(text: string): boolean {
  return WORDS.test(text);
}

/** The same blocks without the lines that speak of fertility; a heading with nothing under it goes too. */
export function withoutFertility(blocks: readonly Block[]): Block[] {
  const left = blocks.flatMap((block): Block[] => {
    if (!('items' in block)) return speaksOfFertility(wordsOfRuns(block.runs)) ? [] : [block];
    const items = block.items.filter((runs) => !speaksOfFertility(wordsOfRuns(runs)));
    return items.length === 0 ? [] : [{ ...block, items }];
  });
  return left.filter((block, at) => {
    const next = left[at + 1];
    return block.kind !== 'heading' || (next !== undefined && next.kind !== 'heading');
  });
}

/** Whether a piece is about fertility: its title or first line says so, or a good part of its words. */
export function isAboutFertility(head: readonly string[], blocks: readonly Block[]): boolean {
  if (head.some(speaksOfFertility)) return true;
  const all = countWords(linesOf(blocks).join(' '));
  const left = countWords(linesOf(withoutFertility(blocks)).join(' '));
  return all > 0 && (all - left) / all > A_GOOD_PART;
}
