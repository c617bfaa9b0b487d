import { describe, expect, it } from 'vitest';
import { readCaptions } from './captions.ts';

const TWO = 'WEBVTT\n\n00:00.000 --> 00:02.500\nSit down.\n\nlast\n00:00:03.000 --> 00:00:05.000\nStay\nfor a while.\n';

describe('captions', () => {
  it('are read with their times, with or without hours, names and lines', () => {
    expect(readCaptions(TWO, 5)).toEqual([
      { from: 0, to: 2.5, say: 'Sit down.' },
      { from: 3, to: 5, say: 'Stay for a while.' },
    ]);
    expect(readCaptions(`\uFEFF${TWO.replaceAll('\n', '\r\n')}`, 5)).toHaveLength(2);
  });

  it.each([
    ['nothing', ''],
    ['no captions', 'WEBVTT'],
    ['no first line', TWO.slice(8)],
    ['times that fall', TWO.replace('00:00:03.000', '00:00:01.000')],
    ['an end before its beginning', TWO.replace('00:02.500', '00:00.000')],
    ['no words', 'WEBVTT\n\n00:00.000 --> 00:02.500\n'],
    ['a mark', TWO.replace('Sit', '<c.red>Sit')],
    ['a style', 'WEBVTT\n\nSTYLE\n::cue {}\n\n00:00.000 --> 00:02.500\nSit.'],
    ['more than the sound', TWO.replace('00:00:05.000', '00:00:08.000')],
    ['something else', '<html></html>'],
  ])('are refused with %s', (_, text) => expect(readCaptions(text, 5)).toBeNull());
});
