import type { privacyProofRoutes } from '#contract/privacy-proof/privacy-proof.routes.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { ownRecord } from './own-record.ts';
import type { PrivacyProof } from './privacy-proof.ts';

export function privacyProofHandlers({
  proof,
}: {
  readonly proof: PrivacyProof;
}): HandlersOf<typeof privacyProofRoutes> {
  return {
    getProof: () => proof.show(),
    getSignedProof: () => proof.sign(),
    getOwnRecord: ({ me }) => ownRecord(me),
  };
}
