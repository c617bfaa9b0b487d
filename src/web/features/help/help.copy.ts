/** Copy of /help-now. */
export const help = {
  kicker: 'At any hour',
  title: 'Help now',
  lead: 'Whom to call, first where your clock stands. You don’t have to be sure, and you don’t have to explain it well.',
  when: 'Call when',
  reasons: [
    'you think of dying, or of hurting yourself',
    'somebody hurts you, forces you or frightens you',
    'you bleed heavily and feel faint',
    'you’re scared, and can’t tell what it is',
  ],
  say: 'What you can say',
  words: [
    '“I’m not safe. I don’t want to be alone.”',
    '“I’m bleeding a lot and I feel faint.”',
    '“I can’t talk freely.”',
  ],
  kind: 'Moonhearth can’t call for you, and nobody here reads this with you. The people behind these numbers can stay on the line.',
} as const;
