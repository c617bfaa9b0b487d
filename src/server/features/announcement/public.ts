export { announcedNow, audiencesFor } from './announced.ts';
