import { FOOTER_CLAIMS, PROOF_PLACES } from '#domain/account/claims.ts';

/** The four claims of the footer, each with the section of this page that shows it. */
export const CLAIMS = FOOTER_CLAIMS.map((words, at) => ({ words, place: PROOF_PLACES[at] ?? 'map' }));
