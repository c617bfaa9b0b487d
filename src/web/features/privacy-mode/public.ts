export { PrivacyModeGroup } from './group/privacy-mode-group.tsx';
export { ExitDoor } from './exit-door.tsx';
