import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { nowOf } from './clock.ts';
import { useFact, useFacts, type FactStore } from './facts.ts';

/** Her calendar day (decisions 3). A visitor, of whom no zone is known, gets the day of her browser. */
export function useToday(): LocalDate {
  const facts = useFacts();
  return useFact('today') ?? todayOf(facts);
}

/** The same outside of a drawing. */
export function todayOf(facts: FactStore): LocalDate {
  return facts.get().today ?? dayInZone(new Date(nowOf(facts)), zoneOfBrowser());
}

/** The zone the browser stands in. */
export function zoneOfBrowser(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
