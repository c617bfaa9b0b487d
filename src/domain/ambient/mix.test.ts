import { describe, expect, it } from 'vitest';
import { SOUNDS, type Levels } from '#domain/sound/sound.ts';
import { isSameMix, mayTurnOn, mixFromAddress, mixToAddress, openPart, soundsOn, withLevel } from './mix.ts';

describe('a mix in an address', () => {
  it.each<[string, Levels, string]>([
    ['nothing', {}, ''],
    ['the first and the third', { rain: 55, ocean: 70 }, '55.0.70'],
    ['the last alone', { brown: 1 }, '0.0.0.0.0.0.0.0.0.0.0.0.0.1'],
    ['all', Object.fromEntries(SOUNDS.map((sound) => [sound, 100])), SOUNDS.map(() => 100).join('.')],
  ])('%s goes out and comes back', (_, levels, address) => {
    expect(mixToAddress(levels)).toBe(address);
    expect(mixFromAddress(address)).toEqual({ levels, isWhole: true });
  });

  it.each([
    ['too loud', '55.101.70', { rain: 55, ocean: 70 }],
    ['below nothing', '-5.0.70', { ocean: 70 }],
    ['a word', 'rain.0.70', { ocean: 70 }],
    ['a fraction of another script', '55.٣.70', { rain: 55, ocean: 70 }],
    ['an exponent', '1e2.0.70', { ocean: 70 }],
    ['a gap', '55..70', { rain: 55, ocean: 70 }],
    ['more than there are sounds', `55${'.1'.repeat(SOUNDS.length)}`, null],
  ])('%s is left out and told, and the rest plays', (_, address, levels) => {
    const mix = mixFromAddress(address);
    expect(mix.isWhole).toBe(false);
    if (levels) expect(mix.levels).toEqual(levels);
    else expect(soundsOn(mix.levels)).toHaveLength(SOUNDS.length);
  });
});

describe('limited access', () => {
  const three: Levels = { rain: 10, ocean: 20, wind: 30 };

  it('opens three sounds and no fourth (decisions 9)', () => {
    expect(mayTurnOn({ rain: 10, ocean: 20 }, 'wind', 'limited')).toBe(true);
    expect(mayTurnOn(three, 'hearth', 'limited')).toBe(false);
    expect(mayTurnOn(three, 'hearth', 'full')).toBe(true);
  });

  it('lets the three that are on be changed', () => expect(mayTurnOn(three, 'rain', 'limited')).toBe(true));

  it('plays the three loudest of a mix that has more, the first of two that are as loud', () => {
    const four: Levels = { rain: 20, ocean: 20, stream: 20, wind: 30 };
    expect(openPart(four, 'limited')).toEqual({ rain: 20, ocean: 20, wind: 30 });
    expect(openPart(four, 'full')).toEqual(four);
  });
});

it('a sound that is off is not named', () => {
  expect(withLevel({ rain: 10 }, 'rain', 0)).toEqual({});
  expect(withLevel({ rain: 10 }, 'wind', 5)).toEqual({ rain: 10, wind: 5 });
  expect([isSameMix({ rain: 0 }, {}), isSameMix({ rain: 1 }, {})]).toEqual([true, false]);
});
