import { createHash } from 'node:crypto';
import { CONSENT_TEXTS, HEALTH_CONSENT } from '#domain/account/consent.ts';
import type { ExportedConsent } from '#domain/export/exported-self.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { consentStore } from './consent.store.ts';

const WORDS = new Map([HEALTH_CONSENT, ...Object.values(CONSENT_TEXTS)].map((text) => [createHash('sha256').update(text).digest('hex'), text]));

/** Every consent she gave or took back, oldest first, with the words she saw where they are ours still. */
export async function exportedConsents(me: Me): Promise<ExportedConsent[]> {
  return (await consentStore.all(me)).map(({ text_hash, at, ...row }) => {
    const wordsHash = text_hash.toString('hex');
    return { ...row, at: at.toISOString(), words: WORDS.get(wordsHash) ?? null, wordsHash };
  });
}
