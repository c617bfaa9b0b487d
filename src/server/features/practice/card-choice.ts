import type { CardKind } from '#server/platform/payments/practice/state/records.ts';
import { CARDS } from '#server/platform/payments/practice/wire/customer.ts';
import { PRACTICE_WORDS as words } from './practice.copy.ts';

const KINDS = ['pays', 'declined', 'declined_later'] as const satisfies readonly CardKind[];

/** The kind of card that a form names, or null. */
export function cardOf(given: string | null): CardKind | null {
  return KINDS.find((kind) => kind === given) ?? null;
}

/** A card by its brand and last figures: "Visa ends in 4242". */
export function cardName(kind: CardKind): string {
  const { brand, last4 } = CARDS[kind];
  return `${brand === 'visa' ? words.brands.visa : words.brands.mastercard} ${words.ends} ${last4}`;
}

/** The practice cards to choose from, the one that pays chosen. */
export function cardChoice(legend: string, level: 'h2' | 'h3'): string {
  const choice = (kind: CardKind): string =>
    `<label class="card"><input type="radio" name="card" value="${kind}"${kind === 'pays' ? ' checked' : ''}><span class="dot"></span><span><b>${words.cards[kind].name}</b><span class="meta">${cardName(kind)}. ${words.cards[kind].says}</span></span></label>`;
  return `<fieldset><legend><${level}>${legend}</${level}></legend><div class="cards">${KINDS.map(choice).join('')}</div></fieldset>`;
}
