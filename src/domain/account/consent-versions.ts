import { localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { HEALTH_CONSENT, REMINDERS_CONSENT, VOICE_CONSENT, type ConsentPurpose } from './consent.ts';

/**
 * All that the member is asked to agree to: what runs the app for the member, and what the member turns on by itself.
 */
export type AskedPurpose = 'health_processing' | ConsentPurpose;

/**
 * The words of one purpose as they were shown from `since` on. `hash` is the SHA-256 of `text` (UTF-8) in hex, which is
 * what the ledger holds.
 */
export type ConsentVersion = {
  readonly version: number;
  readonly since: LocalDate;
  readonly text: string;
  readonly hash: string;
};

/**
 * Every wording that was ever shown, newest first (security.md 6). Changed words are a new entry at the front with the
 * next number: the ones before stay, word for word, so that what the member agreed to can be shown for as long as the
 * member has an account.
 */
export const CONSENT_VERSIONS: Readonly<Record<AskedPurpose, readonly [ConsentVersion, ...ConsentVersion[]]>> = {
  health_processing: [
    {
      version: 2,
      since: localDate('2026-11-22'),
      text: HEALTH_CONSENT,
      hash: 'abc8640795f64c815828c0eecf7b09106dc1ea43aba9a6d7edcdd6700574ee42',
    },
    {
      version: 1,
      since: localDate('2026-11-21'),
      text: 'By completing registration I agree that Moonhearth may process what I tell it about my health, such as my cycle and how I feel, to run the app for me. I can take this back at any time.',
      hash: 'd3df34545dc79a24e7a3b915fb6d0c17bfa1713d3a2d6ed77adc1320e129ccfc',
    },
  ],
  voice: [
    {
      version: 2,
      since: localDate('2026-11-22'),
      text: VOICE_CONSENT,
      hash: 'e80fc42be1898a146844c1152b5def8ce2805081b4494454f3c66aaa57c37f67',
    },
    {
      version: 1,
      since: localDate('2026-11-21'),
      text: 'I agree that this browser recognises what I say when I press the microphone. Some browsers send the sound to their maker to do so. Moonhearth never gets the sound, only the words that I save. I can take this back at any time.',
      hash: '97fe01e7c5480c3fce8edb1580b4514cc567b3153ddbe73a75511f0bf7f28208',
    },
  ],
  reminders: [
    {
      version: 2,
      since: localDate('2026-11-22'),
      text: REMINDERS_CONSENT,
      hash: '62582a654abe6181b3af119176541ec7079e265b1df93d3552e0e52d747c3039',
    },
    {
      version: 1,
      since: localDate('2026-11-21'),
      text: 'With the first switch I agree that Moonhearth looks at my sealed dates once a day to see whether a note is due. With the last one I take it back.',
      hash: '513498290c6055bf060f05f2ddcc65bb8e276664865dca7dddbc0d5ec1d08275',
    },
  ],
};

/** The words that are shown today for a purpose. */
export function currentConsent(purpose: AskedPurpose): ConsentVersion {
  return CONSENT_VERSIONS[purpose][0];
}

/** The words behind a hash of the ledger (hex), whichever version they are; null when it is none of ours. */
export function consentOfHash(hash: string): (ConsentVersion & { readonly purpose: AskedPurpose }) | null {
  for (const [purpose, versions] of Object.entries(CONSENT_VERSIONS) as [AskedPurpose, readonly ConsentVersion[]][]) {
    const found = versions.find((version) => version.hash === hash);
    if (found) return { ...found, purpose };
  }
  return null;
}
