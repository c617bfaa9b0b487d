import { DAY_FIELDS, type DayField, type DayFieldTable, type FieldWith } from './day-fields/day-fields.ts';
import type { DayLog, DayValues } from './day-log.ts';
import { changeDay, type DayChange } from './merge-day.ts';

type InPart = FieldWith<{ teens: 'in_part' }>;
/** What a teen's account holds of a field that it holds in part. */
const PARTS: { readonly [Name in InPart]: (value: DayValues[Name]) => DayValues[Name] } = {
  medication: (intakes) => intakes.filter(({ kind }) => kind === 'medicine'),
};

/**
 * What is left of a change to a day in a teen's account: the fields that the table allows, and medicines without
 * contraception (decisions 5 and 10).
 */
export function changeForTeen(change: DayChange, fields: DayFieldTable = DAY_FIELDS): DayChange {
  const told: readonly (readonly [string, unknown])[] = Object.entries(change);
  const ruled = (rule: DayField['teens']) =>
    told.filter(([name]) => Object.hasOwn(fields, name) && fields[name]?.teens === rule);
  const parts = ruled('in_part').flatMap(([name, value]): (readonly [string, unknown])[] => {
    if (value === null || value === undefined) return [[name, value]];
    const part = PARTS[name as InPart](value as never);
    return part.length > 0 ? [[name, part]] : [];
  });
  return Object.fromEntries([...ruled('shown'), ...parts]);
}

/** A day as a teen's account shows it, whatever an earlier import brought. */
export function dayForTeen(log: DayLog, fields: DayFieldTable = DAY_FIELDS): DayLog {
  return changeDay(log.date, { log: null, change: changeForTeen(log, fields) });
}
