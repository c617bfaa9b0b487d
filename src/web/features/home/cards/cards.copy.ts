import type { CareAdvice } from '#domain/goals/care-card.ts';
import type { PlainScreenName } from '#contract/screens.ts';

type Told = { readonly text: string; readonly source?: string };
export type Care = {
  readonly kicker: string;
  readonly title: string;
  readonly care: Required<Told>;
  readonly notes: readonly Told[];
  readonly link: { readonly to: PlainScreenName; readonly label: string };
};

/** Words of the cards of the home page below the night. */
export const cards = {
  path: { kicker: 'One step today', guide: 'Today in your guide' },
  journal: { title: 'Sacred Journaling', open: 'Write a page' },
  circle: {
    title: 'Community Circle',
    teen: 'Teen Circle',
    join: 'Join Circle',
    fresh: (count: number) => `${count > 99 ? '99+' : count} new`,
    anonymous: 'Anonymous',
    member: 'Community Member',
    empty: 'Be the first to share your wisdom in our sacred circle',
  },
  meditations: { title: 'Healing Meditations', all: 'Browse All', none: 'Loading healing meditations...' },
  wisdom: {
    title: 'Womb Wisdom',
    text: 'What’s known, and what’s told',
    wellness: { title: 'Womb Wellness', text: 'What eases a body' },
  },
  arches: {
    title: 'For these days',
    quiz: { title: 'Daily quiz', text: 'One question' },
    archetype: { title: 'Archetype Quiz', text: 'A mirror in 16 answers' },
    rewards: { title: 'Your keepsakes', text: 'And your points' },
    moreYours: { title: 'Make it more yours', begin: 'A few questions', again: 'Pick up where you left off' },
  },
  careNotes: 'What may help',
  care: {
    comfort: {
      kicker: 'For the days that hurt',
      title: 'Comfort kit',
      care: {
        text: 'See a doctor if the pain is strong, or if painkillers don’t help.',
        source: 'NHS, Period pain, read 2026',
      },
      notes: [
        {
          text: 'Put something warm on your belly or back. In one trial, steady low heat worked about as well as ibuprofen.',
          source: 'Akin and others, Obstetrics & Gynecology, 2001',
        },
        { text: 'Lie down with your knees up, and take one thing off your list.' },
        { text: 'Log when it came and how strong it was. Dates make it easier to be believed.' },
      ],
      link: { to: 'wellness', label: 'Comforts, step by step' },
    },
    nights: {
      kicker: 'For the warm hours',
      title: 'Wakeful nights',
      care: {
        text: 'Hot flashes and night sweats can be treated. Ask your doctor about hormone therapy and about talking therapy (CBT).',
        source: 'NICE, Menopause (NG23), 2015, updated 2024',
      },
      notes: [
        { text: 'Try a cooler room, sheets in layers, and water within reach.' },
        { text: 'Log the night once it’s over. Four weeks of nights tell a doctor more than one bad one.' },
        { text: 'Awake anyway? The moon is often up too.' },
      ],
      link: { to: 'tracker', label: 'Log last night' },
    },
    conception: {
      kicker: 'While you make room',
      title: 'Before conception',
      care: {
        text: 'Start folic acid before you conceive: 400 micrograms a day. After a pregnancy with a neural tube defect, ask a doctor first. You may need more.',
        source: 'CDC, Folic acid, read 2026',
      },
      notes: [
        { text: 'Show a doctor or pharmacist everything you take, and ask what’s fine to keep taking.' },
        { text: 'Book an appointment before you need one. It’ll be a short one.' },
        { text: 'Your logged days show your own rhythm. Bring the page along.' },
      ],
      link: { to: 'report', label: 'Your page for the doctor' },
    },
  } satisfies Record<CareAdvice, Care>,
} as const;
