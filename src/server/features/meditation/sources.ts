import { recordingSource } from '#server/features/recording/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { scriptSource } from './script-source.ts';
import { sequenceSource } from './sequences/sequence-source.ts';
import type { Source } from './source.ts';

/** Where the meditations of the product come from: our own scripts, teachers' recordings, and the sequences of /wellness. */
export function sourcesOf(services: { readonly vault: Vault; readonly clock: Clock }): readonly Source[] {
  return [scriptSource, recordingSource(services), sequenceSource];
}
