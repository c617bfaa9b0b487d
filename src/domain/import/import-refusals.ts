/** Why a file is refused whole, in words for the member. */
export const REFUSED = {
  zip: 'There is no export we know in this zip. Unzip it, then choose the one file with your cycle data (from Clue it is called measurements.json).',
  damagedZip:
    'This zip is damaged or was cut short on its way. Download it again from your tracker, then choose it once more.',
  lockedZip:
    'This zip has a password. Unzip it first with the password your tracker gave you, then choose the file inside (from Clue it is called measurements.json, from Flo it ends with .json).',
  empty: 'This file is empty.',
  long: 'This file is larger than any export we know (16 MB, or 2 GB from Apple Health). Please choose the one file with your cycle data.',
  damaged: 'This file is damaged or was cut short. Please export it again from your tracker.',
  strange:
    'We do not recognise this file. We can read exports from Clue, Flo, drip, Apple Health (export.xml or export.zip), ovumcy, Mensinator, Menstrudel, Natural Cycles, FHIR (a Bundle or an Observation from a clinic) and Moonhearth, and tables with a date and a flow, or with startDate and endDate.',
  deep: 'This file is nested deeper than any tracker writes. Nothing was read.',
  planted:
    'This file holds a name that no tracker writes ("__proto__"). It may have been made to do harm, so nothing was read.',
  entities:
    'This file declares entities of its own, which no export of Apple Health does. It may have been made to do harm, so nothing was read.',
  manyDays: 'This file tells of more than 20,000 days, which is longer than anybody has tracked. Nothing was read.',
  manyRecords:
    'This file holds more records than any export we know (250,000). Please choose the one file with your cycle data.',
  twoOrders:
    'The dates of this table can be read in two ways (day first or month first). Please save it with dates like 2026-11-21. Nothing was read, so that nothing is read wrongly.',
  newer: 'This export was made by a newer Moonhearth than this one. Load the page again, then choose it once more.',
  column: (name: string) =>
    `This looks like a drip export, but the column "${name}" is missing or is not one of drip's. Nothing was read, so that nothing is read wrongly.`,
} as const;
