import { createHash } from 'node:crypto';
import { CONSENT_TEXTS, type ConsentPurpose } from '#domain/account/consent.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { consentStore } from './consent.store.ts';

type Told = { readonly purpose: ConsentPurpose; readonly given: boolean; readonly method: string; readonly now: Date };

/** Writes that she gave or took back a consent. What stands already is not written again, a "no" that never was a "yes" neither: the ledger tells when she changed her mind. */
export async function recordConsent(me: Me, { purpose, given, method, now }: Told): Promise<void> {
  const row = (await consentStore.newest(me)).find((one) => one.purpose === purpose);
  if ((row?.action === 'given') === given) return;
  const textHash = createHash('sha256').update(CONSENT_TEXTS[purpose]).digest();
  await consentStore.add(me, { purpose, action: given ? 'given' : 'withdrawn', textHash, method, at: now });
}
