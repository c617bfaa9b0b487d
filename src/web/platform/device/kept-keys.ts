/** What is kept in the browser's storage; a key that ends with `_` has the member's id behind it. */
type KeptKey = {
  readonly file: string | readonly string[];
  readonly in: 'localStorage' | 'sessionStorage';
  /** Whether it stays where a lock may close on it. All of it goes with a sign-out. */
  readonly behindLock: 'stays' | 'goes';
};

/**
 * Every key that pages keep a text under. What stays behind a lock holds no word of the member's: that a page was shown,
 * a number, an instant, the language of the microphone. A place, the days on which the member came, and answers that
 * are not sent go: the server has them, or the member gives them again.
 */
export const KEPT_KEYS: Readonly<Record<string, KeptKey>> = {
  login_state: { file: 'platform/sign-in-flag.ts', in: 'localStorage', behindLock: 'stays' },
  near_seen: { file: 'platform/privacy-mode/presence.ts', in: 'localStorage', behindLock: 'stays' },
  unsent: { file: 'platform/outbox/counter.ts', in: 'localStorage', behindLock: 'stays' },
  voice_language: { file: 'features/voice/language.ts', in: 'localStorage', behindLock: 'stays' },
  meditation_listening: { file: 'platform/speech/listening-settings.ts', in: 'localStorage', behindLock: 'stays' },
  'moon-hemisphere': { file: 'features/moon/kept-on-device.ts', in: 'localStorage', behindLock: 'stays' },
  subscription_flow_shown_: { file: 'features/subscription/flow-flags.ts', in: 'localStorage', behindLock: 'stays' },
  subscription_completed_: { file: 'features/subscription/flow-flags.ts', in: 'localStorage', behindLock: 'stays' },
  payment_completed_: { file: 'features/subscription/flow-flags.ts', in: 'localStorage', behindLock: 'stays' },
  trial_ended_dismissed_: { file: 'features/subscription/ended/dismissal.ts', in: 'localStorage', behindLock: 'stays' },
  'moon-place': { file: 'features/moon/kept-on-device.ts', in: 'localStorage', behindLock: 'goes' },
  pending_journey: { file: 'features/journey/pending-journey.ts', in: 'localStorage', behindLock: 'goes' },
  last_visit_: { file: 'features/engagement/arrival.tsx', in: 'localStorage', behindLock: 'goes' },
  presence_: { file: 'features/check-in/check-in.queries.ts', in: 'localStorage', behindLock: 'goes' },
  signing_out: { file: 'platform/device/sign-out-mark.ts', in: 'localStorage', behindLock: 'stays' },
  signup_form: { file: 'features/signup/held/kept-form.ts', in: 'sessionStorage', behindLock: 'goes' },
  handed_over_toast: { file: 'platform/handover.ts', in: 'sessionStorage', behindLock: 'stays' },
  near_left: {
    file: ['platform/privacy-mode/decoy-page.ts', 'platform/privacy-mode/leave.ts'],
    in: 'sessionStorage',
    behindLock: 'stays',
  },
  deletion_told: { file: 'features/privacy/deletion/planned-dialog.tsx', in: 'sessionStorage', behindLock: 'stays' },
};

/** Whether what a page keeps under a key stays where a lock may close on it; a key that nobody decided about goes. */
export function staysBehindLock(key: string): boolean {
  const known = Object.entries(KEPT_KEYS).find(([name]) => (name.endsWith('_') ? key.startsWith(name) : key === name));
  return known?.[1].behindLock === 'stays';
}

/** Leaves in the browser's storage only what may stay behind a lock. A browser that forbids storage has nothing. */
export function sweepBehindLock(): void {
  try {
    for (const kept of [window.localStorage, window.sessionStorage])
      for (const key of Object.keys(kept)) if (!staysBehindLock(key)) kept.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** The same each time a page of somebody who has a lock is hidden or left: the lock may close on what it kept. */
export function sweepWhenHidden(over: AbortSignal): void {
  const sweep = () => void (document.visibilityState === 'hidden' && sweepBehindLock());
  document.addEventListener('visibilitychange', sweep, { signal: over });
  window.addEventListener('pagehide', sweepBehindLock, { signal: over });
}
