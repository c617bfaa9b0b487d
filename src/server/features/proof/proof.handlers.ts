import type { proofRoutes } from '#contract/proof/proof.routes.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { ownRecord } from './own-record.ts';
import type { Proof } from './proof.ts';

export function proofHandlers({ proof }: { readonly proof: Proof }): HandlersOf<typeof proofRoutes> {
  return {
    getProof: () => proof.show(),
    getSignedProof: () => proof.sign(),
    getOwnRecord: ({ me }) => ownRecord(me),
  };
}
