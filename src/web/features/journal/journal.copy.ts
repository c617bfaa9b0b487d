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
  loading: 'Opening your journal...',
  failed: {
    title: 'Your pages could not be opened',
    text: 'They are safe. Your connection may be gone, or we are busy. What you are writing stays here.',
  },
  paper: {
    label: 'The page you are writing',
    newPage: 'New page',
    backToNew: 'Back to a new page',
    day: 'Day of this page',
    another: 'Another prompt',
    title: 'Title',
    titleHint: 'A title, if it wants one',
    body: 'Your page',
    dream: 'Dream insights',
    mood: 'How is it in there?',
    tags: 'Tags',
    tagsHint: 'Up to 12, commas between',
    keep: 'Keep this page',
    keepChanges: 'Keep the changes',
    keeping: 'Keeping...',
    private: 'Private to you',
    unsaved: 'Not kept yet. Your words stay on this device until you keep them.',
    unsavedShort: 'Not kept yet. This browser stores nothing, so keep it before you leave.',
    waits: 'Kept on this device, will be sent.',
    discard: 'Undo my changes',
    discardNew: 'Clear the page',
    discarded: { title: 'Page cleared', description: 'Bring it back below for as long as you stay here.' },
    undoDiscard: 'Bring my words back',
    delete: 'Delete',
    versions: 'Earlier versions',
    opening: 'Opening the page...',
    unreadable: {
      text: 'It’s damaged where it’s stored, and we’ve been told. Your other pages are safe. You can delete it in your privacy settings.',
      link: 'Entries that can’t be opened',
    },
    openFailed: { title: 'This page could not be opened', text: 'It is safe. Try again in a moment.' },
    blank: 'Write a word or choose a mood first.',
    long: (count: number) => `${count.toLocaleString('en')} of 200,000 letters.`,
    over: (count: number) => `${count.toLocaleString('en')} letters too many for one page. Move some to a second one.`,
    tooLarge: 'This page is longer than one page can hold. Move some of it to a second one.',
    notKept: 'This could not be kept just now.',
    safe: 'Your words are still here.',
  },
  kept: { title: 'Page kept', description: 'Encrypted with your own key.' },
  goesLater: 'The deletion is kept on this device',
  deleted: {
    title: 'Page deleted',
    text: (title: string) => `"${title}" is deleted.`,
    waitsTitle: 'Page deleted, waiting to be sent',
    waits: (title: string | null) =>
      `${title === null ? 'A page' : `"${title}"`} is gone here. It is deleted for good as soon as this can be sent; until then it can come back.`,
    undo: 'Bring it back',
    back: 'Page is back',
    failed: 'This could not be done just now. Please try again.',
  },
  list: {
    title: 'Earlier pages',
    dream: 'dream',
    day: (day: number) => `Day ${day}`,
    draft: 'not kept yet',
    unreadable: 'We’ve been told. Your other pages are safe.',
    empty: { title: 'No pages yet', text: 'The first one can be a single line. Nobody but you will read it.' },
    paged: {
      more: 'Earlier pages',
      loading: 'Opening earlier pages...',
      came: (count: number) => `${counted(count, 'earlier page')} below`,
      failed: 'Earlier pages could not be opened.',
      again: 'Try again',
      end: 'You’ve reached your first page.',
    },
  },
  search: {
    label: 'Search pages',
    placeholder: 'Search',
    searching: 'Looking through your pages...',
    none: (text: string) => `No page holds "${text}".`,
    hint: 'Fewer letters find more: "winter" is in "midwinter". A day is quicker found in the dots of its month.',
    all: 'Show all pages',
    noneYet: (count: number) => `Nothing in the newest ${pages(count)}.`,
    found: (count: number) => `${pages(count)} found`,
    further: 'Look further back',
    failed: 'The search did not go through.',
    again: 'Your pages are safe. Try again in a moment.',
  },
} as const;
