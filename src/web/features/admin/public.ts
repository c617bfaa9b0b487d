export { momentOf } from './moment-of.ts';
