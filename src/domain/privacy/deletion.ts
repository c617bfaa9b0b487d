/**
 * Days of thought between the member's wish to be deleted and the deletion, unless the member wants it at once
 * (security.md 6).
 */
export const THOUGHT_DAYS = 7;

/** When the member's account goes: at once, or after seven days of thought. */
export function deletionDue(now: Date, when: 'now' | 'later'): Date {
  return when === 'now' ? now : new Date(now.getTime() + THOUGHT_DAYS * 86_400_000);
}

/** The minute of an instant: what a receipt tells, so that it fits no line of a log exactly. */
export function toldMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
}

/** What the signature of a receipt covers, byte for byte. `erasedAt` is ISO text in UTC. */
export function receiptText(receipt: { readonly id: string; readonly erasedAt: string }): string {
  return `moonhearth deletion receipt\n${receipt.id}\n${receipt.erasedAt}\n`;
}
