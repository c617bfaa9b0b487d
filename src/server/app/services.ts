import type { Legal } from '#server/features/legal/public.ts';
import type { PrivacyProof } from '#server/features/privacy-proof/public.ts';
import type { Services } from '#server/platform/manifest/services.ts';

/** What manifests may be built from: the platform's parts, and what two features give to all. */
export type AppServices = Services & { readonly proof: PrivacyProof; readonly legal: Legal };
