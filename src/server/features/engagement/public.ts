export { arrive, returnOf } from './arrive.ts';
export { followPage, keepIntention } from './keep-intention.ts';
