import { manifest } from '#server/platform/manifest/manifest.ts';
import type { Services } from '#server/platform/manifest/services.ts';
import { privacyProofHandlers } from './privacy-proof.handlers.ts';
import type { PrivacyProof } from './privacy-proof.ts';

export const privacyProofManifest = manifest({
  name: 'privacy-proof',
  tables: {},
  offline: {},
  handlers: ({ proof }: Services & { readonly proof: PrivacyProof }) => privacyProofHandlers({ proof }),
});
