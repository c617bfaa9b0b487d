export { NearGroup } from './group/near-group.tsx';
export { ExitDoor } from './exit-door.tsx';
