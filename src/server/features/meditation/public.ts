export { hasHeard, heardToTheEnd } from './heard.ts';
export { loadListings } from './script-source.ts';
export { homeMeditations, shelfOf, told, type MeditationDeps } from './shelf.ts';
export { sourcesOf } from './sources.ts';
export { sequencesFor, wholeSequence } from './sequences/for-member.ts';
export type { Listed, Rest, Source } from './source.ts';
