export { readArchetypes } from './archetype.handlers.ts';
export { archetypeStore } from './archetype.store.ts';
