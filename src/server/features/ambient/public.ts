export { ambientHandlers } from './ambient.handlers.ts';
