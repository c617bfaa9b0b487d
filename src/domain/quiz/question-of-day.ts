import { dayNumber, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';

/** A question the member answered: its day in the member's zone, and the place of the answer the member chose. */
export type QuizMet = { readonly date: LocalDate; readonly question: string; readonly answer: number };

type Day = { readonly member: string; readonly today: LocalDate; readonly met: readonly QuizMet[] };

/**
 * The id of today's question out of those that fit the member's (any order; null when none fits): the same on all the
 * member's devices, another one each day, in an order of the member's own. What the member answered today stays today's
 * question. None that the member answered comes again before as many days have passed as questions fit the member, also
 * when the member's stage, and with it the set, has changed.
 */
export function questionOfDay(fitting: readonly string[], { member, today, met }: Day): string | null {
  const answered = met.find(({ date }) => date === today);
  if (answered) return answered.question;
  const order = [...fitting].sort((a, b) => mix(`${member}|${a}`) - mix(`${member}|${b}`) || (a < b ? -1 : 1));
  const start = (dayNumber(today) + mix(member)) % Math.max(1, order.length);
  const turned = [...order.slice(start), ...order.slice(0, start)];
  const since = (question: string) => daysSince(met, { question, today });
  const fresh = turned.find((question) => since(question) >= fitting.length);
  return fresh ?? turned.toSorted((a, b) => since(b) - since(a))[0] ?? null;
}

/** Days since the member last answered it; endless when the member never did. */
function daysSince(met: readonly QuizMet[], { question, today }: { question: string; today: LocalDate }): number {
  const last = met.findLast((one) => one.question === question);
  return last ? daysBetween(last.date, today) : Number.POSITIVE_INFINITY;
}

/** A whole number from 0 to 2^32 - 1 that scatters texts evenly (FNV-1a with a last stir). No secret. */
function mix(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
