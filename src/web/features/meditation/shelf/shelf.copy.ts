import type { Phase } from '#domain/cycle/cycle-view.ts';
import { needWords } from './need-words.ts';
import type { TodayReason } from '#domain/meditation/for-today.ts';
import { numberWord } from '#web/ui/drawings/dates/number-words.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const meditations = (count: number): string =>
  count === 1 ? 'One meditation' : `${capital(numberWord(count))} meditations`;

/** The words of the shelf of meditations. */
export const shelf = {
  title: 'Healing Meditations',
  ambient: 'Ambient sounds',
  kicker: {
    some: (free: number) => `${meditations(free)} ${free === 1 ? 'stays' : 'stay'} open, whatever your plan`,
    all: 'A few quiet minutes, whenever you like',
  },
  loading: 'Loading the meditations...',
  failed: {
    title: 'We couldn’t load the meditations',
    text: 'Your favorites and places are safe. Please try again in a moment.',
  },
  offline: 'You’re offline. Only the meditations on this device play until you’re back.',
  kept: {
    title: 'On this device',
    none: 'Nothing is saved on this device yet. Open a meditation while you’re online to save it.',
  },
  none: { title: 'No meditations yet', text: 'New ones appear here as soon as they’re ready.' },
  today: {
    title: 'For today',
    quiet: 'A quiet day',
    open: (title: string) => `Open ${title}`,
    reason: (reason: TodayReason, phase: Phase | null): string => {
      if (reason === 'pain') return 'Because you logged pain today.';
      if (reason === 'energy') return 'It fits the energy you logged today.';
      if (reason === 'phase' && phase) return `It suits ${PHASE_WORDS[phase].word}, the phase you’re in.`;
      return 'It suits any day.';
    },
    or: 'Or one of these',
    nothing: 'Nothing here fits everything you logged today. That happens.',
  },
  goOn: {
    title: 'Pick up where you stopped',
    at: (place: string, whole: string) => `At ${place} of ${whole}`,
  },
  next: {
    title: 'Up next',
    remove: (title: string) => `Take ${title} off Up next`,
    earlier: (title: string) => `Move ${title} up`,
  },
  find: {
    title: 'All doors',
    note: 'The taller the door, the longer the meditation.',
    search: 'Search meditations',
    phases: 'Phase',
    lengths: 'Length',
    length: { short: 'Under 10 min', middle: '10 to 20 min', long: 'Over 20 min' },
    favorites: 'Favorites',
    more: 'What you need',
    moreNote: (count: number) => (count === 0 ? 'Cramps, sleep, worry and more' : `${count} chosen`),
    needs: 'What you need',
    teachers: 'Led by',
    all: (count: number) => `Show all ${numberWord(count)} doors`,
    found: (count: number) => `${meditations(count)}.`,
    nothing: 'No meditations match',
    nothingText: 'Try fewer filters or a shorter word.',
    clear: 'Clear filters',
  },
  door: {
    yearly: 'Yearly plan',
    shut: (title: string, length: string) => `${title}, ${length}: part of Premium, see the plans`,
    shutYearly: (title: string, length: string) => `${title}, ${length}: part of the yearly plan, see the plans`,
    any: 'Any day',
    fresh: 'New',
    stopped: (place: string) => `Stopped at ${place}`,
    heard: (count: number) => `Heard ${times(count)}`,
    more: (title: string) => `More for ${title}`,
    favorite: 'Add to favorites',
    noFavorite: 'Take off favorites',
    isFavorite: 'A favorite.',
    queue: 'Add to Up next',
    noQueue: 'Take off Up next',
    failed: 'We couldn’t save that. Please try again.',
  },
  listened: (minutes: number, month: string) =>
    `You’ve listened for ${minutes === 1 ? 'one minute' : `${numberWord(minutes)} minutes`} in ${month}.`,
  closed: {
    title: (count: number) => `${capital(numberWord(count))} ${count === 1 ? 'door is' : 'doors are'} closed`,
    text: (open: readonly string[]) =>
      `${open.length > 0 ? `${open.join(' and ')} ${open.length === 1 ? 'stays' : 'stay'} open. ` : ''}Your tracker, journal, moon and check-ins stay open too.`,
    plans: 'See the plans',
  },
  needs: needWords,
} as const;
