export { announcedNow } from './announced.ts';
