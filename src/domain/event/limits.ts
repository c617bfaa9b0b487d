/** What one circle may be: minutes, seats, letters. Figures stand here and nowhere else. */
export const EVENT = {
  minutes: { least: 15, most: 180 },
  seats: { least: 2, most: 60 },
  title: 60,
  text: 280,
  message: 400,
  place: 500,
  /** Circles of one host that are still to come. */ ahead: 60,
  /** How far ahead a host may plan, in days. */ days: 366,
} as const;

/** A place is shown from this many minutes before a circle begins. */
export const DOOR_MINUTES = 15;
/** Who has a seat is reminded this many minutes before, once. */
export const REMIND_MINUTES = 60;
/** A series has its dates made for so many days ahead. */
export const SERIES_AHEAD_DAYS = 90;
/** The sky that the page draws. */
export const SKY_DAYS = 48;
/** What is over stays in a member's own list for so many days, with the way to its thread. */
export const PAST_DAYS = 14;
/** Rows of past circles, seats too, go after this many days. */
export const KEPT_DAYS = 365;
