import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { windowMarkup } from '#web/testing/window-markup.ts';
import { ALL_WINDOWS } from '#web/ui/drawings/windows/all-windows.ts';

const FOLDER = resolve(import.meta.dirname, '../../src/web/ui/drawings/windows');
const TOKENS = readFileSync(resolve(FOLDER, 'tokens.css'), 'utf8');
const SHEET = readFileSync(resolve(FOLDER, 'window.module.css'), 'utf8');
const DRAWN = Object.values(ALL_WINDOWS)
  .map(({ drawing }) => windowMarkup(drawing))
  .join('');

test('every color of the palette is told for both themes, and used by a window', () => {
  const told = [...TOKENS.matchAll(/^ {2}--(w-[\w-]+): (.+);$/gm)];
  expect(told.length).toBeGreaterThan(70);
  for (const [, token, value] of told) {
    expect(value, token).toMatch(/^(light-dark\(.+, .+\)|var\(--[a-z]+\))$/);
    expect(DRAWN, token).toContain(`var(--${token})`);
  }
});

test('every color that a window names is in the palette', () => {
  for (const [, token] of DRAWN.matchAll(/var\(--(w-[\w-]+)\)/g)) expect(TOKENS).toContain(`--${token}:`);
});

test('what moves does so in sight alone, and never where less motion is asked for', () => {
  const moves = SHEET.slice(SHEET.indexOf('@media (prefers-reduced-motion: no-preference)'));
  expect(SHEET.match(/animation/g)?.length).toBe(moves.match(/animation/g)?.length);
  expect(moves).toContain('infinite alternate paused');
  expect(moves).toMatch(
    /\[data-in-sight\] > \.flicker,\s+\[data-in-sight\] > \.fade \{\s+animation-play-state: running/,
  );
  const frames = moves.slice(moves.indexOf('@keyframes'));
  expect([...frames.matchAll(/^ +([a-z-]+): /gm)].map(([, property]) => property)).toEqual([
    'opacity',
    'opacity',
    'transform',
  ]);
});
