import { expect, test } from 'vitest';
import { displayGreeting, WELCOME_MESSAGES, welcomeMessage } from './welcome.ts';

test.each([
  ['Maren', 'Welcome back, Maren!'],
  ['  Maren ', 'Welcome back, Maren!'],
  ['', 'Welcome back!'],
  [null, 'Welcome back!'],
  [undefined, 'Welcome back!'],
])('%j is greeted with %s', (name, greeting) => {
  expect(displayGreeting(name)).toBe(greeting);
});

test('eight different affirmations, each can be drawn', () => {
  expect(new Set(WELCOME_MESSAGES).size).toBe(8);
  const drawn = WELCOME_MESSAGES.map((_, index) => welcomeMessage(() => index / 8));
  expect(drawn).toEqual(WELCOME_MESSAGES);
  expect(welcomeMessage(() => 1)).toBe(WELCOME_MESSAGES[7]);
});
