export { clearPendingJourney, readPendingJourney, sendPendingJourney } from './pending-journey.ts';
