import { manifest } from '#server/platform/manifest/manifest.ts';
import type { Services } from '#server/platform/manifest/services.ts';
import { legalHandlers, type Legal } from './legal.handlers.ts';

export const legalManifest = manifest({
  name: 'legal',
  tables: {},
  offline: {},
  handlers: ({ legal }: Services & { readonly legal: Legal }) => legalHandlers({ legal }),
});
