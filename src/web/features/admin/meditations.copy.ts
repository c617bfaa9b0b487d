import { screens } from '#contract/screens.ts';

/** The words of the page where an admin decides about meditations. */
export const meditationsCopy = {
  kicker: 'What is on the shelf, and for whom',
  title: screens.adminMeditations.title,
  shelf: 'The shelf',
  lead: 'Read it, then decide. Each decision is written down with its reason.',
  loading: 'Loading...',
  failed: { title: 'We couldn’t load the meditations', text: 'Nothing was changed. Please try again in a moment.' },
  unread: { title: 'We couldn’t load this one', text: 'Please try again in a moment.' },
  empty: { title: 'Nothing on the shelf', text: 'Meditations appear here as soon as there are any.' },
  kinds: { script: 'Built in', recording: 'Recording' },
  minutes: (seconds: number) => `${Math.round(seconds / 60)} min`,
  adults: 'Adults only',
  hidden: 'Hidden',
  free: 'Free',
  yearly: 'Yearly only',
  place: (place: number | null) => (place === null ? 'Not on home' : `Home, place ${place}`),
  cover: (cover: string) => `Cover: ${cover}`,
  transcript: 'Transcript',
  transcriptNote: (count: number) => (count === 1 ? '1 cue' : `${count} cues`),
  redFlags: 'Said first',
  before: 'Said before it starts',
  otherWay: (who: string, instead: string) => `${who}: ${instead}`,
  known: 'What it claims',
  claimsNothing: 'It claims nothing.',
  grade: (grade: number | null) => (grade === null ? 'not graded' : `grade ${grade} of 4`),
  checked: (day: string) => `Checked on ${day}.`,
  decide: 'Decide',
  status: 'On the shelf',
  statuses: { approved: 'Shown', hidden: 'Hidden' },
  access: 'Who may play it',
  accesses: { full: 'Full access', free: 'Everybody, free', yearly: 'Yearly plan only' },
  placeLabel: 'Place on home',
  placeHint: 'A number from 1 to 999; the lowest come first. Leave it empty to keep it off home.',
  placeWrong: 'Use a whole number from 1 to 999, or leave it empty.',
  reason: 'Why?',
  reasonMissing: 'Please write a reason first.',
  same: 'Nothing is different yet. Change something first.',
  save: 'Save decision',
  saving: 'Saving...',
  saved: 'Saved and written down.',
  notSaved: 'It wasn’t saved. Please try again.',
  decided: 'Decided before',
  none: 'Nothing was decided yet: it is as it came.',
  by: (byMe: boolean) => (byMe ? 'by you' : 'by another admin'),
  was: ({
    status,
    isFree,
    yearlyOnly,
  }: {
    readonly status: 'approved' | 'hidden';
    readonly isFree: boolean;
    readonly yearlyOnly: boolean;
  }) =>
    [status === 'approved' ? 'Shown' : 'Hidden', isFree ? 'free' : yearlyOnly ? 'Yearly only' : 'full access'].join(
      ', ',
    ),
} as const;
