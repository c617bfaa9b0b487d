import { PRODUCT } from './product.ts';

/** The eight affirmations of the welcome toast (§4.3, decisions 2). */
export const WELCOME_MESSAGES: readonly string[] = [
  'The fire is lit and your place is waiting.',
  'Nothing to catch up on. Start with one breath.',
  'Your body has been keeping time. Let’s read it together.',
  'Whatever today is like, it belongs here.',
  'You don’t have to feel wise to listen to yourself.',
  'Rest counts. So does showing up for a minute.',
  'The moon kept moving and so did you.',
  'You know your body better than any chart does. We only draw.',
];

/** The greeting of the day on which the account was made (§2.4). */
export const welcomeToProduct = `Welcome to ${PRODUCT}!`;

/** "Welcome back, {firstName}!", or "Welcome back!" when no name is known (§4.3). */
export function displayGreeting(firstName: string | null | undefined): string {
  const name = firstName?.trim();
  return name ? `Welcome back, ${name}!` : 'Welcome back!';
}

/** One of the eight affirmations, drawn by `random`, a number from 0 up to 1. */
export function welcomeMessage(random: () => number): string {
  const index = Math.min(WELCOME_MESSAGES.length - 1, Math.floor(random() * WELCOME_MESSAGES.length));
  return WELCOME_MESSAGES[index] as string;
}
