import { SKIPPED, type ImportReading } from '../import-result.ts';
import { periodReading } from '../period-days.ts';
import { entriesOf, isShape, textOf, verbatim, type Shape } from '../shape.ts';

/** "Last menstrual period start date" (LOINC). */
const LAST_PERIOD = '8665-2';
/** A Bundle within a Bundle is read as far as this. */
const DEEPEST = 3;

/** Whether JSON is FHIR R4 with an observation or a medication in it: a resource, a Bundle, or a list of them. */
export function isFhir(json: unknown): json is Shape | readonly unknown[] {
  return resourcesOf(json).some((resource) => isShape(resource) && told(resource.resourceType) !== null);
}

const KINDS = ['Observation', 'MedicationStatement'] as const;
function told(type: unknown): (typeof KINDS)[number] | null {
  return KINDS.find((kind) => kind === type) ?? null;
}

/**
 * Reads FHIR R4: an Observation of the last period is the first day of a bleeding, others and medications are kept under
 * their names. One reading a resource.
 */
export function readFhir(json: Shape | readonly unknown[]): ImportReading[] {
  return resourcesOf(json).map((resource) => {
    if (!isShape(resource)) return { kind: 'skipped', reason: SKIPPED.unreadable };
    const kind = told(resource.resourceType);
    if (kind === null) return { kind: 'skipped', reason: SKIPPED.unrelated };
    if (resource.status === 'entered-in-error') return { kind: 'skipped', reason: SKIPPED.deleted };
    return isLastPeriod(resource) ? readPeriod(resource) : keep(resource, kind);
  });
}

function resourcesOf(json: unknown, depth = 0): readonly unknown[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(json)) return json.flatMap((entry) => resourcesOf(entry, depth + 1));
  if (!isShape(json) || json.resourceType !== 'Bundle') return [json];
  return entriesOf(json.entry).flatMap((entry) =>
    isShape(entry) && entry.resource !== undefined ? resourcesOf(entry.resource, depth + 1) : [null],
  );
}

function codingsOf(concept: unknown): readonly Shape[] {
  return isShape(concept) ? entriesOf(concept.coding).filter(isShape) : [];
}

function isLastPeriod({ code }: Shape): boolean {
  return codingsOf(code).some((coding) => coding.code === LAST_PERIOD);
}

/** What was told counts before when it was told; a day that is only a month or a year is none. */
function readPeriod(resource: Shape): ImportReading {
  const start = textOf(resource.valueDateTime) || textOf(resource.valueDate) || whenOf(resource);
  return start === ''
    ? { kind: 'skipped', reason: SKIPPED.empty }
    : periodReading({ start: start.length < 10 ? null : start, end: undefined });
}

function whenOf({ effectiveDateTime, effectivePeriod, effectiveInstant }: Shape): string {
  const period = isShape(effectivePeriod) ? textOf(effectivePeriod.start) : '';
  return textOf(effectiveDateTime) || period || textOf(effectiveInstant);
}

function keep(resource: Shape, kind: (typeof KINDS)[number]): ImportReading {
  const name =
    kind === 'Observation'
      ? nameOf(resource.code) || 'Observation'
      : `medication: ${nameOf(resource.medicationCodeableConcept) || 'without a name'}`;
  return { kind: 'unknown', name, date: whenOf(resource), text: verbatim(resource) };
}

function nameOf(concept: unknown): string {
  const text = isShape(concept) ? textOf(concept.text) : '';
  const coded = codingsOf(concept).map((coding) => textOf(coding.display) || textOf(coding.code));
  return text || (coded.find((name) => name !== '') ?? '');
}
