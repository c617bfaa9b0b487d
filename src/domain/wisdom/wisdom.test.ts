import { describe, expect, test } from 'vitest';
import { CONDITIONS } from '#domain/journey/answers.ts';
import { hidesFertility, LIFE_STAGES, type LifeStage } from '#domain/stage/stage.ts';
import { coverOfPiece } from './cover.ts';
import { isAboutFertility, speaksOfFertility, withoutFertility } from './fertility-words.ts';
import { linesOf, readMarks } from './marks.ts';
import { pieceAddress } from './piece-address.ts';
import {
  inShelfOrder,
  isShownTo,
  PIECE_CONDITIONS,
  readsQuietly,
  type Category,
  type PieceFor,
  type Reader,
} from './wisdom.ts';

const ADULT: Reader = { ageGroup: 'adult', stage: 'menstruating' };
const TEEN: Reader = { ageGroup: 'teen', stage: 'teen' };
const PIECE: PieceFor = { audience: 'both', stagesHidden: [], isAboutFertility: false };

test.each([
  ['adult', true, false],
  ['teen', false, true],
  ['both', true, true],
] as const)('a piece for %s: adults %s, teens %s', (audience, adult, teen) => {
  expect([isShownTo({ ...PIECE, audience }, ADULT), isShownTo({ ...PIECE, audience }, TEEN)]).toEqual([adult, teen]);
});

test('a piece is not there in a stage that it is hidden from', () => {
  const piece: PieceFor = { ...PIECE, stagesHidden: ['pregnant'] };
  expect(isShownTo(piece, { ...ADULT, stage: 'pregnant' })).toBe(false);
  expect(isShownTo(piece, { ...ADULT, stage: 'postpartum' })).toBe(true);
});

test('what is about fertility is there for no stage that hides it, and for nobody who is quiet', () => {
  const piece: PieceFor = { ...PIECE, audience: 'adult', isAboutFertility: true };
  for (const stage of LIFE_STAGES)
    expect([stage, isShownTo(piece, { ...ADULT, stage })]).toEqual([stage, !hidesFertility(stage)]);
  expect(isShownTo(piece, { ...ADULT, quiet: true })).toBe(false);
  expect(readsQuietly(TEEN)).toBe(true);
  expect(readsQuietly(ADULT)).toBe(false);
});

test('what is written for the stage comes first, then shelf by shelf', () => {
  const of = (id: string, stages: readonly LifeStage[], home: Category) => ({ id, stages, categories: [home] });
  const pieces = [
    of('birth', ['postpartum'], 'ages'),
    of('moon', ['menstruating'], 'moon'),
    of('body', ['menstruating'], 'body'),
    of('bones', ['menopause'], 'body'),
  ];
  expect(inShelfOrder(pieces, 'menstruating').map(({ id }) => id)).toEqual(['body', 'moon', 'bones', 'birth']);
});

test('conditions are called as the questionnaire calls them', () => {
  expect(Object.values(PIECE_CONDITIONS)).toEqual([...CONDITIONS.slice(0, 11), 'No diagnosis yet']);
});

describe('words of fertility', () => {
  test.each([
    ['After ovulation it rises.', true],
    ['An anovulatory cycle.', true],
    ['Infertility is common.', true],
    ['Slippery cervical mucus.', true],
    ['Hormonal contraception can help.', false],
    ['Any bleeding while pregnant: call.', false],
  ])('%s', (text, speaks) => expect(speaksOfFertility(text)).toBe(speaks));

  test('their lines are left out, with a heading that has nothing left under it', () => {
    const { blocks } = readMarks('## Days\n\nIt rises after ovulation.\n\n## Heat\n\n- warm\n- fertile days\n\nRest.');
    expect(linesOf(withoutFertility(blocks))).toEqual(['Heat', 'warm', 'Rest.']);
  });

  test('a title, or a quarter of the words, makes a piece one about fertility', () => {
    const { blocks } = readMarks(`${'Plain words here. '.repeat(10)}\n\nA fertile day.`);
    expect(isAboutFertility(['Cramps', 'A line'], blocks)).toBe(false);
    expect(isAboutFertility(['The fertile days', 'A line'], blocks)).toBe(true);
    expect(isAboutFertility(['Cramps'], readMarks('Rest.\n\nConceiving takes time.').blocks)).toBe(true);
  });
});

test('an address is seven letters that say nothing, the same each time', () => {
  expect(pieceAddress('what-cramps-are')).toMatch(/^[a-z0-9]{7}$/);
  expect(pieceAddress('what-cramps-are')).toBe(pieceAddress('what-cramps-are'));
  expect(pieceAddress('what-cramps-are')).not.toBe(pieceAddress('what-cramps-arf'));
});

test('a picture is the one its file chose, else one of its topic, else of its home shelf', () => {
  const piece = { id: 'seaweed-soup', window: 'hills', categories: ['rites'] } as const;
  expect(coverOfPiece({ ...piece, window: 'boat' })).toBe('boat');
  expect(coverOfPiece(piece)).toBe('kettle');
  expect(['lanterns', 'ember', 'bowls', 'snow']).toContain(coverOfPiece({ ...piece, id: 'xyz' }));
});
