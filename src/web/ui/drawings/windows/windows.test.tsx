import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { windowMarkup } from '#web/testing/window-markup.ts';
import { ALL_WINDOWS } from './all-windows.ts';
import type { Drawing, Piece } from './drawing.ts';
import { Window } from './window.tsx';

const NAMES = Object.keys(ALL_WINDOWS) as (keyof typeof ALL_WINDOWS)[];
/** A drawing with the parts it shares with others left empty. */
const ownPieces = (pieces: Drawing): Piece[] =>
  pieces.map((piece): Piece => {
    if (piece.tag === 'part') return { ...piece, tag: 'g', pieces: [] };
    return piece.tag === 'g' ? { ...piece, pieces: ownPieces(piece.pieces) } : piece;
  });
/** What is in a window's board, without its gradients, written as an SVG file would. */
const boardOf = (drawing: Drawing) =>
  windowMarkup(drawing)
    .replace(/^<svg.*?<\/defs>/, '')
    .replace('</svg>', '')
    .replaceAll(/><\/(path|circle|ellipse|rect|g|use)>/g, '/>');

test('thirty subjects, two of them in four and five tellings: each has a verb of its own', () => {
  expect(NAMES).toHaveLength(38);
  expect(new Set(NAMES.map((name) => ALL_WINDOWS[name].verb)).size).toBe(38);
  expect(new Set(NAMES.map((name) => ALL_WINDOWS[name].shows)).size).toBe(38);
});

describe.each(NAMES)('%s', (name) => {
  const { drawing } = ALL_WINDOWS[name];
  const markup = windowMarkup(drawing);

  test('is drawn from the tokens alone, and carries each gradient it names once', () => {
    expect(markup).not.toMatch(/(fill|stroke|stop-color)="(?!var\(--w-|url\(#|none)/);
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}"|rgb|hsl|style=/i);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const named = [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual([...new Set(named)].toSorted());
  });

  test('weighs under 3 KB of its own', () => {
    expect(boardOf(ownPieces(drawing)).length).toBeLessThan(3072);
  });

  test('moves in one place at most', () => {
    const moving = drawing.filter((piece) => piece.tag === 'g' && piece.breathes);
    expect(moving.length).toBeLessThan(2);
    // None deeper: the stylesheet moves what stands on the board itself.
    expect(JSON.stringify(drawing).match(/"breathes"/g)?.length ?? 0).toBe(moving.length);
    expect(markup.match(/class="[^"]*(flicker|fade)/g)?.length ?? 0).toBe(moving.length);
  });

  test('ends with the jamb, the wall it is cut into', () =>
    expect(drawing.at(-1)).toEqual({ tag: 'part', part: 'jamb' }));
});

test('without a label nothing is heard of it, with one it is a picture of that name', () => {
  const { drawing } = ALL_WINDOWS.openGate;
  expect(windowMarkup(drawing)).toMatch(/^<svg[^>]* aria-hidden="true"/);
  const named = renderToStaticMarkup(<Window of={drawing} label="An open gate" />);
  expect(named).toMatch(/^<svg[^>]* role="img" aria-label="An open gate"/);
  expect(named).not.toContain('aria-hidden');
});

test('two windows on a page share no id', () => {
  const { drawing } = ALL_WINDOWS.openGate;
  const both = renderToStaticMarkup(
    <>
      <Window of={drawing} />
      <Window of={drawing} />
    </>,
  );
  const ids = [...both.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('where the day is known its own moon is drawn', () => {
  const { drawing } = ALL_WINDOWS.envelope;
  const halfMoon = renderToStaticMarkup(<Window of={drawing} light={{ illuminated: 0.5, waxing: true }} />);
  expect(halfMoon).toContain('d="M0-26a26 26 0 0 1 0 52a0 26 0 0 1 0 -52z"');
  expect(halfMoon).not.toContain('var(--w-mare)');
  expect(windowMarkup(drawing)).toContain('var(--w-mare)');
  // At new moon there is a dark disc, and no second one.
  expect(renderToStaticMarkup(<Window of={drawing} light={{ illuminated: 0, waxing: true }} />)).not.toContain('disc"');
});
