import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { Ease, Way } from '#domain/wellness/wellness.ts';
import type { DayReason } from '#domain/wellness/for-day.ts';
import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { numberWord } from '#web/ui/drawings/dates/number-words.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';

const ways = {
  movement: 'Movement',
  pelvic_floor: 'Pelvic floor',
  breath: 'Breath',
  warmth: 'Warmth',
  touch: 'Touch',
  rest: 'Rest',
  ritual: 'Small rituals',
} as const satisfies Record<Way, string>;

const eases = {
  cramps: 'Cramps',
  low_back: 'A sore back',
  bloating: 'Bloating',
  sleep: 'Can’t sleep',
  worry: 'Worry',
  anger: 'Anger',
  low_energy: 'No energy',
  heavy_heart: 'A heavy heart',
  tension: 'Tight and tense',
  headache: 'Headache',
  sore_breasts: 'Sore breasts',
  hot_flash: 'A hot flash',
  after_birth: 'After a birth',
  leaks: 'Leaks',
  appointment: 'An appointment',
} as const satisfies Record<Ease, string>;

const bases = {
  evidence: 'Evidence',
  tradition: 'Tradition',
  practice: 'Practice',
} as const satisfies Record<NonNullable<MeditationWhole['basis']>, string>;

/** The words of /wellness. */
export const wellness = {
  title: 'Wellness',
  kicker: 'A few minutes, drawn step by step',
  lead: 'Choose what hurts or is missing.',
  loading: 'Loading the sequences...',
  failed: {
    title: 'We couldn’t load the sequences',
    text: 'Nothing of yours is lost. Please try again in a moment.',
  },
  offline: 'You’re offline. The sequences on this device play until you’re back.',
  none: { title: 'Nothing here yet', text: 'New sequences appear here as soon as they’re ready.' },
  asks: 'What does your body ask for?',
  needs: 'What you need',
  allNeeds: 'All needs',
  ways: 'Kind',
  all: 'All sequences',
  every: 'All kinds',
  found: (count: number) => (count === 1 ? 'One sequence fits.' : `${capital(numberWord(count))} sequences fit.`),
  nothing: {
    title: 'Nothing fits both',
    text: 'Choose another kind, or see everything for this need.',
    clear: 'See all kinds',
  },
  more: (count: number) => `Show all ${numberWord(count)}`,
  length: (seconds: number) => {
    const minutes = seconds / 60;
    return `${Number.isInteger(minutes) ? minutes : `${Math.floor(minutes)}½`} min`;
  },
  today: {
    title: 'For today',
    open: (title: string) => `Open ${title}`,
    or: 'Or one of these',
    nothing: 'A quiet day',
    nothingText: 'Nothing fits everything you logged today. Choose a need above.',
    reason: (reason: DayReason, phase: Phase | null): string => {
      if (reason === 'pain') return 'Because you logged pain today.';
      if (reason === 'stage') return 'It’s made for where you are in life.';
      if (reason === 'energy') return 'It fits the energy you logged today.';
      if (reason === 'phase' && phase) return `It suits ${PHASE_WORDS[phase].word}, the phase you’re in.`;
      return 'It suits any day.';
    },
  },
  goOn: { title: 'Pick up where you stopped', at: (place: string, whole: string) => `At ${place} of ${whole}` },
  kept: {
    title: 'On this device',
    none: 'No sequence is on this device yet. Open one while you’re online to keep it.',
  },
  names: { ways, eases, bases },
} as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
