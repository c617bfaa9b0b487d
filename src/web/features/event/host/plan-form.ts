import type { EventBody, EventWire, SeriesBody } from '#contract/event/event.schemas.ts';
import { addDays, dayInZone, parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { clockInZone } from '#domain/calendar/zone-clock.ts';
import { EVENT } from '#domain/event/limits.ts';
import { readPlace } from '#domain/event/place.ts';
import { weekdayOf, type Nth } from '#domain/event/series.ts';
import { hosting } from './host.copy.ts';

const MINUTE = 60_000;
const { fields: words } = hosting;

/** What stands in the form, as it is typed. */
export type PlanForm = {
  readonly title: string;
  readonly text: string;
  readonly repeat: 'once' | SeriesBody['rule']['every'];
  readonly day: string;
  readonly time: string;
  readonly minutes: string;
  readonly seats: string;
  readonly place: string;
};
export type PlanField = keyof PlanForm;

/** A form to begin with: that of a circle, or an empty one for a week from today. */
export function firstForm(event: EventWire | null, { zone, today }: { zone: string; today: LocalDate }): PlanForm {
  if (!event)
    return {
      title: '',
      text: '',
      repeat: 'once',
      day: addDays(today, 7),
      time: '20:00',
      minutes: '60',
      seats: '14',
      place: '',
    };
  const starts = new Date(event.startsAt);
  return {
    title: event.title,
    text: event.text,
    repeat: 'once',
    day: dayInZone(starts, zone),
    time: clockInZone(starts, zone).slice(11, 16),
    minutes: String((Date.parse(event.endsAt) - starts.getTime()) / MINUTE),
    seats: String(event.seats),
    place: '',
  };
}

/** The fields that need another look, in the order of the form, with the words for each. */
export function faultsOf(form: PlanForm): Partial<Record<PlanField, string>> {
  const range = (text: string, { least, most }: { least: number; most: number }) =>
    /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most ? undefined : words.number(least, most);
  const blank = (text: string) => (text.trim() === '' ? words.blank : undefined);
  const faults = {
    title: blank(form.title),
    text: blank(form.text),
    day: parseLocalDate(form.day) ? undefined : words.blank,
    time: /^\d\d:\d\d$/.test(form.time) ? undefined : words.blank,
    minutes: range(form.minutes, EVENT.minutes),
    seats: range(form.seats, EVENT.seats),
    place: readPlace(form.place.trim()) ? undefined : words.placeWrong,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** What is sent of a form without faults. */
export function bodyOf({ day, minutes, seats, place, title, text, time }: PlanForm, zone: string): EventBody {
  return {
    title,
    text,
    day: day as LocalDate,
    time,
    zone,
    minutes: Number(minutes),
    seats: Number(seats),
    place: place.trim(),
  };
}

/** The rule of a series that begins on a day: its weekday and number come from that day. */
export function ruleOf(repeat: PlanForm['repeat'], day: string): SeriesBody['rule'] | null {
  const date = parseLocalDate(day);
  if (repeat === 'once' || !date) return null;
  if (repeat === 'week') return { every: 'week', weekday: weekdayOf(date) };
  if (repeat === 'month') return { every: 'month', weekday: weekdayOf(date), nth: nthOf(date) };
  return { every: repeat };
}

/** Which of a month's days of its name a day is; a fifth one is the last. */
export function nthOf(date: LocalDate): Nth {
  const nth = Math.ceil(Number(date.slice(8)) / 7);
  return nth === 5 ? 'last' : (nth as Nth);
}
