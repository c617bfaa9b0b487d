export { findGuides, guidesFor, guidesOn, guideVolumes } from './guides.ts';
