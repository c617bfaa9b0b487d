import { screens } from '#contract/screens.ts';
import type { AnnouncementState, Audience } from '#domain/announcement/announcement.ts';

const AUDIENCE: Readonly<Record<Audience, string>> = {
  everybody: 'Everybody',
  adults: 'Adults',
  teens: 'Teens',
  teachers: 'Teachers',
  premium: 'Premium members',
};
const STATE: Readonly<Record<AnnouncementState, string>> = {
  draft: 'Draft',
  published: 'Published',
  taken_back: 'Withdrawn',
};

/** The words of the page where the house announces something. */
export const announcementCopy = {
  kicker: 'What everybody reads under What’s new',
  title: screens.adminHouse.title,
  list: 'Announcements',
  write: 'Write one',
  change: 'Change',
  loading: 'Loading...',
  failed: { title: 'We couldn’t load the announcements', text: 'Nothing was changed. Please try again in a moment.' },
  empty: { title: 'Nothing announced yet', text: 'What you publish appears behind the bell, above the older notes.' },
  audience: AUDIENCE,
  state: STATE,
  meta: (category: string, day: string, audience: string) => `${category}, from ${day}, for: ${audience.toLowerCase()}`,
  fields: {
    title: 'Title',
    words: 'Words',
    wordsHint: 'Plain text. Say what happened, what it means, what to do.',
    category: 'Category',
    categoryHint: 'For example Tracker, Meditations or Circle.',
    date: 'Shown from',
    audience: 'For whom',
    state: 'State',
    missing: 'Please fill this in first.',
    noDay: 'Choose a day first.',
  },
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved and written down.',
  notSaved: 'It wasn’t saved. Please try again.',
} as const;
