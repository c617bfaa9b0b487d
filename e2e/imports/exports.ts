/** A small file of some trackers, with bleeding on 3 February 2026; every value is invented. */
const apple = (type: string, day: string, value: string) =>
  `<Record type="HKCategoryTypeIdentifier${type}" startDate="2026-02-${day} 08:00:00 +0100" value="${value}"/>`;

export const EXPORTS = {
  clue: JSON.stringify([
    { type: 'period', id: 'a', date: '2026-02-03', value: { option: 'medium' } },
    { type: 'pain', id: 'b', date: '2026-02-03', value: [{ option: 'period_cramps' }] },
    { type: 'social_life', id: 'c', date: '2026-02-04', value: [{ option: 'sociable' }] },
  ]),
  drip: 'date,temperature.value,temperature.exclude,bleeding.value,bleeding.exclude,note.value\n2026-02-03,36.55,false,2,false,"slept badly, short"\n2026-02-04,,,1,false,\n',
  apple: `<?xml version="1.0"?><!DOCTYPE HealthData [<!ELEMENT HealthData (Record)*>]><HealthData locale="en_DE">${apple('MenstrualFlow', '03', 'HKCategoryValueVaginalBleedingHeavy')}${apple('IntermenstrualBleeding', '20', 'HKCategoryValueNotApplicable')}<Record type="HKQuantityTypeIdentifierStepCount" value="12" startDate="2026-02-03 08:00:00 +0100"/></HealthData>`,
} as const;
