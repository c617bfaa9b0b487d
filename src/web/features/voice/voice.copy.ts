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
  listening: 'Listening. Speak, and the words go to where the cursor was.',
  listeningShort: 'Listening...',
  stopped: 'Stopped listening.',
  full: 'The field is full. The last words did not fit.',
  unknown: {
    title: 'We could not look up your choice',
    description: 'The microphone stays off. Please check your connection and try again.',
    kind: 'danger',
  },
  dialog: {
    kicker: 'Voice',
    title: 'Speak instead of typing',
    lead: 'Your browser turns what you say into words and puts them where the cursor is. The microphone is off until you press it, listens for at most 15 minutes, and stops when you leave the page.',
    looking: 'Looking where this browser recognises speech...',
    local: 'This browser recognises this language on your device. The sound does not leave it.',
    remote:
      'This browser may send the sound to its maker, or to a service its maker chose, to recognise it. What they do with it is between you and them. If you would rather not, type.',
    language: 'Language you speak',
    agree: 'I agree, start listening',
    agreeing: 'Keeping your answer...',
    decline: 'Not now',
    given: (day: string) => `You agreed on ${day}.`,
    withdraw: 'Take it back',
    withdrawing: 'Taking it back...',
    withdrawn: 'Voice input is off. We keep no sound, so there is none to delete.',
    close: 'Done',
    failed: 'We could not keep your answer. The microphone stays off; please try again in a moment.',
    notWithdrawn:
      'We could not take it back just now. The microphone opens only when you press it; please try again in a moment.',
  },
} as const;
