import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { LEGAL_DOCUMENTS, legalDocument, type LegalDocument, type LegalName } from '#contract/legal/legal.schemas.ts';

const FOLDER = new URL('../../../../content/legal/', import.meta.url);

/** Every version of every document, newest first. */
export type LegalContent = ReadonlyMap<LegalName, readonly LegalDocument[]>;

/**
 * Reads content/legal: one file a version, named `<document>.<version>.json`. Throws on anything that is not whole: the
 * server does not start on it.
 */
export function loadLegalContent(folder: URL = FOLDER): LegalContent {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const parsed = legalDocument.safeParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
      if (!parsed.success) throw new Error(`content/legal/${name}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    });
  return new Map(
    LEGAL_DOCUMENTS.map((document) => {
      const versions = all
        .filter((one) => one.document === document)
        .toSorted((one, other) => other.version - one.version);
      if (versions.length === 0 || versions.some(({ version }, at) => version !== versions.length - at))
        throw new Error(`content/legal: the versions of ${document} are not 1, 2, 3 ...`);
      return [document, versions];
    }),
  );
}
