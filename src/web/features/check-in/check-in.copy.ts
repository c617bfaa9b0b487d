/** Words of Today's Check-in (§4.8, §5, §8). Prompts, affirmations and milestones are the domain's. */
export const checkIn = {
  title: "Today's Check-in",
  daysWithUs: (days: number) => (days === 0 ? 'your first one' : `day ${days} with us`),
  response: 'Your response',
  placeholder: 'A word is plenty.',
  complete: 'Complete check-in',
  saving: 'Saving...',
  completeToday: 'Complete Today ✓',
  blank: 'Please share your thoughts to complete check-in',
  kept: 'It’s in your journal.',
  waits:
    'It lies on this device. In your journal it will stand under today; as a day with us it counts on the day it arrives.',
  loading: 'Loading...',
  failed: { title: "We could not fetch today's check-in", text: 'Nothing is lost. Please try again.' },
  done: { title: 'Check-in complete', point: '+1 point. Your words are in your journal.' },
  counted: { title: 'Kept in your journal', text: 'Today was counted already, so there is no second point.' },
  unsent: {
    title: 'Check-in saved locally, journal sync failed',
    counts: (outlook: string) => `${outlook} As a day with us it counts on the day it arrives.`,
    field: 'Your words are still in the field. Please try again in a moment.',
  },
  voice: 'your check-in',
  milestones: {
    mark: (day: number, badge: 'reached' | 'near' | null) =>
      badge === 'reached' ? `Day ${day}, reached: open what it gave` : `Day ${day}`,
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
