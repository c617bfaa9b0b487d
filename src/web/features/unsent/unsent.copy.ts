import type { RouteName } from '#contract/table.ts';
import { parseLocalDate } from '#domain/calendar/local-date.ts';
import type { DraftCounts } from '#web/platform/drafts/count-drafts.ts';
import type { OutboxEntry } from '#web/platform/outbox/entry.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';

const count = (many: number, one: string, more = `${one}s`) => (many === 1 ? `1 ${one}` : `${many} ${more}`);
const listed = new Intl.ListFormat('en');

export const unsent = {
  waiting: 'waiting',
  attention: 'to look at',
  label: ({ waiting, attention }: { waiting: number; attention: number }) =>
    [
      waiting > 0 &&
        `${count(waiting, 'entry', 'entries')} on this device ${waiting === 1 ? 'waits' : 'wait'} to be sent`,
      attention > 0 && `${count(attention, 'entry', 'entries')} ${attention === 1 ? 'needs' : 'need'} your attention`,
    ]
      .filter(Boolean)
      .join(', '),
  dialog: {
    kicker: 'On this device',
    title: 'Not sent yet',
    lead: 'These are saved on this device, encrypted. We’ll send them in order as soon as you’re back online.',
    fleeting: 'This browser loses these when you close the page. Please leave it open until they’re sent.',
    paused:
      'Your session has ended. These stay on this device, encrypted. We’ll send them once you sign in again with this account.',
    signIn: 'Sign in',
    empty: 'Everything has been sent.',
    retry: 'Send now',
    retrying: 'Sending...',
    refusedTitle: 'Needs your attention',
    refusedLead:
      'We couldn’t accept these. Your words are still here. You can send them again, copy them or discard them.',
    unreadable: (many: number) =>
      `${count(many, 'entry', 'entries')} on this device can’t be opened anymore, so we can’t send ${many === 1 ? 'it' : 'them'}. The browser lost the key, or the data is damaged.`,
    again: 'Send again',
    copy: 'Copy text',
    copied: 'Copied.',
    notCopied: 'This browser didn’t let us copy. You can select the text above.',
    discard: 'Discard',
    discardNow: 'Discard for good?',
    keep: 'Keep it',
    at: (time: string) => `Saved here ${time}`,
    close: 'Close',
  },
  conflict: {
    other: 'Another device saved different words first. Here they are.',
    deleted: { over: 'Delete it anyway', drop: 'Keep the page' },
    restored: { over: 'Restore it anyway', drop: 'Keep the current page' },
  },
  leave: {
    kicker: 'Signing out',
    title: (many: number, { journal, day_log: days, circle, rating }: DraftCounts) =>
      `${listed.format([count(many, 'entry', 'entries'), count(journal, 'page'), count(days + rating, 'day'), count(circle, 'draft')].filter((part) => !part.startsWith('0 ')))} ${many + journal + days + rating + circle === 1 ? 'isn’t' : 'aren’t'} in your account yet`,
    text: (many: number) => `We couldn’t send ${many === 1 ? 'your entry' : 'your entries'} just now.`,
    pages: (many: number) =>
      `You started ${many === 1 ? 'a page' : `${many} pages`} in your journal and haven’t saved ${many === 1 ? 'it' : 'them'}.`,
    days: (many: number) =>
      `You changed ${many === 1 ? 'a day' : `${many} days`} in your log or ratings and haven’t saved ${many === 1 ? 'it' : 'them'}.`,
    circle: (many: number) =>
      `You wrote ${many === 1 ? 'a draft' : `${many} drafts`} for the circle, and ${many === 1 ? 'it hasn’t' : 'they haven’t'} reached us yet.`,
    choose: (many: number) =>
      `Keep ${many === 1 ? 'it' : 'them'} locked on this device, and ${many === 1 ? 'it’ll' : 'they’ll'} be here when you sign in again with this account. Or delete ${many === 1 ? 'it' : 'them'} for good.`,
    fleeting: (many: number) =>
      `This browser can’t keep ${many === 1 ? 'it' : 'them'} once you sign out. Signing out now deletes ${many === 1 ? 'it' : 'them'} for good.`,
    stay: 'Stay signed in',
    keep: 'Keep and sign out',
    lose: 'Delete and sign out',
  },
} as const;

