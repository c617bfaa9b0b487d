import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { ImportSource } from '#domain/import/import-result.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { fieldLabel } from '#web/ui/day-fields/day-field.copy.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const days = (number: number) => count(number, 'day', 'days');
const listed = (first: readonly string[], all: number) =>
  first.length === 0 ? '' : `${first.join(', ')}${all > first.length ? ` and ${all - first.length} more` : ''}`;
const SOURCES: Readonly<Record<ImportSource, string>> = {
  clue: 'Clue',
  flo: 'Flo',
  drip: 'drip',
  apple_health: 'Apple Health',
  ovumcy: 'ovumcy',
  mensinator: 'Mensinator',
  menstrudel: 'Menstrudel',
  natural_cycles: 'Natural Cycles',
  fhir: 'FHIR',
  table: 'table',
  moonhearth: 'Moonhearth',
};

/** "tags: Night shift" is “Night shift” (tag): what stands before the colon is the list it came from. */
function named(name: string): string {
  const [, list, own] = /^([^:]+): +(.*\S)/.exec(name) ?? [];
  if (list === undefined || own === undefined) return `“${name.replaceAll('_', ' ')}”`;
  return `“${own.replaceAll('_', ' ')}” (${LISTS[list] ?? list.replaceAll('_', ' ')})`;
}
const LISTS: Readonly<Record<string, string>> = { tags: 'tag', custom_tags: 'tag' };

/** Kinds of things on days that are told otherwise than by the name of their field. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  bleeding: 'with bleeding',
  spotting: 'with spotting',
  excluded: 'with bleeding that isn’t a period',
  moods: 'with a mood',
  temperature: 'with a temperature',
  sex: 'with sex or desire',
  note: 'with a note',
};

/** Words of bringing the member's history from another tracker. */
export const importing = {
  title: 'Bring your history from another app',
  kicker: 'Read on this device first',
  lead: 'Choose the file your other tracker exported. We read it on this device. Nothing leaves it until you’ve seen what’s inside.',
  file: 'Your export',
  sources: SOURCES,
  stop: 'Stop',
  fileHint:
    'From Clue, Flo, drip, Apple Health, ovumcy, Mensinator, Menstrudel, Natural Cycles, Moonhearth or a clinic (FHIR). A table with dates and flow works too. Clue and Flo send a zip with a password. Unzip it first, then choose the file inside. Apple Health has what Clue wrote to it. Flo writes nothing there.',
  reading: (share: number) =>
    share >= 1 ? 'Sorting your entries...' : `Reading your file... ${Math.round(share * 100)} %`,
  readingLabel: 'Reading',
  refused: 'This file changed nothing',
  preview: {
    title: (source: ImportSource) => `What we found in your ${SOURCES[source]} export`,
    span: (from: LocalDate, to: LocalDate) => `${dateWithYear(from)} to ${dateWithYear(to)}`,
    days: 'Days',
    periods: 'Periods',
    from: 'From',
    checking: 'Comparing with what you have here...',
    unchecked: {
      title: 'We couldn’t compare this with your days',
      text: 'You can still import the file. It never replaces what you logged. Or try comparing again.',
      again: 'Try again',
    },
    news: (number: number) => `New on ${days(number)}`,
    noNews: 'Nothing new on any day',
    here: (number: number) => `Already here on ${days(number)}`,
    differing: (number: number) => `Your own entry stays on ${days(number)}`,
    examples: (dates: readonly LocalDate[], all: number) => listed(dates.map(dateWithYear), all),
    places: (texts: readonly string[], all: number) =>
      listed(
        texts.map((text) => (parseLocalDate(text) ? dateWithYear(text as LocalDate) : `“${text}”`)),
        all,
      ),
    nowhere: 'Not imported, or only saved',
    everywhere: 'We can import everything in this file',
    account: ({ records, imported, merged }: { records: number; imported: number; merged: number }) =>
      `${count(records, 'record', 'records')} in this file: ${imported} to import${merged > 0 ? `, ${merged} repeat another record of that day` : ''}.`,
    skipped: (reason: string) => `left out: ${reason}`,
    unknown: (name: string) => `${named(name)}: no place for it yet, so we save it unchanged`,
    part: (name: string) => named(name),
    leftOut: 'These parts have no place here yet. We save them unchanged:',
    kinds: 'What we import, in days',
    kind: (kind: string) => KIND_WORDS[kind] ?? `with ${fieldLabel(kind).toLowerCase()}`,
    more: (number: number) => `and ${number} more`,
    nothing: 'There’s nothing in this file we can import. Nothing has changed.',
    forecasts: (number: number) => `${count(number, 'forecast', 'forecasts')}, unchanged, for your record.`,
    pages: (number: number) =>
      `${count(number, 'page', 'pages')} of your journal, with the moon and cycle day of each. Pages you already have stay as they are.`,
    promise: 'We only add what’s missing. What you logged here stays as it is.',
    start: (number: number) => (number === 0 ? 'Save what’s in it' : `Import ${days(number)}`),
    other: 'Choose another file',
  },
  sending: (sent: number, all: number) => `${sent} of ${days(all)} imported...`,
  sendingLabel: 'Import',
  stopped: {
    title: 'The import stopped',
    byHer: 'You stopped the import',
    text: (sent: number, all: number) =>
      `${sent} of ${days(all)} are imported. Continue when you’re ready. Nothing is added twice. Or undo it under “Export, calendar and imports”, below your cycles.`,
    goOn: 'Continue',
  },
  own: {
    title: 'Your own names',
    lead: 'Your other app has names we don’t know. We save them unchanged. You can also add each one to your own symptoms or medications, on the days you logged it. Symptoms count as moderate.',
    all: (number: number) => (number === 1 ? 'Add the last one' : `Add all ${number} to my lists`),
    label: (name: string, days: number) => `${named(name)}, ${count(days, 'time', 'times')}`,
    keep: 'Only save it unchanged',
    take: (name: string) => `Add “${name}” to my medications`,
    make: (name: string) => `Make “${name}” a symptom of mine`,
    as: (name: string) => `Count it as ${name}`,
  },
  leave: {
    title: 'Stop the import and close?',
    text: 'It isn’t finished. What’s imported stays, and you can import the rest later with the same file.',
    stay: 'Keep importing',
    go: 'Stop and close',
  },
  done: {
    title: 'Your history is here',
    same: 'You already had all of it',
    nothingNew: (number: number) =>
      number === 1 ? 'Nothing new: 1 day was already here' : `Nothing new: ${number} days were already here`,
    imported: (number: number) => `${days(number)} added`,
    merged: (number: number) => `${days(number)} filled in around what you logged`,
    unchanged: (number: number) => `${days(number)} you already had`,
    differing: (number: number) => `On ${days(number)} your own entry stayed where the file differs`,
    kept: (number: number) => `${count(number, 'record', 'records')} saved without a place here`,
    pages: (number: number) => `${count(number, 'page', 'pages')} of your journal imported`,
    undo: 'You can undo all of it under “Export, calendar and imports”, below your cycles.',
    close: 'See your cycle',
  },
} as const;

