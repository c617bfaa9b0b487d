import { expect, it } from 'vitest';
import { MOST_PRESETS, PRESET_NAME_LONGEST, presetName, withoutPreset, withPreset, type Preset } from './presets.ts';

const preset = (id: string, name = id): Preset => ({ id, name, levels: { rain: 50 } });
const full = Array.from({ length: MOST_PRESETS }, (_, at) => preset(`${at}`));

it('puts a new one at the end, and one that is there in its place', () => {
  expect(withPreset([preset('a')], preset('b'))).toEqual([preset('a'), preset('b')]);
  expect(withPreset([preset('a'), preset('b')], preset('a', 'again'))).toEqual([preset('a', 'again'), preset('b')]);
});

it('takes no more than there is room for, and a change of one of them still', () => {
  expect(withPreset(full, preset('one more'))).toBeNull();
  expect(withPreset(full, preset('3', 'again'))?.at(3)?.name).toBe('again');
  expect(withPreset(withoutPreset(full, '3'), preset('one more'))).toHaveLength(MOST_PRESETS);
});

it.each([
  ['  Roof  \n and hearth ', 'Roof and hearth'],
  [' ', null],
  ['x'.repeat(PRESET_NAME_LONGEST), 'x'.repeat(PRESET_NAME_LONGEST)],
  ['x'.repeat(PRESET_NAME_LONGEST + 1), null],
])('the name %j is kept as %j', (written, kept) => expect(presetName(written)).toBe(kept));
