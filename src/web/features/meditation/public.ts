export { useListening } from './listening.queries.ts';
export { KeptList } from './kept/kept-list.tsx';
export { needWords } from './shelf/need-words.ts';
export { Figures } from './player/figures.ts';
export { Player } from './player/player.tsx';
export { useDayFeeling } from './shelf/use-day-feeling.ts';
