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
  excluded: 'with a bleed that is no period',
  moods: 'with a mood',
  temperature: 'with a temperature',
  sex: 'with sex or desire',
  note: 'with a note',
};

/** Words of bringing the member's history from another tracker. */
export const importing = {
  title: 'Bring your history from another app',
  kicker: 'Read on this device first',
  lead: 'Choose the file your other tracker exported. It is read here, and nothing leaves this device until you have seen what is in it.',
  file: 'Your export',
  sources: SOURCES,
  stop: 'Stop',
  fileHint:
    'From Clue, Flo, drip, Apple Health, ovumcy, Mensinator, Menstrudel, Natural Cycles, Moonhearth or a clinic (FHIR), or a table with a date and a flow. From Clue and Flo you get a zip with a password: unzip it first, then choose the file inside. Apple Health holds what Clue wrote into it; Flo writes nothing there.',
  reading: (share: number) =>
    share >= 1 ? 'Sorting what is in it...' : `Reading your file... ${Math.round(share * 100)} %`,
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
      text: 'You can still import the file: nothing you logged is replaced. Or try the comparison once more.',
      again: 'Try again',
    },
    news: (number: number) => `New on ${days(number)}`,
    noNews: 'Nothing new on any day',
    here: (number: number) => `Already here on ${days(number)}`,
    differing: (number: number) => `What you have stays on ${days(number)}`,
    examples: (dates: readonly LocalDate[], all: number) => listed(dates.map(dateWithYear), all),
    places: (texts: readonly string[], all: number) =>
      listed(
        texts.map((text) => (parseLocalDate(text) ? dateWithYear(text as LocalDate) : `“${text}”`)),
        all,
      ),
    nowhere: 'Goes nowhere, or is only kept',
    everywhere: 'Everything in this file has a place',
    account: ({ records, imported, merged }: { records: number; imported: number; merged: number }) =>
      `${count(records, 'record', 'records')} in this file: ${imported} brought over${merged > 0 ? `, ${merged} already said by another record of that day` : ''}.`,
    skipped: (reason: string) => `left out: ${reason}`,
    unknown: (name: string) => `${named(name)}: no place for it here yet, kept as it is`,
    part: (name: string) => named(name),
    leftOut: 'Parts of records that have no place here yet. They are kept as they are:',
    kinds: 'What comes over, in days',
    kind: (kind: string) => KIND_WORDS[kind] ?? `with ${fieldLabel(kind).toLowerCase()}`,
    more: (number: number) => `and ${number} more`,
    nothing: 'There is nothing in this file that can be brought over. It changed nothing.',
    forecasts: (number: number) =>
      `${count(number, 'forecast comes', 'forecasts come')} over as made then, for your record.`,
    pages: (number: number) =>
      `${count(number, 'page', 'pages')} of your journal, with the moon and cycle day of their day. One that is here already stays as it is.`,
    promise: 'What you logged here already stays as it is: only what is missing is added.',
    start: (number: number) => (number === 0 ? 'Keep what is in it' : `Import ${days(number)}`),
    other: 'Choose another file',
  },
  sending: (sent: number, all: number) => `${sent} of ${days(all)} brought over...`,
  sendingLabel: 'Import',
  stopped: {
    title: 'The import stopped on its way',
    byHer: 'You stopped the import',
    text: (sent: number, all: number) =>
      `${sent} of ${days(all)} are here and safe. Go on when you are ready: nothing comes twice. Or take it back in the list of imports, below your cycles.`,
    goOn: 'Go on',
  },
  own: {
    title: 'Your own names',
    lead: 'Your other app has names we don’t know. We keep them as they are. You can also add each one to your own symptoms or medications, on the days you logged it. Symptoms count as moderate.',
    all: (number: number) => (number === 1 ? 'Add the one that is left' : `Add all ${number} to my lists`),
    label: (name: string, days: number) => `${named(name)}, ${count(days, 'time', 'times')}`,
    keep: 'Only keep it as it is',
    take: (name: string) => `Add “${name}” to my medications`,
    make: (name: string) => `Make “${name}” a symptom of mine`,
    as: (name: string) => `Count it as ${name}`,
  },
  leave: {
    title: 'Stop the import and close?',
    text: 'It is still on its way. What has arrived stays, and the same file brings the rest another time.',
    stay: 'Keep importing',
    go: 'Stop and close',
  },
  done: {
    title: 'Your history is here',
    same: 'It was all here already',
    nothingNew: (number: number) =>
      number === 1 ? 'Nothing new: 1 day was already here' : `Nothing new: ${number} days were already here`,
    imported: (number: number) => `${days(number)} added`,
    merged: (number: number) => `${days(number)} filled in beside what you had logged`,
    unchanged: (number: number) => `${days(number)} you had already`,
    differing: (number: number) => `On ${days(number)} your own entry stayed where the file says otherwise`,
    kept: (number: number) => `${count(number, 'record', 'records')} without a place here kept`,
    pages: (number: number) => `${count(number, 'page', 'pages')} of your journal brought over`,
    undo: 'You can take all of it back in the list of imports, below your cycles.',
    close: 'See your cycle',
  },
} as const;

/** Words of the list of imports. */
export const imports = {
  title: 'Imports',
  bring: 'Bring your history from another app',
  none: 'Nothing has been brought from another app.',
  undo: 'Undo',
  undoing: 'Taking back...',
  of: (source: ImportSource, day: string) => `${SOURCES[source]}, ${day}`,
  span: (from: LocalDate, to: LocalDate) => `${dateWithYear(from)} to ${dateWithYear(to)}`,
  days: (number: number) => (number === 0 ? 'no days added' : `${days(number)} added`),
  pages: (number: number) => count(number, 'page of your journal', 'pages of your journal'),
  incomplete: 'stopped on its way',
  undone: (number: number, pages: number, stayed: number) =>
    `${days(number)}${pages > 0 ? ` and ${count(pages, 'page', 'pages')}` : ''} taken back.${stayed > 0 ? ` ${count(stayed, 'entry', 'entries')} stayed, because you changed ${stayed === 1 ? 'it' : 'them'} or another import holds ${stayed === 1 ? 'it' : 'them'} too.` : ''}`,
  failed: 'The import could not be taken back.',
  ask: {
    title: 'Take this import back?',
    text: 'Everything that came with it alone goes again. What you changed or logged yourself stays, and so does what another import holds too.',
    yes: 'Take it back',
    no: 'Keep it',
  },
  details: 'What was left out, and what is kept',
  unread: 'The list of imports did not come.',
  again: 'Try again',
} as const;
