import { manifest } from '#server/platform/manifest/manifest.ts';
import type { Services } from '#server/platform/manifest/services.ts';
import { proofHandlers } from './proof.handlers.ts';
import type { Proof } from './proof.ts';

export const proofManifest = manifest({
  name: 'proof',
  tables: {},
  offline: {},
  handlers: ({ proof }: Services & { readonly proof: Proof }) => proofHandlers({ proof }),
});
