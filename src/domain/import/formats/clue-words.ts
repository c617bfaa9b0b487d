import type { ImportedDay } from '../import-result.ts';

/** A tracker that asks no strength means neither faint nor severe. */
export const UNTOLD_SEVERITY = 2;

/** A symptom of untold strength. */
export function symptom(name: keyof NonNullable<ImportedDay['symptoms']>): ImportedDay {
  return { symptoms: { [name]: UNTOLD_SEVERITY } };
}

function pill(event: 'taken' | 'late' | 'missed' | 'doubled'): ImportedDay {
  return { medication: [{ kind: 'pill', event }] };
}

const PERIOD: Readonly<Record<string, ImportedDay>> = {
  spotting: { flow: 'spotting' },
  light: { flow: 'light' },
  medium: { flow: 'medium' },
  heavy: { flow: 'heavy' },
  very_heavy: { flow: 'heavy' },
};
const SPOTTING: Readonly<Record<string, ImportedDay>> = {
  red: { flow: 'spotting' },
  brown: { flow: 'spotting' },
  spotting: { flow: 'spotting' },
};
const FEELINGS: Readonly<Record<string, ImportedDay>> = {
  happy: { moods: ['happy'] },
  sad: { moods: ['low'] },
  sensitive: { moods: ['tender'] },
  angry: { moods: ['irritable'] },
  irritable: { moods: ['irritable'] },
  anxious: { moods: ['anxious'] },
  excited: { moods: ['bright'] },
  confident: { moods: ['bright'] },
  calm: { moods: ['calm'] },
  restless: { moods: ['restless'] },
};
const PAIN: Readonly<Record<string, ImportedDay>> = {
  period_cramps: symptom('cramps'),
  cramps: symptom('cramps'),
  lower_back: symptom('backache'),
  breast_tenderness: symptom('tender_breasts'),
  tender_breasts: symptom('tender_breasts'),
  headache: symptom('headache'),
  migraine: symptom('migraine'),
  migraine_with_aura: symptom('migraine'),
  pain_free: { pain: { level: 0, places: [] } },
};
const CRAVINGS: Readonly<Record<string, ImportedDay>> = {
  sweet: symptom('cravings'),
  salty: symptom('cravings'),
  chocolate: symptom('cravings'),
  carbs: symptom('cravings'),
};
const DISCHARGE: Readonly<Record<string, ImportedDay>> = {
  none: { fluid: 'none' },
  dry: { fluid: 'dry' },
  sticky: { fluid: 'sticky' },
  creamy: { fluid: 'creamy' },
  egg_white: { fluid: 'egg_white' },
  watery: { fluid: 'watery' },
  atypical: { fluid: 'atypical' },
};
const SEX: Readonly<Record<string, ImportedDay>> = {
  unprotected: { sex: ['unprotected'] },
  protected: { sex: ['protected'] },
  withdrawal: { sex: ['withdrawal'] },
  no_sex_today: { sex: ['none'] },
  masturbation: { sex: ['solo'] },
  high_sex_drive: { desire: 'high' },
  low_sex_drive: { desire: 'low' },
};
const PILL: Readonly<Record<string, ImportedDay>> = {
  taken: pill('taken'),
  late: pill('late'),
  missed: pill('missed'),
  double: pill('doubled'),
  doubled: pill('doubled'),
};

/**
 * What a Clue record means here, by its type and option. Both generations of the format; what is not listed is told as
 * unknown.
 */
export const CLUE_WORDS: Readonly<Record<string, Readonly<Record<string, ImportedDay>>>> = {
  period: PERIOD,
  spotting: SPOTTING,
  feelings: FEELINGS,
  mood: FEELINGS,
  emotion: FEELINGS,
  pain: PAIN,
  energy: {
    fully_energized: { energy: 5 },
    energetic: { energy: 4 },
    energized: { energy: 4 },
    ok: { energy: 3 },
    tired: { energy: 2 },
    low: { energy: 2 },
    exhausted: { energy: 1 },
  },
  digestion: {
    nauseous: symptom('nausea'),
    nauseated: symptom('nausea'),
    bloated: symptom('bloating'),
    diarrhea: symptom('diarrhoea'),
  },
  stool: { constipated: symptom('constipation'), diarrhea: symptom('diarrhoea') },
  mind: { brain_fog: symptom('brain_fog'), foggy: symptom('brain_fog'), stressed: { factors: ['stress'] } },
  ailments: {
    fever: { factors: ['illness'] },
    cold_flu: { factors: ['illness'] },
    cold: { factors: ['illness'] },
    flu: { factors: ['illness'] },
  },
  leisure: { vacation: { factors: ['travel'] }, drinks: { factors: ['alcohol'] } },
  party: { drinks_party: { factors: ['alcohol'] }, drinks: { factors: ['alcohol'] } },
  sex_life: SEX,
  sex: SEX,
  birth_control_pill: PILL,
  pill: PILL,
  craving: CRAVINGS,
  cravings: CRAVINGS,
  skin: { acne: symptom('skin_spots'), pimples: symptom('skin_spots') },
  sleep_quality: { trouble_falling_asleep: symptom('poor_sleep'), restless: symptom('poor_sleep') },
  discharge: DISCHARGE,
  fluid: DISCHARGE,
  tests: {
    ovulation_positive: { tests: [{ kind: 'ovulation', result: 'positive' }] },
    ovulation_negative: { tests: [{ kind: 'ovulation', result: 'negative' }] },
    pregnancy_positive: { tests: [{ kind: 'pregnancy', result: 'positive' }] },
    pregnancy_negative: { tests: [{ kind: 'pregnancy', result: 'negative' }] },
  },
};
