import type { legalRoutes } from '#contract/legal/legal.routes.ts';
import type { LegalName, LegalReply, Operator } from '#contract/legal/legal.schemas.ts';
import type { PrivacyProof } from '#server/features/privacy-proof/public.ts';
import { refuse, type HandlersOf } from '#server/platform/http/handler.ts';
import { loadLegalContent } from './legal-content.ts';

/** The documents that bind, filled with what is true of this installation. */
export type Legal = { readonly read: (document: LegalName, version?: number) => LegalReply | null };

/** Reads the documents once. */
export function openLegal({
  operator,
  proof,
}: {
  readonly operator: Operator;
  readonly proof: Pick<PrivacyProof, 'stored' | 'processors'>;
}): Legal {
  const content = loadLegalContent();
  return {
    read: (name, version) => {
      const all = content.get(name) ?? [];
      const document = version === undefined ? all[0] : all.find((one) => one.version === version);
      return document
        ? {
            document,
            versions: all.map(({ version: number, date }) => ({ version: number, date })),
            operator,
            stored: [...proof.stored],
            processors: [...proof.processors],
          }
        : null;
    },
  };
}

export function legalHandlers({ legal }: { readonly legal: Legal }): HandlersOf<typeof legalRoutes> {
  return {
    getLegalDocument: async ({ params, query }) =>
      legal.read(params.document, query.version === undefined ? undefined : Number(query.version)) ??
      refuse('not_found'),
  };
}
