import { ordinal } from './ordinal.ts';

/** Words of Today's Check-in (§4.8, §5, §8). Prompts, affirmations and milestones are the domain's. */
export const checkIn = {
  title: "Today's Check-in",
  daysHere: (days: number) =>
    days === 0 ? 'Your first check-in' : days === 1 ? 'Your first day here' : `Your ${ordinal(days)} day here`,
  response: 'Your response',
  placeholder: 'A word is plenty.',
  complete: 'Complete check-in',
  saving: 'Saving...',
  completeToday: 'Complete Today ✓',
  blank: 'Please share your thoughts to complete check-in',
  kept: 'It’s in your journal.',
  waits: 'It’s saved on this device. It goes to your journal, and counts as a day here, once you’re back online.',
  loading: 'Loading...',
  failed: { title: 'We couldn’t load today’s check-in', text: 'Nothing is lost. Please try again.' },
  done: { title: 'Check-in complete', point: '+1 point. Your words are in your journal.' },
  counted: { title: 'Saved in your journal', text: 'Today already counts, so there’s no second point.' },
  unsent: {
    title: 'Check-in saved locally, journal sync failed',
    counts: (outlook: string) => `${outlook} It counts as a day here once it arrives.`,
    field: 'Your words are still in the field. Please try again in a moment.',
  },
  voice: 'your check-in',
  milestones: {
    mark: (day: number, badge: 'reached' | 'near' | null) =>
      badge === 'reached' ? `Day ${day}: open your milestone` : `Day ${day}`,
    label: ({
      reached,
      next,
      later,
    }: {
      reached: readonly number[];
      next: { day: number; inDays: number } | null;
      later: readonly number[];
    }) =>
      [
        'Milestones:',
        [
          reached.length > 0 && `day ${reached.join(', ')} reached`,
          next && `day ${next.day} is next`,
          later.length > 0 && `then ${later.join(', ')}`,
        ]
          .filter(Boolean)
          .join(', '),
      ].join(' '),
  },
} as const;
