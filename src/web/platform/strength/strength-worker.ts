import { strengthOf, type Strength } from './judge.ts';

export type StrengthRequest = { readonly password: string; readonly about: readonly string[] };
export type StrengthResult = { readonly of: string; readonly strength: Strength };

/** Judges away from the page: the list is long, and some passwords take their time. */
self.addEventListener('message', ({ data: { password, about } }: MessageEvent<StrengthRequest>) => {
  self.postMessage({ of: password, strength: strengthOf(password, about) } satisfies StrengthResult);
});
