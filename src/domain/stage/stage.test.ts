import { describe, expect, it } from 'vitest';
import { journeyTitle, LIFE_STAGES, lifeStage, STAGE_SURFACES } from './stage.ts';

describe('life stage (decisions 8)', () => {
  it.each([
    ['adult', 'yes', [], 'menstruating'],
    ['adult', null, [], 'menstruating'],
    ['adult', 'irregular', [], 'irregular'],
    ['adult', 'no', [], 'energy'],
    ['adult', 'yes', ['navigate menopause with grace'], 'menstruating'],
    ['adult', 'irregular', ['navigate menopause with grace'], 'irregular'],
    ['adult', null, ['navigate menopause with grace'], 'energy'],
    ['adult', null, ['honor my body\'s wisdom', 'Heal after my HYSTERECTOMY'], 'energy'],
    ['adult', null, ['Release emotional imprints'], 'energy'],
    ['teen', 'yes', [], 'teen'],
    ['teen', 'irregular', [], 'teen'],
    ['teen', null, ['navigate menopause with grace'], 'teen'],
    ['teen', 'no', [], 'energy'],
  ] as const)('%s, menstruates %s, goals %j: %s', (ageBand, currentlyMenstruates, goals, stage) => {
    expect(lifeStage({ ageBand, currentlyMenstruates, goals })).toBe(stage);
  });
});

describe('journey title (§2.4)', () => {
  it.each(['menopause', 'hysterectomy', 'ovary removal', 'energetic cycle', 'post-menopause', 'emotional imprints'])('%s: energy', (word) => {
    expect(journeyTitle(['create healing rituals', `Living with ${word.toUpperCase()}`])).toBe('Your Energy Journey');
  });
  it('otherwise: cycle', () => {
    expect(journeyTitle([])).toBe('Your Cycle Journey');
    expect(journeyTitle(['understand my sacred menstrual cycle', 'more energy', 'ovary health'])).toBe('Your Cycle Journey');
  });
});

it('the energy stage never speaks of a next period, and every stage has its line', () => {
  expect(Object.keys(STAGE_SURFACES).sort()).toEqual([...LIFE_STAGES].sort());
  expect(STAGE_SURFACES.energy).toMatchObject({ periodForecast: 'none', wheel: 'energy' });
  expect(STAGE_SURFACES.teen.moonRing).toBe(false);
});
