export { arrive, returnOf } from './arrive.ts';
export { intentionStore } from './intention.store.ts';
export { followPage, keepIntention } from './keep-intention.ts';
export { visitStore } from './visit.store.ts';
