import { consentOfHash, currentConsent, type AskedPurpose } from '#domain/account/consent-versions.ts';
import type { ConsentHistory } from '#contract/consent/consent.schemas.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { consentStore } from './consent.store.ts';

/** What the member is asked about. A teen has no reminders, so nobody asks the member. */
function purposesFor(me: Pick<Me, 'ageGroup'>): readonly AskedPurpose[] {
  return me.ageGroup === 'teen' ? ['health_processing', 'voice'] : ['health_processing', 'reminders', 'voice'];
}

/** Every purpose with how it stands, the words of today, and all that happened, newest first. */
export async function consentHistory(me: Me): Promise<ConsentHistory> {
  const rows = (await consentStore.all(me)).toReversed();
  return {
    consents: purposesFor(me).map((purpose) => {
      const history = rows
        .filter((row) => row.purpose === purpose)
        .map(({ action, at, method, text_hash }) => {
          const seen = consentOfHash(text_hash.toString('hex'));
          return {
            action: action === 'given' ? ('given' as const) : ('withdrawn' as const),
            at: at.toISOString(),
            method,
            version: seen?.version ?? null,
            words: seen?.text ?? null,
          };
        });
      const { text: words, version } = currentConsent(purpose);
      return { purpose, given: history[0]?.action === 'given', words, version, history };
    }),
  };
}
