export { sendPendingJourney } from './pending-journey.ts';
