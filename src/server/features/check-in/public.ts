export { checkInStore } from './check-in.store.ts';
export { keptCheckIns, toCheckIn } from './read-check-in.ts';
export { holdCheckIns, recordCheckIn } from './record-check-in.ts';
