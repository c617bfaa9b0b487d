import type { JournalDay } from '#domain/journal/journal-index.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { moodWord, pages } from '#web/features/journal/journal.copy.ts';
import { dayAndMonth, longDate } from '#web/ui/drawings/dates/date-words.ts';

const isAre = (count: number) => (count === 1 ? 'day' : 'days');

export const yearCopy = {
  month: (name: string) => `Days with pages in ${name}`,
  earlierMonth: 'Earlier month',
  laterMonth: 'Later month',
  open: (date: LocalDate, count: number) => `${dayAndMonth(date)}, ${pages(count)}`,
  failed: 'This section didn’t load.',
  again: 'Try again',
  title: (year: string) => `${year} in moods`,
  choose: 'Year',
  label: 'Days of the year. Arrow keys move, Enter opens the page.',
  sentence: (year: string, days: number, moods: readonly string[]) =>
    days === 0
      ? `No pages in ${year} yet.`
      : `You wrote on ${days} ${isAre(days)} in ${year}.${moods.length > 0 ? ` Most often: ${moods.join(', ')}.` : ''}`,
  day: (date: LocalDate, day: JournalDay | undefined) =>
    `${longDate(date)}: ${day ? `${day.mood ? moodWord(day.mood) : 'No mood'}, ${pages(day.entries)}${day.dream ? ', with a dream' : ''}${day.cycle ? `, day ${day.cycle.day}` : ''}` : 'nothing written'}`,
  reading: 'Loading the year...',
  table: 'As a table',
  monthHead: 'Month',
  written: 'Days written',
  noMood: 'No mood',
  moonTitle: (moon: string) => `Pages from earlier ${moon.toLowerCase()} moons`,
  moonNone: 'No pages from an earlier moon like this one yet.',
  export: {
    title: 'Download your pages',
    text: 'All your pages in one file that you can read without us. It’s made in your browser and goes nowhere else.',
    html: 'Web page',
    text_: 'Plain text',
    busy: 'Preparing your pages...',
    failed: 'We couldn’t make the file. Please try again.',
  },
} as const;
