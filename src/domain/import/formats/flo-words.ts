import type { ImportedDay } from '../import-result.ts';
import { symptom } from './clue-words.ts';

const ovulation = (result: 'negative' | 'high' | 'positive' | 'unclear'): ImportedDay => ({
  tests: [{ kind: 'ovulation', result }],
});
const pregnancy = (result: 'negative' | 'positive' | 'unclear'): ImportedDay => ({
  tests: [{ kind: 'pregnancy', result }],
});
const IRRITABLE: ImportedDay = { moods: ['irritable'] };
const LOW: ImportedDay = { moods: ['low'] };

/**
 * What an event of Flo means here, by its category and subcategory in lower case. What is not listed is kept as
 * unknown.
 */
export const FLO_WORDS: Readonly<Record<string, Readonly<Record<string, ImportedDay>>>> = {
  symptom: {
    drawingpain: symptom('cramps'),
    cramps: symptom('cramps'),
    tenderbreasts: symptom('tender_breasts'),
    headache: symptom('headache'),
    backache: symptom('backache'),
    bloating: symptom('bloating'),
    acne: symptom('skin_spots'),
    fatigue: symptom('fatigue'),
    nausea: symptom('nausea'),
    insomnia: symptom('poor_sleep'),
    diarrhea: symptom('diarrhoea'),
    constipation: symptom('constipation'),
    increasedappetite: symptom('cravings'),
    cravings: symptom('cravings'),
    vaginalitching: symptom('itching'),
    vaginaldryness: symptom('vaginal_dryness'),
    hotflashes: symptom('hot_flushes'),
    nightsweats: symptom('night_sweats'),
    brainfog: symptom('brain_fog'),
    dizziness: symptom('dizziness'),
  },
  mood: {
    happy: { moods: ['happy'] },
    calm: { moods: ['calm'] },
    neutral: { moods: ['calm'] },
    energetic: { energy: 4 },
    frisky: { moods: ['bright'] },
    playful: { moods: ['bright'] },
    sad: LOW,
    depressed: LOW,
    apathetic: LOW,
    angry: IRRITABLE,
    irritated: IRRITABLE,
    swings: { moods: ['restless'] },
    moodswings: { moods: ['restless'] },
    anxious: { moods: ['anxious'] },
    panic: { moods: ['anxious'] },
    lowenergy: { energy: 2 },
  },
  fluid: {
    eggwhite: { fluid: 'egg_white' },
    creamy: { fluid: 'creamy' },
    sticky: { fluid: 'sticky' },
    watery: { fluid: 'watery' },
    dry: { fluid: 'dry' },
    none: { fluid: 'none' },
    no: { fluid: 'none' },
    unusual: { fluid: 'atypical' },
    atypical: { fluid: 'atypical' },
    gray: { fluid: 'atypical' },
    spotting: { flow: 'spotting' },
    bloody: { flow: 'spotting' },
  },
  ovulationtest: {
    positive: ovulation('positive'),
    negative: ovulation('negative'),
    high: ovulation('high'),
    peak: ovulation('positive'),
    faint: ovulation('unclear'),
    unclear: ovulation('unclear'),
  },
  pregnancytest: {
    positive: pregnancy('positive'),
    negative: pregnancy('negative'),
    faint: pregnancy('unclear'),
    unclear: pregnancy('unclear'),
  },
  sex: {
    protected: { sex: ['protected'] },
    unprotected: { sex: ['unprotected'] },
    none: { sex: ['none'] },
    didnthavesex: { sex: ['none'] },
    masturbation: { sex: ['solo'] },
    highsexdrive: { desire: 'high' },
    highdrive: { desire: 'high' },
    neutralsexdrive: { desire: 'usual' },
    lowsexdrive: { desire: 'low' },
    lowdrive: { desire: 'low' },
  },
  disturber: {
    stress: { factors: ['stress'] },
    travel: { factors: ['travel'] },
    alcohol: { factors: ['alcohol'] },
    disease: { factors: ['illness'] },
    illness: { factors: ['illness'] },
  },
};

/** Categories that a teen's account does not hold, known or not. */
export const FLO_INTIMATE: ReadonlySet<string> = new Set([
  'sex',
  'ovulation',
  'ovulationtest',
  'pregnancytest',
  'fluid',
]);
