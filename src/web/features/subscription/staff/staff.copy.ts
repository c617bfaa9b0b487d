/** The words for somebody who works on Moonhearth, in the place of plans and billing. */
export const staffCopy = {
  kicker: 'Subscription & Billing',
  title: 'Your account has full access',
  text: 'You’re part of the team, so everything is open to you. There’s no plan to choose and nothing to pay.',
  home: 'Go to my day',
} as const;
