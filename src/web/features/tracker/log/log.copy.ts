import { PRODUCT } from '#domain/account/product.ts';
import { bloodPoints, type BloodLoss } from '#domain/blood-loss/blood-chart.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Symptom } from '#domain/cycle/day-log.ts';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import { LONGEST_NOTE } from './note-length.ts';
import { valueWord } from '#web/ui/day-fields/day-field.copy.ts';
import { longDate, shortDate } from '#web/ui/drawings/dates/date-words.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Tender breasts" */
export const symptomWord = (symptom: Symptom): string => capital(symptom.replaceAll('_', ' '));

/** A day as the log speaks of it; `day` is its cycle day, null where none is counted. */
type Named = { readonly date: LocalDate; readonly today: LocalDate; readonly day: number | null };

function nameOf({ date, today, day }: Named): string {
  if (day !== null) return `day ${day}`;
  return date === today ? 'today' : shortDate(date);
}

/** Words of the day's log. */
export const log = {
  title: ({ date, today, day }: Named) =>
    date === today ? 'Log today' : day === null ? 'Log this day' : `Log day ${day}`,
  before: 'The day before',
  after: 'The day after',
  date: 'Choose a day to log',
  symptoms: 'Symptoms',
  stronger: 'Tap again for stronger.',
  all: 'More',
  allLabel: 'More symptoms',
  note: 'Note',
  noteHint: 'Encrypted with your own key.',
  noteLong: (length: number) =>
    `Encrypted with your own key. ${length.toLocaleString('en')} of ${LONGEST_NOTE.toLocaleString('en')} characters.`,
  noteOver: (over: number) =>
    `Your note is ${over.toLocaleString('en')} characters too long. Shorten it, or move some of it to another day.`,
  noteFirst: 'Shorten the note first',
  save: (named: Named) => `Save ${nameOf(named)}`,
  saving: 'Saving...',
  unsaved: 'Not saved yet',
  kept: 'All saved',
  nothing: 'Nothing logged yet',
  chooseFirst: 'Choose something first',
  unreadable: 'Check the marked field',
  more: 'More for this day',
  moreNote: 'Pain, sleep, temperature',
  elsewhere: 'Also not saved yet:',
  savedToast: 'Saved',
  keptHere: 'Saved on this device, not sent yet',
  savedToastText: (date: LocalDate, day: number | null) =>
    `${day === null ? longDate(date) : `Day ${day}`} is saved. Encrypted with your own key.`,
  others: {
    title: 'You logged this day differently on another device',
    of: (field: string) => `${field}, on another device`,
    use: 'Use this',
    keep: (field: string, value: unknown) =>
      value === undefined
        ? 'Keep it empty'
        : typeof value === 'object' || field === 'note'
          ? 'Keep as is'
          : `Keep ${valueInWords(field, value)}`,
  },
  failed: 'We couldn’t save this day',
  loading: (date: LocalDate) => `Opening ${longDate(date)}...`,
  notOpened: { title: 'We couldn’t open this day', text: 'What you logged is safe. Try again in a moment.' },
} as const;

/** The value of a field in a few words: "Light", "Cramps 2, headache 1", "36.5 °C". */
export function valueInWords(field: string, value: unknown): string {
  if (value === null || value === undefined) return 'Nothing logged';
  if (field === 'note') return String(value);
  if (field === 'customSymptoms') return String(Object.keys(value).length);
  if (field === 'bloodLoss') return `${bloodPoints(value as BloodLoss)} points`;
  if (field === 'temperature') return `${(value as { celsius: number }).celsius} °C`;
  if (typeof value !== 'object') return valueWord(field, value as string | number);
  return capital(partsOf(field, value).join(', '));
}

function partsOf(field: string, value: object): string[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown) =>
      typeof one === 'object' && one !== null
        ? [partsOf(field, one).join(' ')]
        : [valueInWords(field, one).toLowerCase()],
    );
  return Object.entries(value)
    .filter(([name, one]) => name !== 'id' && typeof one !== 'boolean')
    .map(([name, one]: [string, unknown]) => {
      const said = Array.isArray(one) ? partsOf(field, one).join(', ') : spaced(String(one));
      return NAMELESS.has(name) ? said : `${spaced(name)} ${said}`;
    })
    .filter((said) => said.trim() !== '');
}

/** Parts of a value that say themselves what they are. */
const NAMELESS: ReadonlySet<string> = new Set(['kind', 'event', 'result', 'places', 'time']);
const spaced = (word: string) => word.replaceAll('_', ' ');

/** Why a save failed and what to do: what the member wrote always stays on screen. */
export function saveFailure(error: unknown): string {
  if (error instanceof NetworkError)
    return `We couldn’t reach ${PRODUCT}. What you chose is still here. Check your connection, then save again.`;
  if (error instanceof ApiError && error.status === 401)
    return 'Your session has ended. What you chose is still here. Sign in again in another tab, then save.';
  if (error instanceof ApiError && error.status < 500 && error.body)
    return `${error.body.message} What you chose is still here.`;
  return 'Something went wrong on our side. What you chose is still here. Save again in a moment.';
}
