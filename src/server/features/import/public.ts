export { fillDays } from './fill-days.ts';
export { importStore } from './import.store.ts';
