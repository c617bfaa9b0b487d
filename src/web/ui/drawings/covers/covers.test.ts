import { describe, expect, test } from 'vitest';
import { windowMarkup } from '#web/testing/window-markup.ts';
import { ALL_WINDOWS } from '../windows/all-windows.ts';
import type { Drawing, Piece } from '../windows/drawing.ts';
import { ALL_CONDITIONS } from '../conditions/all-conditions.ts';
import { ALL_WEEKS } from '../weeks/all-weeks.ts';
import { ALL_COVERS } from './all-covers.ts';

const NAMES = Object.keys(ALL_COVERS) as (keyof typeof ALL_COVERS)[];
/** A drawing with the parts it shares with others left empty. */
const ownPieces = (pieces: Drawing): Piece[] =>
  pieces.map((piece): Piece => {
    if (piece.tag === 'part') return { ...piece, tag: 'g', pieces: [] };
    return piece.tag === 'g' ? { ...piece, pieces: ownPieces(piece.pieces) } : piece;
  });
const boardOf = (drawing: Drawing) =>
  windowMarkup(drawing)
    .replace(/^<svg.*?<\/defs>/, '')
    .replaceAll(/><\/(path|circle|ellipse|rect|g|use|svg)>/g, '/>');

test('twenty-six meditations and one for recordings: each shows a thing of its own, which no window shows', () => {
  expect(NAMES).toHaveLength(27);
  const windows = Object.values(ALL_WINDOWS).map(({ shows }) => shows as string);
  expect(new Set([...NAMES.map((name) => ALL_COVERS[name].shows), ...windows]).size).toBe(27 + windows.length);
});

test('twelve guides and twelve weeks: each shows a thing of its own', () => {
  const all = [ALL_COVERS, ALL_CONDITIONS, ALL_WEEKS, ALL_WINDOWS];
  const shows = all.flatMap((drawn) => Object.values(drawn)).map((one): string => one.shows);
  expect(Object.keys(ALL_CONDITIONS)).toHaveLength(12);
  expect(Object.keys(ALL_WEEKS)).toHaveLength(12);
  expect(new Set(shows).size).toBe(shows.length);
});

describe.each([ALL_COVERS, ALL_CONDITIONS, ALL_WEEKS].flatMap((drawn) => Object.entries(drawn)))(
  '%s',
  (_name, { drawing }) => {
    const markup = windowMarkup(drawing);

    test('is drawn from the tokens alone, and carries each gradient it names once', () => {
      expect(markup).not.toMatch(/(fill|stroke|stop-color)="(?!var\(--w-|url\(#|none)/);
      expect(markup).not.toMatch(/#[0-9a-f]{3,8}"|rgb|hsl|style=/i);
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const named = [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.toSorted()).toEqual([...new Set(named)].toSorted());
    });

    test('weighs under 4 KB of its own', () => {
      expect(boardOf(ownPieces(drawing)).length).toBeLessThan(4096);
    });

    test('rests: many stand beside each other on the shelf', () =>
      expect(JSON.stringify(drawing)).not.toContain('"breathes"'));

    test('ends with the jamb, the wall it is cut into', () =>
      expect(drawing.at(-1)).toEqual({ tag: 'part', part: 'jamb' }));
  },
);
