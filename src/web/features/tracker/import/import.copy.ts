import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { ImportSource } from '#domain/import/import-result.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const days = (number: number) => count(number, 'day', 'days');
const SOURCES: Readonly<Record<ImportSource, string>> = { clue: 'Clue', flo: 'Flo', drip: 'drip', apple_health: 'Apple Health', ovumcy: 'ovumcy', mensinator: 'Mensinator', menstrudel: 'Menstrudel', natural_cycles: 'Natural Cycles', table: 'table', moonhearth: 'Moonhearth' };

/** Words of bringing her history from another tracker. */
export const importing = {
  title: 'Bring your history from another app',
  kicker: 'Read on this device first',
  lead: 'Choose the file your other tracker exported. It is read here, and nothing leaves this device until you have seen what is in it.',
  file: 'Your export',
  fileHint: 'From Clue, Flo, drip, Apple Health, ovumcy, Mensinator, Menstrudel, Natural Cycles, Moonhearth, or a table with a date and a flow. A zip with a password has to be unzipped first.',
  reading: 'Reading your file...',
  refused: 'This file changed nothing',
  preview: {
    title: (source: ImportSource) => `What we found in your ${SOURCES[source]} export`,
    span: (from: LocalDate, to: LocalDate) => `${dateWithYear(from)} to ${dateWithYear(to)}`,
    days: 'Days',
    periods: 'Periods',
    from: 'From',
    records: (number: number) => (number === 1 ? 'Where the one record of this file goes' : `Where each of the ${number} records goes`),
    imported: 'brought over',
    merged: 'said again what another record of that day said',
    skipped: (reason: string) => `left out: ${reason}`,
    unknown: (name: string) => `"${name}": kept in your file, no place for it here yet`,
    leftOut: 'Parts of records that have no place here yet. They stay in your file:',
    nothing: 'There is nothing in this file that can be brought over. It changed nothing.',
    promise: 'What you logged here already stays as it is: only what is missing is added.',
    start: (number: number) => `Import ${days(number)}`,
    other: 'Choose another file',
  },
  sending: (sent: number, all: number) => `${sent} of ${days(all)} brought over...`,
  sendingLabel: 'Import',
  stopped: {
    title: 'The import stopped on its way',
    text: (sent: number, all: number) => `${sent} of ${days(all)} are here and safe. Go on when you are ready: nothing comes twice.`,
    goOn: 'Go on',
  },
  done: {
    title: 'Your history is here',
    imported: (number: number) => `${days(number)} added`,
    merged: (number: number) => `${days(number)} filled in beside what you had logged`,
    unchanged: (number: number) => `${days(number)} you had already`,
    close: 'See your cycle',
  },
} as const;
