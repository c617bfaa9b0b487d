/** Why a file is refused whole, in words for the member. */
export const REFUSED = {
  zip: 'We found no export we know in this zip. Unzip it, then choose the file with your cycle data (from Clue it’s measurements.json).',
  damagedZip: 'This zip is damaged or incomplete. Download it again from your tracker, then choose it here once more.',
  lockedZip:
    'This zip has a password. Unzip it with the password your tracker gave you, then choose the file inside. From Clue it’s measurements.json, from Flo it ends with .json.',
  empty: 'This file is empty.',
  long: 'This file is larger than any export we know (16 MB, or 2 GB from Apple Health). Please choose the file with your cycle data.',
  damaged: 'This file is damaged or incomplete. Please export it again from your tracker.',
  strange:
    'We don’t recognize this file. We can read exports from Clue, Flo, drip, Apple Health (export.xml or export.zip), ovumcy, Mensinator, Menstrudel, Natural Cycles and Moonhearth. A clinic’s FHIR file (a Bundle or an Observation) works too. So does a table with a date and a flow, or with startDate and endDate.',
  deep: 'This file is nested deeper than any tracker’s. We didn’t read it.',
  planted:
    'This file contains a name that no tracker writes (__proto__). It may be meant to do harm, so we didn’t read it.',
  entities:
    'This file declares its own entities, which Apple Health never does. It may be meant to do harm, so we didn’t read it.',
  manyDays: 'This file covers more than 20,000 days, longer than anyone has tracked. We didn’t read it.',
  manyRecords:
    'This file has more records than any export we know (250,000). Please choose the file with your cycle data.',
  twoOrders:
    'The dates in this table could be day first or month first. To avoid mistakes, we didn’t read it. Please save it with dates like 2026-11-21.',
  newer: 'This export comes from a newer version of Moonhearth. Reload the page, then choose it once more.',
  column: (name: string) =>
    `This looks like a drip export, but the column “${name}” is missing or isn’t one of drip’s. To avoid mistakes, we didn’t read it.`,
} as const;
