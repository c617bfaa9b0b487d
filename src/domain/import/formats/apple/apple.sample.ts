/** An export.xml of Apple Health with these records; every value is invented. */
export function appleRecords(records: readonly string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<HealthData locale="en_US">', ...records, '</HealthData>'].join(
    '\n',
  );
}

/** A bleeding of one morning, or of a span where its ends are given. */
export function bleeding(day: string, strength: string, span: { start?: string; end?: string } = {}): string {
  const at = `${day} 08:00:00 +0100`;
  return `<Record type="HKCategoryTypeIdentifierMenstrualFlow" sourceName="Cycle" startDate="${span.start ?? at}" endDate="${span.end ?? span.start ?? at}" value="HKCategoryValueVaginalBleeding${strength}"/>`;
}
