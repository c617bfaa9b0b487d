import { describe, expect, test } from 'vitest';
import { LIFE_STAGES, STAGE_SURFACES } from '#domain/stage/stage.ts';
import { careCardFor } from './care-card.ts';

const ADULT = { teen: false, stage: 'menstruating' } as const;

describe('§2.4: the second card that depends on her goals', () => {
  test.each([
    [['reduce menstrual pain and symptoms'], 'comfort'],
    [['heal reproductive health imbalances'], 'comfort'],
    [['live with Endometriosis'], 'comfort'],
    [['CRAMPS, fewer of them'], 'comfort'],
    [['navigate menopause with grace'], 'nights'],
    [['after my hysterectomy'], 'nights'],
    [['fewer night sweats'], 'nights'],
    [['prepare for conception'], 'conception'],
    [['to conceive, one day'], 'conception'],
    [['prepare for conception', 'reduce menstrual pain and symptoms'], 'conception'],
    [['create healing rituals', 'reduce menstrual pain and symptoms', 'prepare for conception'], 'comfort'],
    [['painful menopause'], 'nights'],
    [['create healing rituals', 'connect with lunar cycles'], null],
    [[], null],
  ] as const)('%j: %s', (goals, card) => {
    expect(careCardFor(goals, ADULT)).toBe(card);
  });

  test('nothing of conception for a teen, whatever she wrote; her next goal is asked', () => {
    const teen = { teen: true, stage: 'teen' } as const;
    expect(careCardFor(['to conceive'], teen)).toBeNull();
    expect(careCardFor(['to conceive', 'less pain'], teen)).toBe('comfort');
    expect(careCardFor(['to conceive'], { teen: true, stage: 'trying_to_conceive' })).toBeNull();
  });

  test.each(LIFE_STAGES)('%s: conception only where the stage shows an ovulation', (stage) => {
    expect(careCardFor(['prepare for conception'], { teen: false, stage })).toBe(
      STAGE_SURFACES[stage].ovulation ? 'conception' : null,
    );
  });
});
