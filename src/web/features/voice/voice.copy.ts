import type { Stop } from './listening.ts';

type Words = { readonly title: string; readonly description: string; readonly kind: 'neutral' | 'danger' };

/** §8, exact. A manual stop says nothing. */
export const STOP_TOASTS: Readonly<Record<Exclude<Stop, 'manual'>, Words>> = {
  error: {
    title: 'Voice recognition error',
    description: 'Please check microphone permissions and try again',
    kind: 'danger',
  },
  unstartable: {
    title: 'Could not start recording',
    description: 'Please check microphone permissions',
    kind: 'danger',
  },
  limit: {
    title: 'Recording automatically stopped',
    description: '15-minute recording limit reached',
    kind: 'neutral',
  },
};
export const NOT_AVAILABLE: Words = {
  title: 'Voice recognition not available',
  description: "Your browser doesn't support speech recognition",
  kind: 'danger',
};

export const voice = {
  speak: (field: string) => `Speak into ${field}`,
  stop: (field: string) => `Stop speaking into ${field}`,
  settings: 'Voice settings',
  listening: 'Listening. Your words appear where the cursor was.',
  listeningShort: 'Listening...',
  stopped: 'Stopped listening.',
  full: 'This field is full. Your last words didn’t fit.',
  unknown: {
    title: 'We couldn’t check your choice',
    description: 'The microphone stays off. Check your connection, then try again.',
    kind: 'danger',
  },
  dialog: {
    kicker: 'Voice',
    title: 'Speak instead of typing',
    lead: 'Your browser turns your speech into text at the cursor. The microphone is off until you press it. It listens for 15 minutes at most and stops when you leave the page.',
    looking: 'Checking where this browser recognizes speech...',
    local: 'This browser recognizes this language on your device. The sound never leaves it.',
    remote:
      'This browser may send the sound to its maker, or to a service they chose. What they do with it is between you and them. If you’d rather not, type instead.',
    language: 'Language you speak',
    agree: 'I agree, start listening',
    agreeing: 'Saving your answer...',
    decline: 'Not now',
    given: (day: string) => `You agreed on ${day}.`,
    withdraw: 'Turn voice input off',
    withdrawing: 'Turning it off...',
    withdrawn: 'Voice input is off. We never stored any sound, so there’s nothing to delete.',
    close: 'Done',
    failed: 'We couldn’t save your answer. The microphone stays off. Please try again in a moment.',
    notWithdrawn:
      'We couldn’t turn it off just now. The microphone only opens when you press it. Please try again in a moment.',
  },
} as const;