/** What a kept call is, in words without what the member wrote. */
const TITLES: Partial<Record<RouteName, (date: string) => string>> = {
  communitySayPost: () => 'A post in the circle',
  communitySayReply: () => 'An answer in the circle',
  putDayLog: (date) => `What you logged${date && ` for ${date}`}`,
  startPeriod: (date) => `The start of a period${date && ` on ${date}`}`,
  editCycle: (date) => `A change to a cycle${date && ` from ${date}`}`,
  sayNotYet: () => 'That your period hasn’t started yet',
  putLifeStage: () => 'Your life stage',
  createJournalEntry: (date) => `A journal page${date && ` for ${date}`}`,
  patchJournalEntry: (date) => `Changes to a journal page${date && ` for ${date}`}`,
  deleteJournalEntry: () => 'A journal page you deleted',
  bringBackJournalEntry: () => 'A journal page you restored',
  patchDailyFlow: (date) => `Your intention${date && ` for ${date}`}`,
  putRatings: (date) => `Your ratings${date && ` for ${date}`}`,
  readNotices: () => 'That you read your reminders',
  restoreJournalVersion: () => 'An earlier version of a journal page',
  makeSymptom: () => 'A symptom of your own',
  changeSymptom: () => 'A change to a symptom of your own',
  makeMedication: () => 'A medication',
  changeMedication: () => 'A change to a medication',
  patchLogLists: () => 'Your temperature unit',
  patchUser: () => 'Your profile or journey',
  patchReminders: () => 'Your reminders',
  addFavorite: () => 'A favorite meditation',
  removeFavorite: () => 'A favorite you took out',
  putQueue: () => 'What plays next',
  putPlace: () => 'Where you stopped listening',
  savePiece: () => 'A piece you saved',
  unsavePiece: () => 'A saved piece you took out',
  putReading: () => 'How far you read',
  putMeal: () => 'A meal you wrote down',
  deleteMeal: () => 'A meal you deleted',
  putFoodManner: () => 'How food is shown',
  putOwnFood: () => 'A food of your own',
  deleteOwnFood: () => 'A food of your own you deleted',
  putFavoriteMeal: () => 'A favorite meal',
  deleteFavoriteMeal: () => 'A favorite meal you took out',
  putConcern: () => 'A concern on your appointment sheet',
  putQuestion: () => 'A question for your appointment',
  removeQuestion: () => 'A question you took off your sheet',
  clearAppointment: () => 'Your emptied appointment sheet',
  stepGuide: () => 'A step in your guide',
  putGuideThing: () => 'Something you checked off',
  deleteGuideThing: () => 'Something you unchecked',
  sendFeedback: () => 'Feedback for us',
  sayMoreFeedback: () => 'More words for your feedback',
  putGuideReflection: () => 'Your words to a question',
};

/** Small things of the member's profile, by what they change. */
const SMALL: Readonly<Record<string, string>> = {
  theme: 'Your theme',
  'updates seen': 'That you saw what’s new',
  progress: 'Your place in the questions',
};

/** The name of an entry in the list. */
export function unsentTitle({ name, input, entityKey }: OutboxEntry): string {
  const small = SMALL[entityKey];
  if (small) return small;
  const title = TITLES[name];
  const day = parseLocalDate(String(bodyOf(input)['date'] ?? bodyOf(input)['startDate'] ?? entityKey));
  return title ? title(day ? longDate(day) : '') : 'Something you saved';
}

/** Dates, ids and measures of a call itself: nothing that the member wrote. */
const NOT_WORDS: ReadonlySet<string> = new Set([
  ...['date', 'startDate', 'userId', 'kind'],
  ...['mark', 'run', 'second', 'listened', 'share', 'queue', 'was', 'figures', 'own'],
  ...['do', 'pace', 'week', 'isPlain', 'journal'],
  'picture',
]);

/**
 * What stands in an entry, as rows of a name and its words; dates and ids of the call itself are left out, and of a new
 * thing what it does not have.
 */
export function unsentRowsOf({
  name: call,
  input,
}: Pick<OutboxEntry, 'name' | 'input'>): { name: string; words: string }[] {
  const shown = Object.entries(bodyOf(input))
    .filter(([name]) => !NOT_WORDS.has(name))
    .filter(([, value]) => value !== null || !/^(create|make)/.test(call));
  return shown
    .map(([name, value]) => ({ name: spaced(name), words: wordsOf(value) }))
    .filter(({ words }) => words !== '');
}

function bodyOf(input: unknown): Record<string, unknown> {
  const body = (input as { body?: unknown } | null)?.body;
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

function wordsOf(value: unknown): string {
  if (value === null) return 'cleared';
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value === 'object')
    return Object.entries(value as object)
      .map(([name, inner]) => `${spaced(name)} ${wordsOf(inner)}`)
      .join(', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : spacedValue(String(value ?? ''));
}

function spaced(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

// Words of a closed list are written with underscores; what the member wrote stays as it is.
function spacedValue(text: string): string {
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? text.replaceAll('_', ' ') : text;
}
