/** Exports in the structure of real ones; every value is invented. */
export const CLUE_SAMPLE = JSON.stringify([
  { type: 'period', id: 'a', date: '2026-03-02', value: { option: 'light' } },
  { type: 'period', id: 'b', date: '2026-03-03', value: { option: 'very_heavy' } },
  { type: 'spotting', id: 'c', date: '2026-03-03', value: [{ option: 'red' }] },
  {
    type: 'pain',
    id: 'd',
    date: '2026-03-03',
    value: [{ option: 'period_cramps' }, { option: 'lower_back' }, { option: 'ovulation' }],
  },
  { type: 'period', id: 'e', date: '2026-03-05', value: { option: 'medium' } },
  { type: 'period', id: 'e2', date: '2026-03-05', value: { option: 'medium' } },
  { type: 'spotting', id: 'f', date: '2026-03-16', value: [{ option: 'brown' }] },
  { type: 'tests', id: 'g', date: '2026-03-15', value: [{ option: 'ovulation_positive' }] },
  { type: 'bbt', id: 'h', date: '2026-03-15', value: { celsius: 36.522, excluded: false } },
  { type: 'bbt', id: 'i', date: '2026-03-17', value: { celsius: 12, excluded: false } },
  { type: 'feelings', id: 'j', date: '2026-03-20', value: [{ option: 'happy' }, { option: 'angry' }] },
  { type: 'energy', id: 'k', date: '2026-03-20', value: [{ option: 'exhausted' }] },
  { type: 'discharge', id: 'l', date: '2026-03-14', value: [{ option: 'egg_white' }] },
  { type: 'sex_life', id: 'm', date: '2026-03-14', value: [{ option: 'protected' }] },
  { type: 'period', id: 'n', date: '2026-12-01', value: { option: 'light' } },
  { type: 'period', id: 'o', date: '2026-02-30', value: { option: 'light' } },
  { type: 'period', id: 'p', date: '2026-03-22', value: {} },
  { type: 'period', id: 'q', date: '2026-03-23', value: { option: 'floods' } },
  'a stray text',
]);

export const CLUE_BACKUP_SAMPLE = JSON.stringify({
  version: 1,
  settings: {},
  data: [
    { day: '2016-05-01T00:00:00Z', period: 'medium', pain: ['cramps', 'headache'] },
    { day: '2016-05-02T00:00:00Z', period: 'heavy', energy: ['tired'] },
    { day: '2016-05-03T00:00:00Z' },
    { day: '2016-05-04T00:00:00Z', party: ['cigarettes'] },
  ],
});

export const DRIP_SAMPLE = [
  'date,temperature.value,temperature.exclude,temperature.time,temperature.note,bleeding.value,bleeding.exclude,mucus.feeling,mucus.texture,mucus.value,note.value,desire.value,pain.cramps,mood.fatigue,mood.happy',
  '2026-05-01,36.55,false,06:45,"slept badly, short",2,false,,,,,,true,,true',
  '2026-05-02,,,,,heavy,FALSE,,,,"two ""hot"" bottles',
  'and tea",1,,,',
  '2026-05-03,36.71,true,,,1,true,,,,,,,,',
  '2026-05-14,,,,,,,3,2,,,,,,',
  '2026-05-15,,,,,0,false,dry,,,,,,true,',
  '2026-05-16,,,,,,,,,,,2,,,',
  '2026-05-17,52,,,,,,,,,,,,,',
  '2026-05-18,,,,,,,,,,,,false,,false',
  '2026-05-19,36.6',
  '2027-05-01,,,,,1,false,,,,,,,,',
].join('\r\n');

/** Records of Clue under names of the member's own, exercise and medication, in both generations of the format. */
export const CLUE_OWN_NAMES_SAMPLE = JSON.stringify([
  { type: 'period', id: 'a', date: '2026-03-02', value: { option: 'light' } },
  { type: 'tags', id: 'b', date: '2026-03-02', value: [{ option: 'Cold feet' }, { option: 'Night shift' }] },
  { type: 'tags', id: 'c', date: '2026-03-03', value: [{ option: 'Cold feet' }] },
  { type: 'exercise', id: 'd', date: '2026-03-03', value: [{ option: 'yoga' }, { option: 'running' }] },
  { type: 'medication', id: 'e', date: '2026-03-03', value: [{ option: 'pain_medication' }] },
  { type: 'medication', id: 'f', date: '2026-03-04', value: { option: 'pain_medication' } },
  { type: 'birth_control_pill', id: 'g', date: '2026-03-04', value: { option: 'taken' } },
  { type: 'tags', id: 'h', date: '2026-03-05', value: [] },
]);
export const CLUE_BACKUP_OWN_NAMES_SAMPLE = JSON.stringify({
  data: [{ day: '2016-05-01T00:00:00Z', tags: ['Cold feet', 'Night shift'], exercise: 'yoga' }],
});
