import type { Room } from '#domain/circle/limits.ts';
import type { Decision } from './decision.ts';

/** What a member is told about her own words; each kind stands in her list, sealed. */
export type Told = {
  readonly schemaVersion: 1;
  readonly kind: 'decision' | 'appeal_received' | 'appeal_decided' | 'author_opened';
  readonly room: Room;
  readonly isReply: boolean;
  readonly isAnonymous: boolean;
  /** The beginning of her words. */ readonly excerpt: string;
  /** What is appealed against. */ readonly decision: string | null;
  readonly outcome: Decision | null;
  /** ISO. */ readonly at: string;
};

const EXCERPT = 160;

/** The first words of a text, cut at a space where one is near. */
export function excerptOf(body: string): string {
  const text = body.replace(/\s+/g, ' ').trim();
  if (text.length <= EXCERPT) return text;
  const cut = text.slice(0, EXCERPT);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > EXCERPT / 2 ? space : EXCERPT).trimEnd()}…`;
}

/** Whether a decision can be appealed against: it did something, nobody decided about an appeal yet, and it is recent. */
export function mayAppeal(
  told: Told,
  { others, now, days }: { readonly others: readonly Told[]; readonly now: Date; readonly days: number },
): boolean {
  if (told.kind !== 'decision' || told.decision === null || told.outcome === null) return false;
  if (told.outcome.words === 'stand' && told.outcome.voice === 'none') return false;
  if (now.getTime() - Date.parse(told.at) > days * 86_400_000) return false;
  return !others.some((other) => other.kind === 'appeal_received' && other.decision === told.decision);
}
