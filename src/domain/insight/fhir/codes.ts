import type { Severity, Symptom } from '#domain/cycle/day-log.ts';

/** A code of a public terminology, as FHIR writes it; its own words only where they were read. */
export type Coding = { readonly system: string; readonly code: string; readonly display?: string };

const loinc = (code: string, display: string): Coding => ({ system: 'http://loinc.org', code, display });
const snomed = (code: string, display?: string): Coding => ({
  system: 'http://snomed.info/sct',
  code,
  ...(display && { display }),
});
const category = (code: string, display: string): Coding => ({
  system: 'http://terminology.hl7.org/CodeSystem/observation-category',
  code,
  display,
});

/** Only codes that were read where HL7 publishes them (docs/export.md); what has none is told in words alone. */
export const LOINC = {
  lastPeriod: loinc('8665-2', 'Last menstrual period start date'),
  pain: loinc('72514-3', 'Pain severity - 0-10 verbal numeric rating [Score] - Reported'),
  symptom: loinc('75325-1', 'Symptom'),
  temperature: loinc('8310-5', 'Body temperature'),
} as const;
export const CATEGORY = {
  survey: category('survey', 'Survey'),
  vital: category('vital-signs', 'Vital Signs'),
} as const;
export const UCUM = 'http://unitsofmeasure.org';

/**
 * Symptoms that mean what the code means. Cramps, flushes and others have none here: the published one is narrower, or
 * names a cause ("menopausal flushing").
 */
export const SYMPTOM_CODES: Readonly<Partial<Record<Symptom, Coding>>> = {
  tender_breasts: snomed('53430007', 'Mastodynia'),
  headache: snomed('25064002'),
  bloating: snomed('116289008', 'Abdominal bloating'),
  fatigue: snomed('84229001', 'Fatigue'),
  nausea: snomed('422587007', 'Nausea'),
  dizziness: snomed('404640003', 'Dizziness'),
  constipation: snomed('14760008'),
  diarrhoea: snomed('62315008'),
  night_sweats: snomed('42984000'),
  palpitations: snomed('80313002'),
  vaginal_dryness: snomed('31908003'),
};
export const SEVERITY_CODES: Readonly<Record<Severity, Coding>> = {
  1: snomed('255604002', 'Mild'),
  2: snomed('1255665007', 'Moderate'),
  3: snomed('24484000', 'Severe'),
};
