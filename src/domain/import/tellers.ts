import type { DayLog, Symptom } from '#domain/cycle/day-log.ts';
import { changeDay, fillDay, isSameValue } from '#domain/cycle/merge-day.ts';
import type { ImportedDay } from './import-result.ts';
import { isCounted, untoldOf, type Told, type Untold } from './strengths.ts';

/** A day as it stands: which of its strengths are guesses, and which fields the member wrote by hand. */
export type KnownDay = { readonly day: DayLog; readonly untold: Untold | null; readonly hers: ReadonlySet<string> };
/**
 * What one import told of a day, and for which fields it answers: those stand on the day because of it. A value that
 * two imports told stands until both are taken back.
 */
export type Teller = { readonly id: string; readonly told: Told; readonly owned: ImportedDay };
/** A teller that answers for fields from now on. */
export type Heir<One extends Teller = Teller> = { readonly teller: One; readonly fields: ImportedDay };

const NOBODY: ReadonlySet<string> = new Set();

/**
 * A day with what a source tells of it: fills what is missing and overwrites nothing, but that a strength which was told
 * takes the place of a guess. What the member wrote by hand stays.
 */
export function fillTold({ day, untold, hers }: KnownDay, told: Told): KnownDay {
  const { bleedingExcluded: _, ...others } = told.fields;
  const filled = fillDay(day, { date: day.date, ...(day.flow === undefined ? told.fields : others) });
  const isGuess = day.flow === undefined ? told.untold?.flow === true : untold?.flow === true && !hers.has('flow');
  const isTold = day.flow !== undefined && isGuess && !day.bleedingExcluded && tellsStrength(told);
  const { symptoms, guessed } = symptomsOf({ day, untold, hers }, told);
  return {
    day: {
      ...filled,
      ...(isTold && told.fields.flow && { flow: told.fields.flow }),
      ...(symptoms && { symptoms }),
    },
    untold: untoldOf(isGuess && !isTold && filled.flow !== undefined, guessed),
    hers,
  };
}

function tellsStrength({ fields, untold }: Told): boolean {
  return isCounted(fields.flow) && !fields.bleedingExcluded && untold?.flow !== true;
}

function symptomsOf(
  { day, untold, hers }: KnownDay,
  told: Told,
): { symptoms: ImportedDay['symptoms']; guessed: readonly Symptom[] } {
  const guessedThere = told.untold?.symptoms ?? [];
  if (!day.symptoms)
    return {
      symptoms: told.fields.symptoms,
      guessed: guessedThere.filter((name) => told.fields.symptoms?.[name] !== undefined),
    };
  const guessedHere = hers.has('symptoms') ? [] : (untold?.symptoms ?? []);
  const better = guessedHere.filter(
    (name) => told.fields.symptoms?.[name] !== undefined && !guessedThere.includes(name),
  );
  return {
    symptoms: {
      ...day.symptoms,
      ...Object.fromEntries(better.map((name) => [name, told.fields.symptoms?.[name]])),
    },
    guessed: guessedHere.filter((name) => !better.includes(name)),
  };
}

/**
 * A day without one import: as it would stand had that one never come. What the member wrote or changed since stays, and
 * so does what another import told; where none of those answered for it, one does from now on. `stayed` counts fields of
 * that import which stay.
 */
export function withoutTeller<One extends Teller>(
  known: KnownDay,
  { tellers, id }: { readonly tellers: readonly One[]; readonly id: string },
): KnownDay & { readonly stayed: number; readonly heirs: readonly Heir<One>[] } {
  const left = tellers.filter((teller) => teller.id !== id);
  const gone = tellers.filter((teller) => teller.id === id);
  const [before, after] = [toldBy(known, tellers), toldBy(known, left)];
  const change: Record<string, unknown> = {};
  const inherited = new Map<One, Record<string, unknown>>();
  let stayed = 0;
  for (const field of fieldsOf(gone)) {
    const owned = gone.map((teller) => valueOf(teller.owned, field)).find((value) => value !== undefined);
    const [value, told] = [valueOf(known.day, field), valueOf(after.day, field)];
    if (value === undefined || !tellers.some((teller) => valueOf(teller.owned, field) !== undefined)) continue;
    const isImported = isSameValue(value, owned) || isSameValue(value, valueOf(before.day, field));
    const isAnothers = left.some((teller) => isSameValue(value, valueOf(teller.owned, field)));
    if (known.hers.has(field) || !isImported) {
      if (owned !== undefined && !isAnothers) stayed += 1;
      continue;
    }
    change[field] = told ?? null;
    if (isSameValue(value, told) && isSameValue(value, owned)) stayed += 1;
    const heir = left.some((teller) => valueOf(teller.owned, field) !== undefined)
      ? undefined
      : left.find((teller) => valueOf(teller.told.fields, field) !== undefined);
    if (heir) inherited.set(heir, { ...inherited.get(heir), [field]: told });
  }
  const day = changeDay(known.day.date, { log: known.day, change });
  const guessOf = (field: string) => (field in change ? after.untold : known.untold);
  return {
    day,
    hers: known.hers,
    untold: untoldOf(
      day.flow !== undefined && guessOf('flow')?.flow === true,
      (guessOf('symptoms')?.symptoms ?? []).filter((name) => day.symptoms?.[name] !== undefined),
    ),
    stayed,
    heirs: [...inherited].map(([teller, fields]) => ({ teller, fields: fields as ImportedDay })),
  };
}

function toldBy({ day: { date } }: KnownDay, tellers: readonly Teller[]): KnownDay {
  return tellers.reduce<KnownDay>((known, { told }) => fillTold(known, told), {
    day: { date },
    untold: null,
    hers: NOBODY,
  });
}

function fieldsOf(tellers: readonly Teller[]): readonly string[] {
  return [...new Set(tellers.flatMap(({ told, owned }) => [...Object.keys(told.fields), ...Object.keys(owned)]))];
}

function valueOf(fields: object, field: string): unknown {
  return Object.hasOwn(fields, field) ? (fields as Readonly<Record<string, unknown>>)[field] : undefined;
}
