import type { JournalHead } from '#contract/journal/journal.schemas.ts';
import type { Mood } from '#domain/cycle/day-log.ts';

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
/** "1 page", "12 pages" */
export const pages = (count: number): string => counted(count, 'page');
const MOOD_WORDS: Readonly<Record<Mood, string>> = {
  tender: 'Tender',
  calm: 'Calm',
  bright: 'Bright',
  restless: 'Restless',
  irritable: 'Irritable',
  low: 'Low',
  anxious: 'Anxious',
  happy: 'Happy',
};
/** The moods, in the order in which they are offered. */
export const OFFERED_MOODS = Object.keys(MOOD_WORDS) as Mood[];
/** "Tender" */
export const moodWord = (mood: Mood): string => MOOD_WORDS[mood];
/** The title of a page; one without is named by its day elsewhere. */
export const entryTitle = ({ title, unreadable }: Pick<JournalHead, 'title' | 'unreadable'>): string =>
  unreadable ? 'This page couldn’t be opened' : title.trim() || 'Untitled page';

export const journal = {
  kicker: 'Sacred Journaling',
  title: 'Your pages',
  loading: 'Loading your journal...',
  failed: {
    title: 'We couldn’t load your pages',
    text: 'They’re safe, and what you’re writing stays here. Check your connection, then try again.',
  },
  paper: {
    label: 'The page you are writing',
    newPage: 'New page',
    backToNew: 'Back to a new page',
    day: 'Day of this page',
    another: 'Another prompt',
    title: 'Title',
    titleHint: 'Title, if you like',
    body: 'Your page',
    dream: 'Dream insights',
    mood: 'How do you feel?',
    tags: 'Tags',
    tagsHint: 'Up to 12, separated by commas',
    keep: 'Save page',
    keepChanges: 'Save changes',
    keeping: 'Saving...',
    private: 'Private to you',
    unsaved: 'Not saved yet. Your words stay on this device until you save them.',
    unsavedShort: 'Not saved yet. This browser stores nothing, so save before you leave.',
    waits: 'Saved on this device. We’ll send it when you’re online.',
    discard: 'Undo my changes',
    discardNew: 'Clear the page',
    undoDiscard: 'Undo',
    delete: 'Delete',
    versions: 'Earlier versions',
    opening: 'Loading the page...',
    unreadable: {
      text: 'It’s damaged, and we’ve been told. Your other pages are safe. You can delete it in your privacy settings.',
      link: 'Entries that can’t be opened',
    },
    openFailed: { title: 'We couldn’t open this page', text: 'It’s safe. Try again in a moment.' },
    blank: 'Write a word or choose a mood first.',
    long: (count: number) => `${count.toLocaleString('en')} of 200,000 letters.`,
    over: (count: number) => `${count.toLocaleString('en')} letters too many. Move some to a second page.`,
    tooLarge: 'This page is too long. Move some of it to a second one.',
    notKept: 'We couldn’t save this just now.',
    safe: 'Your words are still here.',
  },
  kept: { title: 'Page saved', description: 'Encrypted with your own key.' },
  goesLater: 'Deleted on this device',
  deleted: {
    title: 'Page deleted',
    text: (title: string) => `“${title}” is deleted.`,
    waitsTitle: 'Page deleted on this device',
    waits: (title: string | null) =>
      `${title === null ? 'A page' : `“${title}”`} will be deleted everywhere once you’re online. Until then you can undo it.`,
    undo: 'Undo',
    back: 'Page restored',
    failed: 'We couldn’t do that just now. Please try again.',
  },
  list: {
    title: 'Earlier pages',
    dream: 'dream',
    day: (day: number) => `Day ${day}`,
    draft: 'not saved yet',
    unreadable: 'We’ve been told. Your other pages are safe.',
    empty: { title: 'No pages yet', text: 'Your first one can be a single line. A word is plenty.' },
    paged: {
      more: 'Earlier pages',
      loading: 'Loading earlier pages...',
      came: (count: number) => `${counted(count, 'earlier page')} below`,
      failed: 'We couldn’t load earlier pages.',
      again: 'Try again',
      end: 'You’ve reached your first page.',
    },
  },
  search: {
    label: 'Search pages',
    placeholder: 'Search',
    searching: 'Searching your pages...',
    none: (text: string) => `No pages mention “${text}”. Try a shorter word.`,
    hint: 'Looking for a day? Use the dots of its month.',
    all: 'Show all pages',
    noneYet: (count: number) => `Nothing in your newest ${pages(count)}.`,
    found: (count: number) => `${pages(count)} found`,
    further: 'Search older pages',
    failed: 'We couldn’t search your pages.',
    again: 'They’re safe. Try again in a moment.',
  },
} as const;
