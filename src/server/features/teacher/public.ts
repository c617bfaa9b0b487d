export { changePortrait, readPortrait } from './portrait.ts';
export { layDemoTeacher } from './demo-teacher.ts';
export { beginSample, cancelSample, finishSample, ownSample, sampleAt } from './sample/sample-uploads.ts';
export { archivedSamples } from './sample/told-sample.ts';
export { teacherIdOf } from './profile.ts';
