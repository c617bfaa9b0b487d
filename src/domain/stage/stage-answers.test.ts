import { describe, expect, it } from 'vitest';
import { journeyTitle, lifeStage, stagesFor } from './stage-answers.ts';

describe('the stage that stands until the member chose one (decisions 8 and 21)', () => {
  it.each([
    ['adult', 'yes', [], 'menstruating'],
    ['adult', null, [], 'menstruating'],
    ['adult', 'irregular', [], 'irregular'],
    ['adult', 'no', [], 'paused'],
    ['adult', 'no', ['navigate menopause with grace'], 'paused'],
    ['adult', 'no', ['life after ovary removal'], 'paused'],
    ['adult', 'yes', ['navigate menopause with grace'], 'menstruating'],
    ['adult', 'irregular', ['navigate menopause with grace'], 'irregular'],
    ['adult', null, ['navigate menopause with grace'], 'paused'],
    ['adult', null, ["honor my body's wisdom", 'Heal after my HYSTERECTOMY'], 'paused'],
    ['adult', null, ['Release emotional imprints'], 'paused'],
    ['adult', 'yes', ['prepare for conception'], 'menstruating'],
    ['adult', 'no', ['prepare for conception'], 'paused'],
    ['teen', 'yes', [], 'teen'],
    ['teen', 'irregular', [], 'teen'],
    ['teen', null, ['navigate menopause with grace'], 'teen'],
    ['teen', 'yes', ['prepare for conception'], 'teen'],
    ['teen', 'no', [], 'paused'],
  ] as const)('%s, menstruates %s, goals %j: %s', (ageGroup, currentlyMenstruates, goals, stage) => {
    expect(lifeStage({ ageGroup, currentlyMenstruates, goals })).toBe(stage);
  });

  it.each([
    ['adult', 'pregnant', 'pregnant'],
    ['adult', 'teen', 'menstruating'],
    ['teen', 'trying_to_conceive', 'teen'],
    ['teen', 'hormonal_contraception', 'teen'],
    ['teen', 'no_uterus_or_ovaries', 'no_uterus_or_ovaries'],
  ] as const)('%s who chose %s: %s', (ageGroup, chosen, stage) => {
    expect(lifeStage({ ageGroup, currentlyMenstruates: 'yes', goals: [], chosen })).toBe(stage);
  });

  it('offers a teen three stages and an adult all but the first years', () => {
    expect(stagesFor('teen')).toEqual(['teen', 'no_uterus_or_ovaries', 'paused']);
    expect(stagesFor('adult')).toHaveLength(10);
    expect(stagesFor('adult')).not.toContain('teen');
  });
});

describe('journey title (§2.4)', () => {
  it.each(['menopause', 'hysterectomy', 'ovary removal', 'energetic cycle', 'post-menopause', 'emotional imprints'])(
    '%s: energy',
    (word) => {
      expect(journeyTitle(['create healing rituals', `Living with ${word.toUpperCase()}`])).toBe('Your Energy Journey');
    },
  );
  it('otherwise: cycle', () => {
    expect(journeyTitle([])).toBe('Your Cycle Journey');
    expect(journeyTitle(['understand my sacred menstrual cycle', 'more energy', 'ovary health'])).toBe(
      'Your Cycle Journey',
    );
  });
});
