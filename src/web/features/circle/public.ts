export { CirclePage } from './circle-page.tsx';
export { circle as circleCopy } from './circle.copy.ts';
export { useRefresh } from './circle.queries.ts';
export { RulesSheet } from './composer/asks.tsx';
export { InRoom, type RoomKind } from './room-kind.tsx';
export { type RoomWords } from './rooms.copy.ts';
export { QuietGroup } from './quiet/quiet-group.tsx';
export { ThreadPage } from './thread/thread-page.tsx';
