export { Arrival } from './arrival.tsx';
export { useQuietMoment } from './quiet.ts';
