import type { Desire, Flow, Fluid } from '#domain/cycle/day-log.ts';
import { UNTOLD_SEVERITY } from './clue-words.ts';
import type { ImportedDay } from '../import-result.ts';

/** The columns of a drip export; a file may hold any of them, and `date` always. */
export const DRIP_COLUMNS: ReadonlySet<string> = new Set([
  'date',
  ...['value', 'exclude', 'time', 'note'].map((name) => `temperature.${name}`),
  ...['value', 'exclude'].map((name) => `bleeding.${name}`),
  ...['feeling', 'texture', 'value', 'exclude'].map((name) => `mucus.${name}`),
  ...['opening', 'firmness', 'position', 'exclude'].map((name) => `cervix.${name}`),
  'note.value',
  'desire.value',
  ...['solo', 'partner', 'condom', 'pill', 'iud', 'patch', 'ring', 'implant', 'diaphragm', 'none', 'other', 'note'].map(
    (name) => `sex.${name}`,
  ),
  ...['cramps', 'ovulationPain', 'headache', 'backache', 'nausea', 'tenderBreasts', 'migraine', 'other', 'note'].map(
    (name) => `pain.${name}`,
  ),
  ...['happy', 'sad', 'stressed', 'balanced', 'fine', 'anxious', 'energetic', 'fatigue', 'angry', 'other', 'note'].map(
    (name) => `mood.${name}`,
  ),
]);

/** Bleeding by drip's code or word. */
export const DRIP_BLEEDING: ReadonlyMap<string, Flow> = new Map([
  ['0', 'spotting'],
  ['1', 'light'],
  ['2', 'medium'],
  ['3', 'heavy'],
  ['spotting', 'spotting'],
  ['light', 'light'],
  ['medium', 'medium'],
  ['heavy', 'heavy'],
]);

/** drip's five levels of fluid: t, Ø, f, S, +S. */
export const DRIP_FLUIDS: readonly Fluid[] = ['dry', 'none', 'sticky', 'creamy', 'egg_white'];
/** The level that each code or word of a mucus column stands for. */
export const DRIP_MUCUS: Readonly<
  Record<'mucus.value' | 'mucus.feeling' | 'mucus.texture', ReadonlyMap<string, number>>
> = {
  'mucus.value': new Map([
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 4],
    ['t', 0],
    ['ø', 1],
    ['f', 2],
    ['s', 3],
    ['+s', 4],
    ['dry', 0],
    ['nothing', 1],
    ['sticky', 2],
    ['wet', 2],
    ['creamy', 3],
    ['eggwhite', 4],
    ['egg white', 4],
  ]),
  'mucus.feeling': new Map([
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['3', 4],
    ['dry', 0],
    ['nothing', 1],
    ['wet', 2],
    ['slippery', 4],
  ]),
  'mucus.texture': new Map([
    ['0', 0],
    ['1', 3],
    ['2', 4],
    ['nothing', 0],
    ['creamy', 3],
    ['egg white', 4],
    ['eggwhite', 4],
    ['stretchy', 4],
  ]),
};

/** What a ticked column means here. */
export const DRIP_TICKS: Readonly<Record<string, ImportedDay>> = {
  'pain.cramps': { symptoms: { cramps: UNTOLD_SEVERITY } },
  'pain.headache': { symptoms: { headache: UNTOLD_SEVERITY } },
  'pain.backache': { symptoms: { backache: UNTOLD_SEVERITY } },
  'pain.nausea': { symptoms: { nausea: UNTOLD_SEVERITY } },
  'pain.tenderBreasts': { symptoms: { tender_breasts: UNTOLD_SEVERITY } },
  'pain.migraine': { symptoms: { migraine: UNTOLD_SEVERITY } },
  'mood.happy': { moods: ['happy'] },
  'mood.sad': { moods: ['low'] },
  'mood.balanced': { moods: ['calm'] },
  'mood.anxious': { moods: ['anxious'] },
  'mood.stressed': { factors: ['stress'] },
  'mood.angry': { moods: ['irritable'] },
  'mood.energetic': { energy: 4 },
  'mood.fatigue': { symptoms: { fatigue: UNTOLD_SEVERITY } },
};

/** Columns with words of the member's, and how each begins in the note of the day. */
export const DRIP_NOTES: readonly (readonly [string, string])[] = [
  ['note.value', ''],
  ['temperature.note', 'Temperature: '],
  ['pain.note', 'Pain: '],
  ['mood.note', 'Mood: '],
];

/** How much the member wanted, by drip's code or word. */
export const DRIP_DESIRE: ReadonlyMap<string, Desire> = new Map([
  ['0', 'low'],
  ['1', 'usual'],
  ['2', 'high'],
  ['low', 'low'],
  ['medium', 'usual'],
  ['high', 'high'],
]);
