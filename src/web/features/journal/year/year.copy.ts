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
  failed: 'This could not be opened just now.',
  again: 'Try again',
  title: (year: string) => `${year} in moods`,
  choose: 'Year',
  label: 'Days of the year. Arrow keys walk, Enter opens the page.',
  sentence: (year: string, days: number, moods: readonly string[]) =>
    days === 0
      ? `Nothing written in ${year}.`
      : `You wrote on ${days} ${isAre(days)} in ${year}.${moods.length > 0 ? ` Most often: ${moods.join(', ')}.` : ''}`,
  day: (date: LocalDate, day: JournalDay | undefined) =>
    `${longDate(date)}: ${day ? `${day.mood ? moodWord(day.mood) : 'No mood'}, ${pages(day.entries)}${day.dream ? ', with a dream' : ''}${day.cycle ? `, day ${day.cycle.day}` : ''}` : 'nothing written'}`,
  reading: 'Looking through the year...',
  table: 'The same as a table',
  monthHead: 'Month',
  written: 'Days written',
  noMood: 'No mood',
  moonTitle: (moon: string) => `Under this moon before: ${moon.toLowerCase()}`,
  moonNone: 'Nothing yet from an earlier turn of the moon under this phase.',
  export: {
    title: 'Take your pages along',
    text: 'Everything you kept here, in one file you can read without us. It is made in your browser and goes nowhere else.',
    html: 'A readable file',
    text_: 'Plain text',
    busy: 'Gathering your pages...',
    failed: 'The file could not be made. Please try again.',
  },
} as const;
