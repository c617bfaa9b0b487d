import { isTimely, secondsOfQuiet } from '#domain/reminder/tick.ts';
import type { Channel, NoticeKind } from '#server/platform/notices/kind.ts';
import type { Telling } from './telling.ts';

export type NoticeVerdict =
  | { readonly say: 'send' }
  | { readonly say: 'drop' }
  | { readonly say: 'delay'; readonly seconds: number };

const SEND = { say: 'send' } as const;
const DROP = { say: 'drop' } as const;

/**
 * Whether a notice is sent by a channel now. The list in the app wakes nobody. Outside it, what minds the member's
 * quiet hours waits for their end when it is good until it is sent, and is dropped when it is good for its own day
 * alone and that day, or the time before the member's quiet hours, is over.
 */
export function verdictOf(
  { parts, at, settings, to: { timeZone } }: Pick<Telling, 'parts' | 'at' | 'settings' | 'to'>,
  { channel, now }: { readonly channel: Channel; readonly now: Date },
): NoticeVerdict {
  const kinds = parts.map(({ kind }) => kind);
  if (kinds.length === 0) return DROP;
  if (channel === 'in_app' || kinds.every(({ quietHours }) => quietHours === 'at once')) return SEND;
  if (isTimely(at, { settings, now, timeZone })) return SEND;
  if (!kinds.some((kind) => isGoodLate(kind, channel))) return DROP;
  const seconds = secondsOfQuiet({ settings, now, timeZone });
  return seconds > 0 ? { say: 'delay', seconds } : SEND;
}

function isGoodLate({ goodFor }: NoticeKind, channel: 'email' | 'push'): boolean {
  return (channel === 'push' && 'push' in goodFor ? goodFor.push : goodFor.email) === 'until sent';
}
