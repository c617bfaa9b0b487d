import { DAY_FIELDS, type DayFieldName, type DayFieldTable, type OwnField, type SimpleShape } from './day-fields.ts';

type Makers<Made> = {
  /** What a simple field gets by its shape. */
  readonly simple: (shape: SimpleShape, name: string) => Made;
  /** What the fields with code of their own get, and simple ones that differ from their kind. */
  readonly own: Readonly<Record<OwnField, Made>> & Readonly<Partial<Record<DayFieldName, Made>>>;
};

/**
 * What is made of each field of a table: of the table there is unless another one is given, and once for each table. An
 * own field without code throws; the compiler sees to it that none is without.
 */
export function perField<Made>({
  simple,
  own,
}: Makers<Made>): (fields?: DayFieldTable) => Readonly<Record<string, Made>> {
  const known = new WeakMap<DayFieldTable, Readonly<Record<string, Made>>>();
  return (fields = DAY_FIELDS) => {
    const made = known.get(fields) ?? madeOf(fields, { simple, own });
    known.set(fields, made);
    return made;
  };
}

function madeOf<Made>(fields: DayFieldTable, { simple, own }: Makers<Made>): Readonly<Record<string, Made>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const written = Object.hasOwn(own, name) ? own[name as OwnField] : undefined;
      if (written !== undefined) return [name, written];
      if (field.kind === 'own') throw new Error(`The field ${name} has no code of its own`);
      return [name, simple(field, name)];
    }),
  );
}
