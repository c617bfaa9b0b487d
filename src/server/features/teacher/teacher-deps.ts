import type { Services } from '#server/platform/manifest/services.ts';

export type TeacherDeps = Pick<Services, 'clock' | 'vault' | 'files'>;
