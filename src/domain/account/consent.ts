/**
 * The sentence beside Complete Registration (decisions 2). Pressing the button records the hash of exactly this text
 * and the time.
 */
export const HEALTH_CONSENT =
  'By completing registration I agree that Moonhearth may process what I tell it about my health, such as my cycle and how I feel, to run the app for me. I can take this back at any time.';

/** What the member agrees to before the microphone opens for the first time (security.md 6 and E7). */
export const VOICE_CONSENT =
  'I agree that this browser recognises what I say when I press the microphone. Some browsers send the sound to their maker to do so. Moonhearth never gets the sound, only the words that I save. I can take this back at any time.';

/**
 * What the member agrees to with the first switch of a reminder that nudges (security.md 6); it stands beside the
 * switches.
 */
export const REMINDERS_CONSENT =
  'With the first switch I agree that Moonhearth looks at my sealed dates once a day to see whether a note is due. With the last one I take it back.';

/**
 * What the member can agree to and take back by itself, with the words the member sees. Consent to health processing is
 * given at Complete Registration and not listed here.
 */
export const CONSENT_TEXTS = { voice: VOICE_CONSENT, reminders: REMINDERS_CONSENT } as const;
export type ConsentPurpose = keyof typeof CONSENT_TEXTS;
