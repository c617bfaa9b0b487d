import type { Archetype } from '#domain/archetype/archetype.ts';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { CareAdvice } from '#domain/goals/care-card.ts';
import { pieceAddress } from './piece-address.ts';

/** What a line of reading stands under: a phase, an archetype, or a kit of the home page. */
export type ReadMoreOf = `phase:${Phase}` | `archetype:${Archetype}` | `care:${CareAdvice}`;

/** The pieces that fit, by id, the best first: those for teens before those for everybody. `npm run content` follows them. */
export const READ_MORE: Readonly<Record<ReadMoreOf, readonly [string, ...string[]]>> = {
  'phase:rest': ['teen-cramps-at-school', 'what-cramps-are', 'rest-as-a-skill', 'warmth'],
  'phase:create': ['teen-the-white-stuff', 'iron-after-heavy-days', 'what-the-month-does', 'reading-cervical-fluid'],
  'phase:shine': ['the-twinge-in-the-middle', 'teen-sport', 'ten-minutes-with-a-doctor', 'what-the-month-does'],
  'phase:reflect': ['teen-moods', 'when-low-mood-has-a-date', 'sleep-and-the-cycle', 'skin-before-a-period'],
  'archetype:ember': ['rest-as-a-skill', 'warmth'],
  'archetype:kindling': ['writing-it-down', 'names-for-full-moons', 'the-moon-and-your-period'],
  'archetype:lantern': ['ten-minutes-with-a-doctor', 'what-to-say-when-you-call'],
  'archetype:table': ['teen-telling-a-grown-up', 'red-tents-now', 'rest-as-a-skill', 'what-to-say-when-you-call'],
  'archetype:tide': ['breathing-slowly', 'sleep-and-the-full-moon', 'the-moon-and-your-period'],
  'care:comfort': ['teen-cramps-at-school', 'warmth', 'words-for-pain', 'pain-medicine-by-the-clock'],
  'care:nights': ['hot-flashes', 'sleep-and-the-cycle', 'breathing-slowly', 'perimenopause-begins'],
  'care:conception': ['the-six-days', 'thyroid-and-cycles', 'how-long-it-takes'],
};

/** One quiet line holds two titles. */
const MOST = 2;

type Shelved = { readonly id: string; readonly isOpen: boolean };

/**
 * At most two pieces to read about something, of the member's own library as the server answers it (`id` is the
 * address): what is not for the member's age or stage is not in it, and what is closed to the member is left out.
 */
export function readMore<Piece extends Shelved>(of: ReadMoreOf, library: readonly Piece[]): Piece[] {
  const open = new Map(library.flatMap((piece) => (piece.isOpen ? [[piece.id, piece] as const] : [])));
  return READ_MORE[of].flatMap((id) => open.get(pieceAddress(id)) ?? []).slice(0, MOST);
}
