import { screens } from '#contract/screens.ts';
import type { AnswerState } from '#domain/feedback/feedback.ts';
import { FEEDBACK } from '#domain/feedback/feedback.ts';

const STATES: Readonly<Record<AnswerState, string>> = {
  answered: 'Answered',
  planned: 'Planned',
  done: 'Done',
  closed: 'Closed',
};

/** The words of /admin/feedback. */
export const queue = {
  title: screens.adminFeedback.title,
  kicker: 'What you open is written down, and its writer can see it',
  waits: (count: number) =>
    count === 0 ? 'Nothing waits.' : count === 1 ? '1 waits for an answer.' : `${count} wait for an answer.`,
  order: 'Yearly members come first: their plan says so. Then by how long they’ve waited.',
  lists: 'What to show',
  list: { waiting: 'Waiting', handled: 'Answered' },
  loading: 'Loading...',
  failed: { title: 'We couldn’t load the queue', text: 'Nothing was changed. Please try again in a moment.' },
  empty: { title: 'Nobody waits', text: 'What members write to us appears here.' },
  nothing: 'Nothing here yet.',
  paged: {
    more: 'Show more',
    loading: 'Loading...',
    came: (count: number) => (count === 1 ? '1 more' : `${count} more`),
    failed: 'We couldn’t load more.',
    again: 'Try again',
    end: 'That’s all.',
  },
  number: (number: number) => `No. ${number}`,
  first: 'First',
  news: 'New reply',
  picture: 'with a screenshot',
  since: (day: string) => `waits since ${day}`,
  changed: (day: string) => `last change ${day}`,
  merged: (count: number) => (count === 1 ? 'with 1 more that says the same' : `with ${count} more that say the same`),
  into: (number: number) => `waits with no. ${number}`,
  own: 'This is your own. Another admin answers it.',
  held: (until: string) => `Another admin holds this until ${until}.`,
  mine: (until: string) => `You hold this until ${until}.`,
  take: `Take it for ${FEEDBACK.heldMinutes} minutes`,
  taking: 'Taking...',
  open: 'Open it',
  opening: 'Opening...',
  giveBack: 'Give it back',
  givingBack: 'Giving it back...',
  gaveBack: { title: 'Given back and written down' },
  openNote: 'Opening it leaves a line in its writer’s access history.',
  actFailed: 'That didn’t work. Please try again.',
  names: { you: 'Member', house: 'We', sent: (device: string) => `Sent along: ${device}` },
  answer: {
    words: 'Your answer',
    hint: 'Leave it empty to change the state alone. No advice about her health: point to a guide or a doctor.',
    toAll: (count: number) =>
      `This goes to ${count === 1 ? '1 more member' : `${count} more members`} too. Say nothing that belongs to one of them.`,
    state: 'What becomes of it',
    states: STATES,
    note: 'What’s new note',
    noteHint: 'A note you link is shown to all members under “What we changed because you asked”.',
    noNote: 'None',
    send: 'Send answer',
    sending: 'Sending...',
    sent: { title: 'Answered and written down' },
    failed: 'It wasn’t sent. What you typed is still here.',
  },
  merge: {
    summary: 'It says the same as another one',
    into: 'Number of the other one',
    hint: 'This one then waits with it and gets the same answer.',
    missing: 'Give a number first.',
    send: 'Merge',
    sending: 'Merging...',
    done: { title: 'Merged and written down' },
  },
} as const;
