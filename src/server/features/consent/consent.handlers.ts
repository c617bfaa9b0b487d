import { createHash } from 'node:crypto';
import type { consentRoutes } from '#contract/consent/consent.routes.ts';
import type { ConsentsReply } from '#contract/consent/consent.schemas.ts';
import { CONSENT_TEXTS, type ConsentPurpose } from '#domain/account/consent.ts';
import { memberStore } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { consentStore, type ConsentRow } from './consent.store.ts';

const PURPOSES = Object.keys(CONSENT_TEXTS) as ConsentPurpose[];

export function consentHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof consentRoutes> {
  return {
    getConsents: async ({ me }) => told(await consentStore.newest(me)),
    putConsent: async ({ me, params: { purpose }, body: { given } }) => {
      await memberStore.lock(me);
      const before = told(await consentStore.newest(me));
      // What stands already is not written again: the ledger tells when she changed her mind.
      if (before.consents.some((one) => one.purpose === purpose && one.given === given)) return before;
      const textHash = createHash('sha256').update(CONSENT_TEXTS[purpose]).digest();
      await consentStore.add(me, { purpose, action: given ? 'given' : 'withdrawn', textHash, method: `${purpose}_dialog`, at: clock.now() });
      return told(await consentStore.newest(me));
    },
  };
}

function told(rows: readonly ConsentRow[]): ConsentsReply {
  return {
    consents: PURPOSES.map((purpose) => {
      const row = rows.find((one) => one.purpose === purpose);
      return { purpose, given: row?.action === 'given', at: row?.at.toISOString() ?? null };
    }),
  };
}
