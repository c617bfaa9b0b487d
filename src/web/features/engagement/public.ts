export { Arrival } from './arrival.tsx';
