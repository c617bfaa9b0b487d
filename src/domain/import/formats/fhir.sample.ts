/** Resources of FHIR R4 in the structure of real ones; every value is invented. */
export function lastPeriod(told: Readonly<Record<string, unknown>>): object {
  return {
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '8665-2', display: 'Last menstrual period start date' }] },
    subject: { reference: 'Patient/p' },
    ...told,
  };
}

export const FHIR_OBSERVATION_SAMPLE = JSON.stringify(
  lastPeriod({ effectiveDateTime: '2026-03-24', valueDateTime: '2026-03-03' }),
);

export const FHIR_BUNDLE_SAMPLE = JSON.stringify({
  resourceType: 'Bundle',
  type: 'collection',
  entry: [
    { fullUrl: 'urn:uuid:p', resource: { resourceType: 'Patient', id: 'p' } },
    { resource: lastPeriod({ valueDateTime: '2026-02-03' }) },
    { resource: lastPeriod({ effectiveDateTime: '2026-03-03T07:30:00+13:00' }) },
    { resource: lastPeriod({ valueDateTime: '2026-03-03' }) },
    { resource: lastPeriod({ valueDateTime: '2026-04' }) },
    { resource: lastPeriod({ valueDateTime: '2026-05-01', status: 'entered-in-error' }) },
    { resource: lastPeriod({ valueDateTime: '2027-05-01' }) },
    { resource: lastPeriod({}) },
    {
      resource: {
        resourceType: 'Observation',
        status: 'final',
        code: { text: 'Pain severity' },
        effectiveDateTime: '2026-03-04',
        valueInteger: 7,
      },
    },
    {
      resource: {
        resourceType: 'MedicationStatement',
        status: 'active',
        medicationCodeableConcept: { text: 'Ibuprofen' },
        effectiveDateTime: '2026-03-04',
      },
    },
    { fullUrl: 'urn:uuid:empty' },
  ],
});