/** Words of the list of imports. */
export const imports = {
  title: 'Imports',
  bring: 'Bring your history from another app',
  none: 'You haven’t imported anything yet.',
  undo: 'Undo',
  undoing: 'Undoing...',
  of: (source: ImportSource, day: string) => `${SOURCES[source]}, ${day}`,
  span: (from: LocalDate, to: LocalDate) => `${dateWithYear(from)} to ${dateWithYear(to)}`,
  days: (number: number) => (number === 0 ? 'no days added' : `${days(number)} added`),
  pages: (number: number) => count(number, 'page of your journal', 'pages of your journal'),
  incomplete: 'stopped early',
  undone: (number: number, pages: number, stayed: number) =>
    `${days(number)}${pages > 0 ? ` and ${count(pages, 'page', 'pages')}` : ''} undone.${stayed > 0 ? ` ${count(stayed, 'entry', 'entries')} stayed. You changed ${stayed === 1 ? 'it' : 'them'}, or another import has ${stayed === 1 ? 'it' : 'them'} too.` : ''}`,
  failed: 'We couldn’t undo the import.',
  ask: {
    title: 'Undo this import?',
    text: 'We delete everything that came only with it. What you changed or logged yourself stays. So does what another import has too.',
    yes: 'Undo import',
    no: 'Cancel',
  },
  details: 'What we left out, and what we saved',
  unread: 'We couldn’t load your imports.',
  again: 'Try again',
} as const;
