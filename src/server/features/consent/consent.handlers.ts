import type { consentRoutes } from '#contract/consent/consent.routes.ts';
import type { ConsentsReply } from '#contract/consent/consent.schemas.ts';
import { CONSENT_TEXTS, type ConsentPurpose } from '#domain/account/consent.ts';
import type { AskedPurpose } from '#domain/account/consent-versions.ts';
import { memberStore } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { consentHistory } from './consent-history.ts';
import { consentStore, type StoredConsent } from './consent.store.ts';
import { recordConsent } from './record-consent.ts';

const PURPOSES = Object.keys(CONSENT_TEXTS) as ConsentPurpose[];

/**
 * What else happens when the member takes back the member's consent to reminders: their own feature switches them off.
 */
export type OnNoReminders = (me: Me, now: Date) => Promise<void>;
type Deps = { readonly clock: Clock; readonly onNoReminders: OnNoReminders };

export function consentHandlers(deps: Deps): HandlersOf<typeof consentRoutes> {
  return {
    getConsents: async ({ me }) => told(await consentStore.newest(me)),
    getConsentHistory: ({ me }) => consentHistory(me),
    putConsent: async ({ me, params: { purpose }, body: { given, at } }) => {
      if (purpose === 'reminders' && me.ageGroup === 'teen') return refuse('not_found');
      await memberStore.lock(me);
      const now = deps.clock.now();
      await recordConsent(me, { purpose, given, method: at ?? `${purpose}_dialog`, now });
      await follow(deps, { me, purpose, given, now });
      return told(await consentStore.newest(me));
    },
  };
}

/**
 * What a consent moves: without the one to health data nothing more is taken in, without the one to reminders none is
 * on.
 */
async function follow(
  { onNoReminders }: Deps,
  { me, purpose, given, now }: { me: Me; purpose: AskedPurpose; given: boolean; now: Date },
): Promise<void> {
  if (purpose === 'reminders' && !given) await onNoReminders(me, now);
  if (purpose !== 'health_processing' || given !== (await memberStore.isStopped(me))) return;
  await memberStore.change(me, { processingStoppedAt: given ? null : now });
}

function told(rows: readonly StoredConsent[]): ConsentsReply {
  return {
    consents: PURPOSES.map((purpose) => {
      const row = rows.find((one) => one.purpose === purpose);
      return { purpose, given: row?.action === 'given', at: row?.at.toISOString() ?? null };
    }),
  };
}
