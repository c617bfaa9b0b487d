import type { CareAdvice } from '#domain/goals/care-card.ts';
import type { ScreenName } from '#contract/screens.ts';

type Care = {
  readonly kicker: string;
  readonly title: string;
  readonly care: string;
  readonly notes: readonly string[];
  readonly link: { readonly to: ScreenName; readonly label: string };
};

/** Words of the cards of the home page below the night. */
export const cards = {
  path: { kicker: 'One step today' },
  journal: { title: 'Sacred Journaling', open: 'Open a page' },
  careNotes: 'What may help',
  care: {
    comfort: {
      kicker: 'For the days that hurt',
      title: 'Comfort kit',
      care: 'Strong pain, or pain that painkillers do not reach, is a reason to see a doctor. (NHS, Period pain, read 2026)',
      notes: [
        'Something warm, low on the belly or on the back: in one trial steady low heat eased period pain about as well as ibuprofen. (Akin and others, Obstetrics & Gynecology 2001)',
        'Somewhere to lie down with the knees up, and one thing fewer on the list.',
        'Two taps on when it came and how strong it was. It is easier to be believed with dates.',
      ],
      link: { to: 'tracker', label: 'Log the pain' },
    },
    nights: {
      kicker: 'For the warm hours',
      title: 'Wakeful nights',
      care: 'Hot flushes and night sweats can be treated. Ask about hormone therapy, and about talking therapy (CBT) beside it or in its place. (NICE NG23, 2015, updated 2024)',
      notes: [
        'A cooler room, sheets in layers, water within reach: cheap to try, and easy to give up.',
        'When the night is over, log how it was. Four weeks of nights say more to a doctor than one bad one.',
        'Awake anyway? The moon is often up too.',
      ],
      link: { to: 'tracker', label: 'Log last night' },
    },
    conception: {
      kicker: 'While you make room',
      title: 'Before conception',
      care: 'Folic acid is worth starting before: 400 micrograms a day, for everybody who could become pregnant. If a pregnancy of yours was touched by a neural tube defect, ask a doctor first: more may be needed. (CDC, Folic acid, read 2026)',
      notes: [
        'Take everything you swallow, bought or prescribed, to a doctor or pharmacist once, and ask what may stay.',
        'An appointment before you need one is a short one.',
        'Your logged days show your own rhythm. Bring the page along.',
      ],
      link: { to: 'report', label: 'Your page for the doctor' },
    },
  } satisfies Record<CareAdvice, Care>,
} as const;
