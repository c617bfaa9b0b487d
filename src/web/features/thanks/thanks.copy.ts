import type { ThanksState } from '#domain/thanks/thanks.ts';

/** The words of a thank-you to a teacher, for who listened. */
export const thanks = {
  title: (name: string) => `Thank ${name}`,
  label: 'One line',
  hint: (most: number) => `Up to ${most} characters. It arrives without your name.`,
  left: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
  over: (over: number) => (over === 1 ? '1 character too many' : `${over} characters too many`),
  send: 'Send thank-you',
  sending: 'Sending...',
  missing: 'Write a line first.',
  failed: 'We couldn’t send this. What you wrote is still here.',
  mine: 'Your thank-you',
  states: {
    waiting: 'It goes out in a few minutes, together with others, so nobody can tell it’s yours.',
    shown: 'Your teacher can read it, without your name.',
    held: 'A moderator reads it first.',
    hidden: 'A moderator decided not to pass it on.',
    change_asked: 'A moderator asks you to say it another way. Take it back and write a new one.',
  } satisfies Record<ThanksState, string>,
  back: 'Take it back',
  takingBack: 'Taking it back...',
  backFailed: 'We couldn’t take it back. Please try again.',
  taken: 'Thank-you withdrawn',
} as const;
