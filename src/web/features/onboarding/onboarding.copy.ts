/** Words of /progressive-onboarding. */
export const onboarding = {
  position: (n: number, total: number) => (total > 1 ? `A few things first, ${n} of ${total}` : 'One thing first'),
  birthdayHeading: 'When is your birthday?',
  birthdayLead: 'It tells us what fits your age. Other members never see it.',
  birthday: 'Birthday',
  birthdayNeeded: 'Please give your birthday.',
  goalsHeading: 'Choose Your Sacred Wellness Goals',
  goalsLead: "Pick one, two or three. We'll shape your home around them.",
  next: 'Continue',
  saving: 'Saving...',
  failedTitle: 'That could not be saved',
  failed: 'Something went wrong. Please try again.',
  endedLead: 'This place is made for people of 13 and older, so we have closed the account and erased what was in it.',
} as const;
