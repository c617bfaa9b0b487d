import type { Goal } from '#domain/goals/goals.ts';
import { goalGroups } from '../signup.copy.ts';

/** The 17 goals in the groups the page shows them in; a group whose goals are all hidden disappears. */
export const GOAL_GROUPS: readonly { readonly title: string; readonly goals: readonly Goal[] }[] = [
  {
    title: goalGroups.cycle,
    goals: [
      'understand my sacred menstrual cycle',
      'restore cycle regularity',
      'connect with lunar cycles',
      'navigate menopause with grace',
    ],
  },
  {
    title: goalGroups.body,
    goals: [
      'reduce menstrual pain and symptoms',
      'balance hormones naturally',
      'heal reproductive health imbalances',
      'practice womb-centered self-care',
      "honor my body's wisdom",
    ],
  },
  { title: goalGroups.fertility, goals: ['prepare for conception', 'navigate fertility challenges'] },
  {
    title: goalGroups.inner,
    goals: [
      'reconnect with womb wisdom',
      'strengthen my intuition',
      'embrace my feminine power',
      'embrace my sacred sexuality',
      'release reproductive trauma',
      'create healing rituals',
    ],
  },
];
