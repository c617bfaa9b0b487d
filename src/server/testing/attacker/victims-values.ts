import type { Client } from 'pg';

/** What an attacker may have learned of a victim, by the type of an argument it could be given as. */
export type Loot = Readonly<Record<string, readonly string[]>>;

type Cell = { readonly table: string; readonly column: string; readonly type: string };

/** How many values of one type are tried; the victim's own id always is the first. */
const MOST = 12;

/** The values of all rows of a victim that a function could take: ids, hashes, tokens. */
export async function lootOf(
  client: Client,
  { tables, userId }: { readonly tables: readonly string[]; readonly userId: string },
): Promise<Loot> {
  const { rows: cells } = await client.query<Cell>(
    `select table_schema || '.' || table_name as "table", column_name as "column", data_type as type
       from information_schema.columns where table_schema || '.' || table_name = any($1) and data_type in ('uuid', 'bytea') and column_name <> 'user_id'
      order by (table_schema = 'auth') desc, 1, 2`,
    [tables],
  );
  const found: Record<string, string[]> = { uuid: [userId], bytea: [] };
  for (const { table, column, type } of cells) {
    const { rows } = await client.query<{ value: string }>(
      `select ${column}::text as value from ${table} where user_id = $1 and ${column} is not null limit 1`,
      [userId],
    );
    if (rows[0]) (found[type] ??= []).push(rows[0].value);
  }
  return found;
}

/** What of it tells of the victim where an answer contains it. */
export function secretsOf(loot: Loot): readonly string[] {
  return Object.values(loot)
    .flat()
    .map((value) => value.replace(/^\\x/, ''))
    .filter((value) => value.length >= 16);
}

const PLAIN: Readonly<Record<string, readonly string[]>> = {
  text: ["'email'", "'verify'", "'reset'", "'passkey_proof'"],
  integer: ['1000000'],
  bigint: ['1000000'],
  smallint: ['1'],
  real: ['1'],
  'double precision': ['1'],
  boolean: ['true', 'false'],
  date: ["'2100-01-01'"],
  interval: ["'1 hour'"],
  'timestamp with time zone': ["'2100-01-01'"],
  'timestamp with time zone[]': ["'{2100-01-01}'"],
  'text[]': ["'{}'"],
  'integer[]': ["'{1}'"],
  'boolean[]': ["'{true}'"],
  jsonb: ["'{}'"],
  tsquery: ["'ember'"],
  'auth.shop_order': ['null'],
};

/**
 * Calls of a function with whatever an attacker may know of the victim: each value of each argument once, the others by
 * example. Throws at a type that has no example yet.
 */
export function callsOf(
  fn: { readonly name: string; readonly types: readonly string[] },
  loot: Loot,
): readonly string[] {
  const choices = fn.types.map((type) => valuesOf(type, loot));
  const most = Math.max(1, ...choices.map((values) => values.length));
  // The first of each goes with the first of each, and every value meets each other one's first.
  const diagonal = Array.from({ length: most }, (_, at) => choices.map((values) => values[at % values.length]));
  const crossed = choices.flatMap((values, at) =>
    values.map((value) => choices.map((others, place) => (place === at ? value : others[0]))),
  );
  return [...new Set([...diagonal, ...crossed].map((args) => `select * from ${fn.name}(${args.join(', ')})`))];
}

function valuesOf(type: string, loot: Loot): readonly string[] {
  const [base, isList] = [type.replace('[]', ''), type.endsWith('[]')];
  const looted = (loot[base] ?? []).slice(0, base === 'bytea' ? 40 : MOST).map((value) => `'${value}'::${base}`);
  if (looted.length > 0) return isList ? looted.map((value) => `array[${value}]`) : looted;
  const plain = PLAIN[type];
  if (!plain) throw new Error(`the attacker knows no value of type ${type}: add one`);
  return plain.map((value) => `${value}::${type}`);
}
