import { consentOfHash } from '#domain/account/consent-versions.ts';
import type { ExportedConsent } from '#domain/export/exported-self.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { consentStore } from './consent.store.ts';

/** Every consent the member gave or took back, oldest first, with the words the member saw and their version. */
export async function exportedConsents(me: Me): Promise<ExportedConsent[]> {
  return (await consentStore.all(me)).map(({ text_hash, at, ...row }) => {
    const wordsHash = text_hash.toString('hex');
    const words = consentOfHash(wordsHash);
    return { ...row, at: at.toISOString(), words: words?.text ?? null, version: words?.version ?? null, wordsHash };
  });
}
