import type { Preset } from '#domain/ambient/presets.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

type PresetsDocument = { readonly schemaVersion: 1; readonly presets: readonly Preset[] };

/** The mixes a member keeps, oldest first: one sealed document. */
export const soundPresetsStore = sealedRow<PresetsDocument>('sound_presets', { schemaVersion: 1, presets: [] });
