export { UpdatesBanner } from './updates-banner.tsx';
export { UpdatesBell } from './updates-bell.tsx';
