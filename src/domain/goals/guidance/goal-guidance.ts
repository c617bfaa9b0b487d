/**
 * A page that serves an intention: its path and the words of the link. Shown only when the page exists (decisions 2).
 */
export type IntentionLink = { readonly path: string; readonly label: string };

/** What the home page says to one goal (§2.4). */
export type GoalGuidance = {
  readonly headline: string;
  readonly subText: string;
  /** What stands in its place once three of the member's cycles are closed. */
  readonly laterText?: string;
  /** What stands in its place in a stage of life that counts no cycle. */
  readonly uncountedText?: string;
  readonly affirmation: string;
  readonly links: readonly IntentionLink[];
};

/** The pages intentions lead to, named once. */
export const to = {
  tracker: (label: string): IntentionLink => ({ path: '/tracker', label }),
  moon: (label: string): IntentionLink => ({ path: '/lunar-calendar', label }),
  journal: (label: string): IntentionLink => ({ path: '/journal', label }),
  wisdom: (label: string): IntentionLink => ({ path: '/wisdom', label }),
  wellness: (label: string): IntentionLink => ({ path: '/wisdom?category=wellness', label }),
  ease: (label: string): IntentionLink => ({ path: '/wellness', label }),
  meditations: (label: string): IntentionLink => ({ path: '/meditations', label }),
  sounds: (label: string): IntentionLink => ({ path: '/ambient-sounds', label }),
  wombHealth: (label: string): IntentionLink => ({ path: '/womb-health', label }),
  guide: (label: string): IntentionLink => ({ path: '/health-guide', label }),
  meals: (label: string): IntentionLink => ({ path: '/meals', label }),
  community: (label: string): IntentionLink => ({ path: '/community', label }),
  flow: (label: string): IntentionLink => ({ path: '/daily-flow', label }),
} as const;
