/** Exports in the structure of real ones, or of their description; every value is invented. */
export const FLO_SAMPLE = JSON.stringify({
  operationalData: {
    cycles: [
      {
        id: 'a',
        period_start_date: '2026-02-03 00:00:00.0',
        period_end_date: '2026-02-06 00:00:00.0',
        period_intensity: '{"0":3,"1":2,"2":1}',
        pregnant: false,
      },
      { id: 'b', period_start_date: '2025-06-01 00:00:00.0', period_end_date: '2025-06-05 00:00:00.0', pregnant: true },
      { id: 'c', period_start_date: '2026-11-20 00:00:00.0', period_end_date: '2026-11-24 00:00:00.0' },
      { id: 'd', period_start_date: '2026-03-03 00:00:00.0', period_intensity: '{"0":0,"1":1}' },
      { id: 'e', period_start_date: '2026-04-01 00:00:00.0', period_end_date: '2026-06-01 00:00:00.0' },
    ],
    point_events_manual_v2: [
      {
        category: 'OvulationTest',
        subcategory: 'Positive',
        properties: { result: 1 },
        date: '2026-02-16 22:00:00.0',
        local_date: '2026-02-17',
        deleted: false,
      },
      { category: 'Ovulation', subcategory: 'OtherMethods', date: '2026-02-18 00:00:00.0' },
      { category: 'Symptom', subcategory: 'DrawingPain', date: '2026-02-03 00:00:00.0' },
      { category: 'Symptom', subcategory: 'DrawingPain', date: '2026-02-03 00:00:00.0', deleted: true },
      { category: 'Sex', subcategory: 'Protected', date: '2026-02-12 00:00:00.0' },
      { category: 'Water', subcategory: 'Water', properties: { value: 1200 }, date: '2026-02-12 00:00:00.0' },
      { category: 'Temperature', subcategory: 'Basal', properties: { value: 97.7 }, date: '2026-02-13 00:00:00.0' },
    ],
    repeatable_child_point_events: [
      {
        category: 'Medication',
        subcategory: 'Pills',
        properties: '{"missed_pill": true}',
        date: '2026-02-14 00:00:00.0',
      },
    ],
    notes: [{ text: 'slept long', date: '2026-02-12 00:00:00.0' }],
  },
  pointEventsManualData: {
    point_events_manual_v2: [{ category: 'Mood', subcategory: 'Panic', date: '2026-02-19 00:00:00.0' }],
  },
});

export const FLO_TEXT_SAMPLE = [
  'cycle 1',
  'Period start date: 2026-02-03',
  'Period end date: 2026-02-05',
  '-----------',
  'cycle 2',
  'Period start date: 2025-06-01',
  'Period end date: 2025-06-04',
  'Pregnant: True',
  '-----------',
  'manual events',
  '2026-02-03 - Symptom - Headache',
  '2026-02-12 - Sex - Unprotected',
  '2026-02-12 - Weight - 61',
].join('\n');

const record = (type: string, date: string, more = '') =>
  ` <Record type="HKCategoryTypeIdentifier${type}" sourceName="Cy&amp;cle &gt; 1" startDate="${date} 08:00:00 -0500" endDate="${date} 08:10:00 -0500" ${more}/>`;
export const APPLE_SAMPLE = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<!DOCTYPE HealthData [',
  '<!ELEMENT HealthData (ExportDate,Me,(Record)*)>',
  '<!ATTLIST HealthData locale CDATA #REQUIRED>',
  ']>',
  '<HealthData locale="en_US">',
  '<!-- a note with <Record type="none"> in it -->',
  ' <Record type="HKCategoryTypeIdentifierMenstrualFlow" sourceName="Cycle" startDate="2026-02-03 23:30:00 -0800" endDate="2026-02-03 23:30:00 -0800" value="HKCategoryValueVaginalBleedingHeavy">',
  '  <MetadataEntry key="HKMenstrualCycleStart" value="1"/>',
  ' </Record>',
  record('MenstrualFlow', '2026-02-04', 'value="HKCategoryValueMenstrualFlowUnspecified"'),
  record('MenstrualFlow', '2026-02-05', 'value="2"'),
  record('MenstrualFlow', '2026-02-06', 'value="HKCategoryValueVaginalBleedingNone"'),
  record('IntermenstrualBleeding', '2026-02-04', 'value="HKCategoryValueNotApplicable"'),
  record('IntermenstrualBleeding', '2026-02-20', 'value="HKCategoryValueNotApplicable"'),
  record('OvulationTestResult', '2026-02-17', 'value="HKCategoryValueOvulationTestResultLuteinizingHormoneSurge"'),
  record('CervicalMucusQuality', '2026-02-16', 'value="HKCategoryValueCervicalMucusQualityEggWhite"'),
  record('AbdominalCramps', '2026-02-03', 'value="HKCategoryValueSeverityNotPresent"'),
  record('Headache', '2026-02-03', 'value="HKCategoryValueSeveritySevere"'),
  record('Contraceptive', '2026-01-01', 'value="HKCategoryValueContraceptiveOral"'),
  record('SleepAnalysis', '2026-02-03', 'value="HKCategoryValueSleepAnalysisInBed"'),
  record('MenstrualFlow', '2027-02-03', 'value="HKCategoryValueVaginalBleedingLight"'),
  ` <Record type="HKCategoryTypeIdentifierSexualActivity" startDate="2026-02-12 08:00:00 -0500" value="HKCategoryValueNotApplicable"><MetadataEntry key="HKSexualActivityProtectionUsed" value="0"/></Record>`,
  ' <Record type="HKQuantityTypeIdentifierBasalBodyTemperature" unit="degF" value="97.7" startDate="2026-02-13 06:40:00 -0500" endDate="2026-02-13 06:40:00 -0500"/>',
  ' <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="61" startDate="2026-02-13 06:40:00 -0500"/>',
  ' <Workout workoutActivityType="HKWorkoutActivityTypeYoga" startDate="2026-02-13 06:40:00 -0500"/>',
  '</HealthData>',
].join('\n');

