export { ArchetypeCard } from './archetype-card.tsx';
