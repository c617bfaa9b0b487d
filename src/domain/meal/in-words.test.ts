import { describe, expect, test } from 'vitest';
import { inWords } from './in-words.ts';

describe('a recipe says its amounts in words, as somebody would say them', () => {
  test.each([
    ['½ small onion, chopped', 'Half a small onion, chopped'],
    ['½ apple', 'Half an apple'],
    ['½ a long cucumber', 'Half a long cucumber'],
    ['juice of ½ lime', 'juice of half a lime'],
    ['½ teaspoon salt', 'Half a teaspoon salt'],
    ['heaped ½ cup mung beans', 'heaped half cup mung beans'],
    ['⅔ teaspoon salt', 'Two thirds of a teaspoon salt'],
    ['¾ cup brown lentils', 'Three quarters of a cup brown lentils'],
    ['juice of ¾ lemon', 'juice of three quarters of a lemon'],
    ['⅓ cup rolled oats', 'A third of a cup rolled oats'],
    ['¼ of a cabbage', 'A quarter of a cabbage'],
    ['1½ cups chickpea flour (140 g)', 'One and a half cups chickpea flour'],
    ['Fold in half and eat ½ cup', 'Fold in half and eat half a cup'],
    ['½ and ½', 'Half and half'],
    ['1⅓ teaspoons salt', 'One and a third teaspoons salt'],
  ])('%s', (written, said) => expect(inWords(written)).toBe(said));
});
