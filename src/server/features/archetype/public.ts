export { readArchetypes } from './archetype.handlers.ts';
