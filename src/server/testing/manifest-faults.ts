import type { Client } from 'pg';
import { memberSealed, tablesOf } from '#server/platform/manifest/derive.ts';
import type { AnyManifest } from '#server/platform/manifest/manifest.ts';
import type { AnyTable } from '#server/platform/manifest/tables.ts';

const TIMED = /\b(\d+|thirty|ninety) (minutes?|hours?|days?|months?|years?)\b|\bminutes\b/;

/** Tables that promise a time limit and name nothing that keeps it. */
export function retentionFaults(manifests: readonly AnyManifest[]): string[] {
  return tablesOf(manifests)
    .filter(({ entry: { retention } }) => TIMED.test(retention.words) && typeof retention.by === 'string')
    .map(({ manifest, table }) => `manifest ${manifest}: ${table}.retention: names no sweep and no code that keeps it`);
}

type Live = {
  readonly table: string;
  readonly columns: readonly string[];
  /** Those the worker may write, as the job of a renewed key has to. */
  readonly sealable: readonly string[];
  /** Whether a foreign key to the member's account takes its rows along. */
  readonly cascades: boolean;
};

/** What the database is, as far as manifests speak of it. */
export type Catalogue = {
  readonly tables: readonly Live[];
  readonly privilegedFunctions: Readonly<Record<string, string>>;
};

/** Reads the live tables, and the privileged functions that erase and seal again. */
export async function readCatalogue(client: Client): Promise<Catalogue> {
  const { rows: tables } = await client.query<Live>(`
    select c.relnamespace::regnamespace::text || '.' || c.relname as "table",
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and has_column_privilege('w_worker', c.oid, a.attnum, 'update')) as sealable,
      exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confdeltype = 'c' and k.confrelid = 'auth.account'::regclass) as cascades
    from pg_class c where c.relnamespace in ('app'::regnamespace, 'auth'::regnamespace) and c.relkind in ('r', 'p') order by 1`);
  const { rows: privilegedFunctions } = await client.query<{ name: string; body: string }>(
    "select proname as name, prosrc as body from pg_proc where pronamespace = 'auth'::regnamespace and proname in ('erase_account', 'shred', 'my_sealed', 'reseal_mine')",
  );
  return { tables, privilegedFunctions: Object.fromEntries(privilegedFunctions.map(({ name, body }) => [name, body])) };
}

/**
 * Where the manifests and the live database do not agree: each line names the manifest, the table and the field, or the
 * table that no manifest has.
 */
export function catalogueFaults(manifests: readonly AnyManifest[], catalogue: Catalogue): string[] {
  const entries = tablesOf(manifests);
  const live = new Map(catalogue.tables.map((one) => [one.table, one]));
  const unowned = catalogue.tables.filter(({ table }) => !entries.some((one) => one.table === table));
  return [
    ...unowned.map(({ table }) => `${table}: no manifest has it`),
    ...entries.flatMap(({ manifest, table, entry }) => {
      const at = `manifest ${manifest}: ${table}`;
      const others = entries.filter((one) => one.table === table && one.manifest !== manifest);
      const found = live.get(table);
      if (!found) return [`${at}: there is no such table`];
      return [
        ...others.map((other) => `${at}: manifest ${other.manifest} has it too`),
        ...columnFaults(entry, found).map((fault) => `${at}.${fault}`),
        ...eraseFaults(entry, { found, privilegedFunctions: catalogue.privilegedFunctions }).map(
          (fault) => `${at}.${fault}`,
        ),
      ];
    }),
    ...sealedFaults(manifests, catalogue),
  ];
}

function columnFaults({ columns, owner }: AnyTable, found: Live): string[] {
  const hers = found.columns.includes('user_id');
  return [
    ...found.columns.filter((name) => !(name in columns)).map((name) => `columns: ${name} is not named`),
    ...Object.keys(columns)
      .filter((name) => !found.columns.includes(name))
      .map((name) => `columns: ${name} does not exist`),
    ...Object.entries(columns)
      .filter(([name, { row }]) => row && found.table.startsWith('app.') && !found.sealable.includes(name))
      .map(([name]) => `${name}.seal: the worker may not write it, and a renewed key could not seal it again`),
    ...(hers === (owner === 'member') ? [] : [`owner: ${hers ? 'it has a user_id' : 'it has no user_id'}`]),
  ];
}

function eraseFaults(
  { erase }: AnyTable,
  {
    found,
    privilegedFunctions,
  }: { readonly found: Live; readonly privilegedFunctions: Catalogue['privilegedFunctions'] },
): string[] {
  const deletes = new RegExp(`delete from ${found.table.replace('.', '\\.')} `);
  const byDoor =
    deletes.test(privilegedFunctions['erase_account'] ?? '') || deletes.test(privilegedFunctions['shred'] ?? '');
  if (erase === 'function') return byDoor ? [] : ['erase: neither auth.erase_account nor auth.shred deletes its rows'];
  if (erase === 'cascade') return found.cascades ? [] : ['erase: no foreign key to auth.account takes its rows along'];
  if (erase === 'rows') return found.table.startsWith('app.') ? [] : ['erase: a closed table is erased by a door'];
  return byDoor || found.cascades ? ['erase: its rows go with an account'] : [];
}

/**
 * The closed tables have a function that hands out what is sealed and one that takes it back: both name each such column.
 */
function sealedFaults(manifests: readonly AnyManifest[], { privilegedFunctions }: Catalogue): string[] {
  const closed = memberSealed(manifests).filter(({ table }) => table.startsWith('auth.'));
  const places = [...(privilegedFunctions['my_sealed'] ?? '').matchAll(/from (auth\.[a-z_]+)/g)].map(
    ([, table]) => table ?? '',
  );
  return [
    ...closed.flatMap(({ manifest, table, column }) =>
      places.includes(table) &&
      new RegExp(`\\.${column} from ${table}`).test(privilegedFunctions['my_sealed'] ?? '') &&
      (privilegedFunctions['reseal_mine'] ?? '').includes(`update ${table} set ${column} = p_new`)
        ? []
        : [`manifest ${manifest}: ${table}.${column}.seal: auth.my_sealed and auth.reseal_mine do not name it`],
    ),
    ...places
      .filter((table) => !closed.some((one) => one.table === table))
      .map((table) => `auth.my_sealed: ${table} has no column that its manifest calls sealed under the member's key`),
  ];
}
