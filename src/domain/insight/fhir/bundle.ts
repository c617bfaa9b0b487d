import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Symptom } from '#domain/cycle/day-log.ts';
import type { Report, ReportCycle, ReportDay, ReportSymptom } from '../report.ts';
import { CATEGORY, LOINC, SEVERITY_CODES, SYMPTOM_CODES, UCUM, type Coding } from './codes.ts';

/** One FHIR resource; the published schema says what it may hold. */
export type Resource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;
export type FhirBundle = Resource & {
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[];
};

export type FhirInput = {
  readonly report: Omit<Report, 'lengths' | 'worstPain' | 'counts'>;
  /** Each only where the member lets it be told. */
  readonly patient: { readonly name: string | null; readonly born: LocalDate | null };
  /** When the file is made, in UTC. */
  readonly now: string;
  readonly newId: () => string;
  /** The name of a symptom, the member's own ones by their id. */
  readonly nameOf: (key: string) => string;
};
type Told = FhirInput & { readonly subject: { readonly reference: string } };

/**
 * What the report says, as a FHIR R4 bundle: a patient without a name unless the member tells it, what was logged as
 * observations by day, and what the member takes. Nothing is worked out that the report does not say.
 */
export function fhirBundle(input: FhirInput): FhirBundle {
  const who = `urn:uuid:${input.newId()}`;
  const told: Told = { ...input, subject: { reference: who } };
  const { report } = input;
  const resources = [
    ...lastPeriod(told),
    ...report.cycles.flatMap((cycle) => ofCycle(cycle, told)),
    ...(report.days.length > 0
      ? report.days.flatMap((day) => ofDay(day, told))
      : report.symptoms.map((symptom) => ofSpan(symptom, told))),
    ...ofTests(told),
    ...report.medicines.map((medicine) => ofMedicine(medicine, told)),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: input.now,
    entry: [
      { fullUrl: who, resource: patientOf(input.patient) },
      ...resources.map((resource) => ({ fullUrl: `urn:uuid:${input.newId()}`, resource })),
    ],
  };
}

function patientOf({ name, born }: FhirInput['patient']): Resource {
  return { resourceType: 'Patient', ...(name && { name: [{ text: name }] }), ...(born && { birthDate: born }) };
}

const SEVERITY_WORDS = { 1: 'mild', 2: 'moderate', 3: 'severe' } as const;
const concept = (text: string, coding?: Coding) => ({ ...(coding && { coding: [coding] }), text });
const days = (value: number) => ({ value, unit: 'days', system: UCUM, code: 'd' });

/** What the member logged herself: each is told by the patient about the patient. */
function observation(
  { subject }: Told,
  rest: Readonly<Record<string, unknown>>,
  as = CATEGORY.survey as Coding,
): Resource {
  return {
    resourceType: 'Observation',
    status: 'final',
    category: [{ coding: [as] }],
    subject,
    performer: [subject],
    ...rest,
  };
}

/** The newest period that began in the days of the report, as known on their last day. */
function lastPeriod(told: Told): Resource[] {
  const newest = told.report.cycles[0];
  if (!newest) return [];
  return [
    observation(told, {
      code: concept('First day of the last period', LOINC.lastPeriod),
      effectiveDateTime: told.report.span.to,
      valueDateTime: newest.startDate,
    }),
  ];
}

/** A cycle that is over: its days, and how many of the first ones bled. */
function ofCycle({ startDate, length, periodLength, excluded }: ReportCycle, told: Told): Resource[] {
  if (length === null) return [];
  return [
    observation(told, {
      code: concept('Length of the menstrual cycle'),
      effectivePeriod: { start: startDate, end: addDays(startDate, length - 1) },
      valueQuantity: days(length),
      component: [{ code: concept('Length of the period'), valueQuantity: days(periodLength) }],
      ...(excluded && { note: [{ text: `Left out of averages by the patient: ${spaced(excluded)}` }] }),
    }),
  ];
}

function ofDay({ date, flow, pain, symptoms, celsius, sleepHours }: ReportDay, told: Told): Resource[] {
  const on = { effectiveDateTime: date };
  return [
    ...(flow === null
      ? []
      : [
          observation(told, {
            code: concept('Vaginal bleeding, as logged'),
            ...on,
            valueCodeableConcept: concept(flow),
          }),
        ]),
    ...(pain === null
      ? []
      : [observation(told, { code: concept('Pain, 0 to 10', LOINC.pain), ...on, valueInteger: pain })]),
    ...symptoms.map(({ key, severity }) =>
      observation(told, {
        code: concept('Symptom', LOINC.symptom),
        ...on,
        ...symptomOf(key, told),
        component: [severityOf(severity)],
      }),
    ),
    ...(celsius === null
      ? []
      : [
          observation(
            told,
            {
              code: concept('Temperature at rest, on waking', LOINC.temperature),
              ...on,
              valueQuantity: { value: celsius, unit: '°C', system: UCUM, code: 'Cel' },
            },
            CATEGORY.vital,
          ),
        ]),
    ...(sleepHours === null
      ? []
      : [
          observation(told, {
            code: concept('Hours of sleep'),
            ...on,
            valueQuantity: { value: sleepHours, unit: 'hours', system: UCUM, code: 'h' },
          }),
        ]),
  ];
}

/** On one page a symptom is told for all of its days at once. */
function ofSpan({ key, logged, severe, peak }: ReportSymptom, told: Told): Resource {
  const { from, to } = told.report.span;
  return observation(told, {
    code: concept('Symptom', LOINC.symptom),
    effectivePeriod: { start: from, end: to },
    ...symptomOf(key, told),
    component: [
      { code: concept('Days logged'), valueQuantity: days(logged) },
      { code: concept('Days logged as severe'), valueQuantity: days(severe) },
      severityOf(peak),
    ],
  });
}

function symptomOf(key: string, { nameOf }: Told) {
  return { valueCodeableConcept: concept(nameOf(key), SYMPTOM_CODES[key as Symptom]) };
}

function severityOf(severity: ReportSymptom['peak']) {
  return {
    code: concept('Severity'),
    valueCodeableConcept: concept(SEVERITY_WORDS[severity], SEVERITY_CODES[severity]),
  };
}

function ofTests(told: Told): Resource[] {
  return (told.report.signs?.tests ?? []).flatMap(({ date, results }) =>
    results.map(({ kind, result }) =>
      observation(told, {
        code: concept(kind === 'ovulation' ? 'Ovulation test' : 'Pregnancy test'),
        effectiveDateTime: date,
        valueCodeableConcept: concept(result),
      }),
    ),
  );
}

function ofMedicine(
  { name, kind, schedule, since, past, days: logged }: Report['medicines'][number],
  { subject, now, report: { span } }: Told,
): Resource {
  const isListed = schedule !== null;
  return {
    resourceType: 'MedicationStatement',
    status: past ? 'stopped' : isListed ? 'active' : 'unknown',
    medicationCodeableConcept: concept(
      name === null ? spaced(kind) : kind === 'medicine' ? name : `${name} (${spaced(kind)})`,
    ),
    subject,
    informationSource: subject,
    dateAsserted: now,
    effectivePeriod: isListed && since ? { start: since } : { start: span.from, end: span.to },
    ...(isListed && { dosage: [{ text: spaced(schedule) }] }),
    note: [
      {
        text: `From ${span.from} to ${span.to}: logged as taken on ${logged.taken} days, missed on ${logged.missed}, late on ${logged.late}. What was not logged is not counted.`,
      },
    ],
  };
}

function spaced(word: string): string {
  return word.replaceAll('_', ' ');
}
