import type { Keyring } from '../vault/keyring.ts';
import { refuse, type Refusal } from './handler.ts';

/** The texts a list is ordered by, as its last item has them. */
export type Position = readonly string[];

type Hers = { readonly keys: Pick<Keyring, 'seal' | 'open'> };

/**
 * The cursors of one list: a position of `parts` texts, sealed under the member's own key, because a position often is
 * a date. One that was changed, cut, made for another list or for another member is refused with `bad_cursor`; so is
 * one from before the member's key was renewed.
 */
export function cursorsOf(list: string, parts: number) {
  const place = { table: 'cursor', rowId: list };
  return {
    /** The cursor that goes on after a position; null at the end of the list. */
    seal: ({ keys }: Hers, position: Position | null): string | null =>
      position && keys.seal(place, position).toString('base64url'),

    /** The position a request goes on from: null without a cursor, a refusal where it opens to nothing of ours. */
    open({ keys }: Hers, cursor: string | undefined): Position | null | Refusal {
      if (cursor === undefined) return null;
      try {
        const position = keys.open(place, Buffer.from(cursor, 'base64url'));
        return isPosition(position, parts) ? position : refuse('bad_cursor');
      } catch {
        return refuse('bad_cursor');
      }
    },
  };
}

function isPosition(value: unknown, parts: number): value is Position {
  return Array.isArray(value) && value.length === parts && value.every((part) => typeof part === 'string');
}
