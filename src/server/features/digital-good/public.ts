export { giveGood } from './give-good.ts';
export { goodStore } from './good.store.ts';
