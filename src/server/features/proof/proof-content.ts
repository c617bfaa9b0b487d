import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { processor, proofPayload, storedGroup } from '#contract/proof/proof.schemas.ts';
import type { DataMap } from '#server/platform/db/lint/registers.ts';

const FOLDER = new URL('../../../../content/proof/', import.meta.url);

/** A line of what is stored, with the tables it speaks of; one line speaks of all the others. */
const storedFile = z.array(
  storedGroup.extend({ tables: z.union([z.array(z.string()), z.literal('others')]) }).strict(),
);
const { handOver, exceptions, requests } = proofPayload.shape;
const toldFile = z.strictObject({
  handOver,
  exceptions,
  requests,
  classes: z.record(z.string(), z.string()),
  processors: z.strictObject({
    payments: processor,
    practice: processor,
    mail: processor,
    mailbox: processor,
    push: processor,
  }),
});

export type StoredLine = z.output<typeof storedFile>[number];
export type ProofContent = z.output<typeof toldFile> & { readonly stored: readonly StoredLine[] };

/** Reads content/proof. Throws on anything that is not whole: the server does not start on it. */
export function loadProofContent(folder: URL = FOLDER): ProofContent {
  const read = <T>(name: string, schema: z.ZodType<T>): T => {
    const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!parsed.success) throw new Error(`content/proof/${name}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };
  return { ...read('told.json', toldFile), stored: read('stored.json', storedFile) };
}

/** Classes that tell who she is, how she is, or what she said to others: the lines have to name their tables. */
const TELLING = ['C2', 'C3', 'C6'];
const SEALED = /^(sealed under her own key|AES-256-GCM under her own key|keyed hash)/;

/** Where the lines and the register of columns do not agree; empty when the page says what the database does. */
export function storedFaults(lines: readonly StoredLine[], dataMap: DataMap): string[] {
  const named = lines.flatMap(({ tables }) => (tables === 'others' ? [] : tables));
  const telling = Object.entries(dataMap).filter(([, { columns }]) =>
    Object.values(columns).some((column) => TELLING.includes(column.class)),
  );
  return [
    ...named.filter((table) => !(table in dataMap)).map((table) => `${table} is named and does not exist`),
    ...named.filter((table, at) => named.indexOf(table) !== at).map((table) => `${table} is named twice`),
    ...telling
      .filter(([table]) => !named.includes(table))
      .map(([table]) => `${table} holds what is hers and no line speaks of it`),
    ...lines.flatMap(({ what, how, tables }) =>
      tables === 'others' || !how.startsWith('Sealed')
        ? []
        : tables.flatMap((table) => unsealed(dataMap, table).map((column) => `${what}: ${column} is not sealed`)),
    ),
  ];
}

function unsealed(dataMap: DataMap, table: string): string[] {
  return Object.entries(dataMap[table]?.columns ?? {})
    .filter(([, column]) => TELLING.includes(column.class) && !SEALED.test(column.protection))
    .map(([name]) => `${table}.${name}`);
}
