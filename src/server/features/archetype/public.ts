export { archetypeStore } from './archetype.store.ts';
