import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { processor, proofPayload, storedGroup } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import type { Seal } from '#server/platform/manifest/columns.ts';
import { tablesOf } from '#server/platform/manifest/derive.ts';
import type { AnyManifest } from '#server/platform/manifest/manifest.ts';

const FOLDER = new URL('../../../../content/privacy-proof/', import.meta.url);

/** A line of what is stored, with the id by which the manifests name it for each table. */
const storedFile = z.array(storedGroup.extend({ id: z.string() }).strict());
const { handOver, exceptions, requests } = proofPayload.shape;
const toldFile = z.strictObject({
  handOver,
  exceptions,
  requests,
  classes: z.record(z.string(), z.string()),
  processors: z.strictObject({
    payments: processor,
    payouts: processor,
    practice: processor,
    mail: processor,
    mailbox: processor,
    push: processor,
  }),
});

export type StoredLine = z.output<typeof storedFile>[number];
export type ProofContent = z.output<typeof toldFile> & { readonly stored: readonly StoredLine[] };

/** Reads content/privacy-proof. Throws on anything that is not whole: the server does not start on it. */
export function loadProofContent(folder: URL = FOLDER): ProofContent {
  const read = <T>(name: string, schema: z.ZodType<T>): T => {
    const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!parsed.success) throw new Error(`content/privacy-proof/${name}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };
  return { ...read('told.json', toldFile), stored: read('stored.json', storedFile) };
}

/**
 * Classes that tell who the member is, how the member is, or what the member said to others: the lines have to name
 * their tables.
 */
const TELLING = ['C2', 'C3', 'C6'];
const SEALED: readonly Seal[] = ['member-key', 'keyed-hash', 'keyed-count'];

/** Lines that speak of no table: what lies outside the database. */
const OUTSIDE = ['logs', 'device'];
/** The line for what runs the product and tells nothing of anybody. */
const REST = 'operations';

/**
 * Where the lines and the manifests do not agree, with the manifest at fault; empty when the page says what the
 * database does.
 */
export function storedFaults(lines: readonly StoredLine[], manifests: readonly AnyManifest[]): string[] {
  const tables = tablesOf(manifests);
  const known = new Map(lines.map((line) => [line.id, line]));
  const told = new Set(tables.map(({ entry }) => entry.toldAs));
  return [
    ...lines.filter(({ id }) => !told.has(id) && !OUTSIDE.includes(id)).map(({ id }) => `no manifest speaks of ${id}`),
    ...tables.flatMap(({ manifest, table, entry: { toldAs, columns } }) => {
      const line = known.get(toldAs);
      const at = `manifest ${manifest}: ${table}`;
      if (!line) return [`${at}.toldAs: no line of content/privacy-proof/stored.json is called ${toldAs}`];
      const telling = Object.entries(columns).filter(([, column]) => TELLING.includes(column.class));
      if (toldAs === REST)
        return telling.length > 0 ? [`${at}.toldAs: holds what is hers and no line speaks of it`] : [];
      const clear = line.how.startsWith('Encrypted with your own key')
        ? telling.filter(([, { seal }]) => !SEALED.includes(seal))
        : [];
      return clear.map(([column]) => `${at}.${column}: is not sealed, and the line ${toldAs} says so`);
    }),
  ];
}
