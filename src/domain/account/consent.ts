/**
 * The sentence beside Complete Registration (decisions 2). Pressing the button records the hash of exactly this text
 * and the time.
 */
export const HEALTH_CONSENT =
  'By completing registration I agree that Moonhearth may process what I tell it about my health, such as my cycle and how I feel. It does that only to run the app for me. I can withdraw this at any time.';

/** What the member agrees to before the microphone opens for the first time (security.md 6 and E7). */
export const VOICE_CONSENT =
  'I agree that this browser turns what I say into words when I press the microphone. Some browsers send the sound to their maker to do so. Moonhearth never gets the sound, only the words I save. I can withdraw this at any time.';

/**
 * What the member agrees to with the first switch of a reminder that nudges (security.md 6); it stands beside the
 * switches.
 */
export const REMINDERS_CONSENT =
  'Turning on a reminder lets Moonhearth check your dates once a day. Turn them all off to stop.';

/**
 * What the member can agree to and withdraw separately, with the words the member sees. Consent to health processing is
 * given at Complete Registration and not listed here.
 */
export const CONSENT_TEXTS = { voice: VOICE_CONSENT, reminders: REMINDERS_CONSENT } as const;
export type ConsentPurpose = keyof typeof CONSENT_TEXTS;
