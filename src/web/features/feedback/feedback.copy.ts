import type { DeviceFact, FeedbackKind, FeedbackState } from '#domain/feedback/feedback.ts';

const KINDS: Readonly<Record<FeedbackKind, string>> = {
  idea: 'An idea',
  problem: 'A problem',
  praise: 'Praise',
  question: 'A question',
};
const STATES: Readonly<Record<FeedbackState, string>> = {
  open: 'Waiting for our answer',
  answered: 'Answered',
  planned: 'Planned',
  done: 'Done',
  closed: 'Closed',
};
const FACTS: Readonly<Record<DeviceFact, string>> = {
  device: 'Device and browser',
  window: 'Size of the page',
  screen: 'Size of the screen',
  language: 'Language',
  look: 'Light or night',
  connection: 'Connection',
};

/** The words of /feedback. */
export const feedback = {
  title: 'Tell us what you think',
  kicker: 'A person reads this',
  lead: 'An idea, a problem, praise or a question. Our answer appears here, and a short email tells you it’s there.',
  kinds: KINDS,
  states: STATES,
  form: {
    title: 'Write to us',
    kind: 'What is it?',
    words: 'Your words',
    hint: 'It’s encrypted, and opened only by the person who answers. Your access history shows each time.',
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    over: (count: number) => `Please cut ${count === 1 ? '1 character' : `${count} characters`}.`,
    missing: 'Write a few words first.',
    send: 'Send feedback',
    sending: 'Sending...',
    failed: 'We couldn’t send it. What you typed is still here.',
    sent: { title: 'Sent. Thank you', description: 'You can follow it on this page.' },
  },
  picture: {
    add: 'Add a screenshot',
    hint: 'You see it, crop it and blur what’s private before it leaves this device. Details hidden in the file stay behind.',
    alt: 'Your screenshot',
    again: 'Change it',
    remove: 'Leave it out',
    errors: {
      kind: 'Please choose a JPEG, PNG or WebP picture.',
      large: 'This picture is too large. The limit is 5 MB and 25 megapixels.',
      unreadable: 'We couldn’t read this picture. Please choose another one.',
      failed: 'Your browser couldn’t prepare this picture. Please try a smaller one.',
    },
  },
  facts: {
    add: 'Add facts about this device',
    title: 'Facts about this device',
    hint: 'Only what’s checked is sent. Uncheck what you’d rather not share.',
    names: FACTS,
    none: 'Send none of these',
    light: 'Light',
    dark: 'Night',
    online: 'Online',
    offline: 'Offline',
  },
  own: {
    title: 'Your feedback',
    loading: 'Loading...',
    failed: {
      title: 'We couldn’t load your feedback',
      text: 'You can write all the same. Please try again in a moment.',
    },
    empty: 'Nothing yet. What you send appears here with a number.',
    waiting: 'On this device, not sent yet',
    number: (number: number) => `No. ${number}`,
    news: 'New answer',
    first: 'With your plan, we answer you first.',
    more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  },
  thread: {
    title: (number: number) => `Feedback no. ${number}`,
    loading: 'Loading...',
    failed: 'We couldn’t load this. Please try again in a moment.',
    retry: 'Try again',
    you: 'You',
    house: 'Moonhearth',
    sent: (device: string) => `You sent along: ${device}`,
    note: (title: string) => `You can read about it under What’s new: ${title}`,
    write: 'Write back',
    send: 'Send',
    closeIt: 'Close it',
    closing: 'Closing...',
    deleteIt: 'Delete it',
    deleteNow: 'Delete it for good',
    deleting: 'Deleting...',
    keep: 'Keep it',
    deleteAsk: 'Your words, our answers and the picture go for good.',
    actFailed: 'That didn’t work. Please try again.',
    deleted: { title: 'Deleted' },
  },
  changes: {
    title: 'What we changed because you asked',
    yours: 'You asked for this.',
    empty: 'As soon as something changes because a member asked, you’ll find it here.',
  },
} as const;

/** The words of the picture's editor. */
export const editor = {
  title: 'Your screenshot',
  lead: 'Crop it, and blur everything that’s nobody’s business. What’s cut off or blurred never leaves this device.',
  frame: (area: string) =>
    `${area}: arrow keys move it, Shift and arrow keys change its size. You can also draw it with a finger or a mouse.`,
  areas: 'Which area to change',
  crop: 'Crop',
  blur: (number: number) => `Blur ${number}`,
  add: 'Blur an area',
  remove: 'Take off this blur',
  fields: { left: 'From left', top: 'From top', width: 'Width', height: 'Height' },
  unit: 'in percent',
  use: 'Use this picture',
  using: 'Preparing...',
  cancel: 'Cancel',
} as const;

/** The most areas that can be blurred. */
export const MOST_BLURS = 8;
