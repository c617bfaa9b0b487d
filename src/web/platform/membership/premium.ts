import { useSyncExternalStore } from 'react';

/** What was asked for and is closed to the member: its feature, where it has a name. */
export type PremiumAsk = { readonly feature: string | null };

let asked: PremiumAsk | null = null;
const listeners = new Set<() => void>();

function set(next: PremiumAsk | null): void {
  asked = next;
  listeners.forEach((tell) => tell());
}

/**
 * Opens the trial-ended modal, with a word on the feature that was asked for (decisions 9). A refusal by plan (402)
 * does the same.
 */
export function askForPremium(feature: string | null = null): void {
  set({ feature });
}

/** Ends the asking: the member closed the modal. */
export function endPremiumAsk(): void {
  set(null);
}

/** What is asked for at this moment, or null. */
export function premiumAsked(): PremiumAsk | null {
  return asked;
}

/** The same, followed as it changes. */
export function usePremiumAsk(): PremiumAsk | null {
  return useSyncExternalStore(subscribe, premiumAsked, () => null);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