export const OVUMCY_SAMPLE = JSON.stringify({
  exported_at: '2026-05-17T14:32:01+03:00',
  entries: [
    {
      date: '2026-02-03',
      period: true,
      flow: 'heavy',
      mood_rating: 2,
      sex_activity: 'none',
      bbt: 0,
      cervical_mucus: 'none',
      pregnancy_test: 'none',
      lh_test: 'none',
      cycle_factors: ['stress', 'new_moon'],
      symptoms: { cramps: true, headache: false, irritability: true },
      other_symptoms: ['cold feet'],
      notes: 'tired',
    },
    { date: '2026-02-04', period: true, flow: 'none' },
    {
      date: '2026-02-13',
      period: false,
      flow: 'none',
      bbt: 97.7,
      is_uncertain: true,
      cervical_mucus: 'eggwhite',
      lh_test: 'peak',
      pregnancy_test: 'negative',
      sex_activity: 'protected',
    },
    { date: '2026-02-14', period: false, flow: 'none', cycle_factors: [] },
  ],
});

export const OVUMCY_CSV_SAMPLE = [
  'Date,Period,Flow,Mood rating,Sex activity,BBT (C),Cervical mucus,Cramps,Headache,Acne,Mood,Bloating,Fatigue,Breast tenderness,Back pain,Nausea,Spotting,Irritability,Insomnia,Food cravings,Diarrhea,Constipation,Cycle factors,Other,Notes,Pregnancy test,Cycle start,Uncertain,LH test',
  `2026-02-03,true,medium,0,protected,36.6,creamy,true,false,false,false,false,false,false,false,false,false,false,true,false,false,false,stress;travel,cold feet,"'=1+1",negative,Yes,No,high`,
].join('\n');

export const MENSINATOR_SAMPLE = JSON.stringify({
  periods: [
    { id: '1', date: '2026-02-03', period_id: '1' },
    { id: '2', date: '2026-02-04', period_id: '1' },
    { id: '3', date: '2026-02-30', period_id: '1' },
  ],
  symptoms: [
    { id: '1', symptom_name: 'Heavy_Flow', active: '1' },
    { id: '2', symptom_name: 'Light_Flow', active: '1' },
    { id: '3', symptom_name: 'Cold feet', active: '1' },
  ],
  symptom_date: [
    { id: '1', symptom_date: '2026-02-03', symptom_id: '1' },
    { id: '2', symptom_date: '2026-02-04', symptom_id: '2' },
    { id: '3', symptom_date: '2026-02-04', symptom_id: '3' },
  ],
  ovulations: [{ id: '1', date: '2026-02-17' }],
  app_settings: [],
});

const midnight = (day: string) => Date.parse(`${day}T00:00:00-05:00`);
export const MENSTRUDEL_SAMPLE = JSON.stringify({
  periods: [{ id: 1, start_date: midnight('2026-02-03'), end_date: midnight('2026-02-06'), total_days: 4 }],
  period_logs: [
    { id: 7, date: midnight('2026-02-03'), flow: 4, painLevel: 2, period_id: 1 },
    { id: 8, date: midnight('2026-02-04'), flow: 2, painLevel: 0, period_id: 1 },
  ],
  log_symptoms: [
    { log_id_fk: 7, symptom: 'Headache' },
    { log_id_fk: 8, symptom: 'Cold feet' },
  ],
  exported_at: '2026-03-01',
  app_version: '1',
  db_version: 9,
});

export const NATURAL_CYCLES_SAMPLE = [
  'Date;Temperature (°C);Deviating temperature;Menstruation;LH test;Sex;Notes',
  '2026-02-03;36,41;No;Menstruation;;;',
  '2026-02-12;36,55;Yes;;Negative;Protected;=cmd',
  '2026-02-13;;;Spotting;;;',
  '2026-02-14;12,1;;;;;',
].join('\n');

/** Two cycles of Flo over the same days: one with intensities, one that has none; in one order or the other. */
export function FLO_TWO_CYCLES_SAMPLE(turned: boolean): string {
  const [from, to] = ['2026-02-03 00:00:00.0', '2026-02-06 00:00:00.0'];
  const cycles = [
    { id: 'a', period_start_date: from, period_end_date: to, period_intensity: '{"0":1,"1":3,"2":1}' },
    { id: 'b', period_start_date: from, period_end_date: to, pregnant: false },
  ];
  return JSON.stringify({ operationalData: { cycles: turned ? [...cycles].reverse() : cycles } });
}
