import type { consentRoutes } from '#contract/consent/consent.routes.ts';
import type { ConsentsReply } from '#contract/consent/consent.schemas.ts';
import { CONSENT_TEXTS, type ConsentPurpose } from '#domain/account/consent.ts';
import { memberStore } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { consentStore, type ConsentRow } from './consent.store.ts';
import { recordConsent } from './record-consent.ts';

const PURPOSES = Object.keys(CONSENT_TEXTS) as ConsentPurpose[];

export function consentHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof consentRoutes> {
  return {
    getConsents: async ({ me }) => told(await consentStore.newest(me)),
    putConsent: async ({ me, params: { purpose }, body: { given } }) => {
      await memberStore.lock(me);
      await recordConsent(me, { purpose, given, method: `${purpose}_dialog`, now: clock.now() });
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
