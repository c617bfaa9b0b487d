import { expect, test } from 'vitest';
import { unsentRowsOf, unsentTitle } from './unsent.copy.ts';

const of = { meditation: 'stone' };
const run = '6f1de1a2-5f3c-4b7e-9f0a-2c1d3e4f5a6b';
const ENTRY = { entityKey: 'place in stone', key: 'key', at: '2026-11-21T20:00:00Z', order: 1, refused: null };

test.each([
  ['addFavorite', { params: of }, 'A favorite meditation'],
  ['removeFavorite', { params: of }, 'A favorite you took out'],
  ['putQueue', { body: { queue: ['stone'], was: [] } }, 'What plays next'],
  ['savePiece', { params: { piece: 'abc1234' } }, 'A piece you saved'],
  ['unsavePiece', { params: { piece: 'abc1234' } }, 'A saved piece you took out'],
  ['putReading', { params: { piece: 'abc1234' }, body: { share: 40 } }, 'How far you read'],
  ['putPlace', { params: of, body: { run, second: 40, listened: 41 } }, 'Where you stopped listening'],
] as const)('%s waits by its name, without ids and seconds', (name, input, title) => {
  expect(unsentTitle({ ...ENTRY, name, input })).toBe(title);
  expect(unsentRowsOf({ name, input })).toEqual([]);
});
