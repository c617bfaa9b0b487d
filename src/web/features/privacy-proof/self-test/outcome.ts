/**
 * How one attempt ended: held (good), broke through (bad), or this browser cannot tell (open). `word` is what the row
 * says.
 */
export type SelfTestOutcome = { readonly verdict: 'good' | 'bad' | 'open'; readonly word: string };

/** A name that belongs to nobody (RFC 6761): what is sent there arrives nowhere, even where no wall stands. */
export const NOWHERE = 'https://example.invalid';
