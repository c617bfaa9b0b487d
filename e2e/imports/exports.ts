/** One small file of each tracker, with bleeding on 3 February 2026; every value is invented. */
const apple = (type: string, day: string, value: string) =>
  `<Record type="HKCategoryTypeIdentifier${type}" startDate="2026-02-${day} 08:00:00 +0100" value="${value}"/>`;
const midnight = (day: string) => Date.parse(`2026-02-${day}T00:00:00+01:00`);

export const EXPORTS = {
  clue: JSON.stringify([
    { type: 'period', id: 'a', date: '2026-02-03', value: { option: 'medium' } },
    { type: 'pain', id: 'b', date: '2026-02-03', value: [{ option: 'period_cramps' }] },
    { type: 'social_life', id: 'c', date: '2026-02-04', value: [{ option: 'sociable' }] },
  ]),
  clueBackup: JSON.stringify({
    version: 1,
    data: [{ day: '2026-02-03T00:00:00Z', period: 'heavy', energy: ['tired'] }],
  }),
  flo: JSON.stringify({
    operationalData: {
      cycles: [
        {
          period_start_date: '2026-02-03 00:00:00.0',
          period_end_date: '2026-02-05 00:00:00.0',
          period_intensity: '{"0":3}',
        },
      ],
      point_events_manual_v2: [{ category: 'Mood', subcategory: 'Happy', date: '2026-02-08 00:00:00.0' }],
    },
  }),
  floText:
    'cycle 1\nPeriod start date: 2026-02-03\nPeriod end date: 2026-02-05\n------\nmanual events\n2026-02-03 - Symptom - Headache\n',
  drip: 'date,temperature.value,temperature.exclude,bleeding.value,bleeding.exclude,note.value\n2026-02-03,36.55,false,2,false,"slept badly, short"\n2026-02-04,,,1,false,\n',
  apple: `<?xml version="1.0"?><!DOCTYPE HealthData [<!ELEMENT HealthData (Record)*>]><HealthData locale="en_DE">${apple('MenstrualFlow', '03', 'HKCategoryValueVaginalBleedingHeavy')}${apple('IntermenstrualBleeding', '20', 'HKCategoryValueNotApplicable')}<Record type="HKQuantityTypeIdentifierStepCount" value="12" startDate="2026-02-03 08:00:00 +0100"/></HealthData>`,
  ovumcy: JSON.stringify({
    exported_at: '2026-05-17T14:32:01+03:00',
    entries: [
      {
        date: '2026-02-03',
        period: true,
        flow: 'medium',
        bbt: 36.7,
        symptoms: { cramps: true },
        other_symptoms: ['cold feet'],
        cycle_factors: ['stress'],
        notes: 'tired',
      },
    ],
  }),
  ovumcyCsv:
    'Date,Period,Flow,Mood rating,Sex activity,BBT (C),Cervical mucus,Cramps,Notes\n2026-02-03,true,medium,0,none,36.6,creamy,true,tired\n',
  mensinator: JSON.stringify({
    periods: [{ id: '1', date: '2026-02-03', period_id: '1' }],
    symptoms: [],
    symptom_date: [],
    ovulations: [],
    app_settings: [],
  }),
  menstrudel: JSON.stringify({
    periods: [{ id: 1, start_date: midnight('03'), end_date: midnight('05'), total_days: 3 }],
    period_logs: [{ id: 7, date: midnight('03'), flow: 4, painLevel: 1, period_id: 1 }],
    log_symptoms: [],
    exported_at: '2026-03-01',
  }),
  naturalCycles:
    'Date;Temperature (°C);Deviating temperature;Menstruation\n2026-02-03;36,41;No;Menstruation\n2026-02-12;36,55;Yes;\n',
  spans: 'startDate,endDate\n2026-02-03,2026-02-05\n',
} as const;
