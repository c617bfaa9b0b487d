/** The sentence beside Complete Registration (decisions 2). Pressing the button records the hash of exactly this text and the time. */
export const HEALTH_CONSENT = 'By completing registration I agree that Moonhearth may process what I tell it about my health, such as my cycle and how I feel, to run the app for me. I can take this back at any time.';
