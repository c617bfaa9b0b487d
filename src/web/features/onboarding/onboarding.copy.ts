/** Words of /progressive-onboarding. */
export const onboarding = {
  position: (n: number, total: number) => (total > 1 ? `A few questions, ${n} of ${total}` : 'One question'),
  birthdayHeading: 'When is your birthday?',
  birthdayLead: 'We use it to show what fits your age. Other members never see it.',
  birthday: 'Birthday',
  birthdayNeeded: 'Please enter your birthday.',
  goalsHeading: 'Choose Your Sacred Wellness Goals',
  goalsLead: 'Choose up to three. We’ll set up your home around them.',
  next: 'Continue',
  saving: 'Saving...',
  failedTitle: 'We couldn’t save that',
  failed: 'Something went wrong. Please try again.',
  endedLead: 'Moonhearth is for people who are 13 or older, so we closed the account and deleted everything in it.',
} as const;
