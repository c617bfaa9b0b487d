/**
 * The ten questions of the check-in, in turn by the day of the year (§9). None takes a stage of life, a family or a
 * mood for granted.
 */
export const CHECK_IN_PROMPTS = [
  'What is the weather inside you?',
  'What did your body ask for today, and did it get any?',
  'What was heavier than it looked?',
  'Where did you feel at ease, if only for a minute?',
  'What can wait until tomorrow without harm?',
  'What would feel like enough, today?',
  'What did you notice that nobody else did?',
  'What are you carrying that is not yours?',
  'Who or what was kind to you lately?',
  'What do you want to remember about today?',
] as const;
