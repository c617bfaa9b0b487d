export { DeletionWatch } from './deletion/deletion-watch.tsx';
