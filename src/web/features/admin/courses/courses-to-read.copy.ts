/** The words of courses that wait for an admin. */
export const coursesCopy = {
  title: 'Courses that wait for you',
  lead: 'Read what it says and each question. You heard the recordings when they came.',
  failed: { title: 'We couldn’t load the courses that wait', text: 'They’re still here. Please try again.' },
  lessons: (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`),
  since: (moment: string) => `since ${moment}`,
  isShown: 'Members see an earlier version until you decide.',
  isOwn: 'This is your own course. Another admin decides about it.',
  gone: 'A recording that isn’t public anymore',
  form: {
    label: (title: string) => `Your answer to ${title}`,
    legend: 'Your answer',
    choices: { public: 'Make it public', change: 'Ask for a change', decline: 'Decline it' },
    missing: 'Choose an answer first.',
    reason: 'Why',
    reasonHint: 'The teacher reads this, unless it becomes public.',
    reasonMissing: 'Write a sentence first.',
    act: 'Send answer',
    busy: 'Sending...',
    done: 'Answer sent',
    failed: 'We couldn’t send this. What you typed is still here.',
  },
} as const;
