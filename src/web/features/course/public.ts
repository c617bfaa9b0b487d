import { deferred } from '#web/platform/deferred.tsx';

// Comes after the page it stands under.
export const DeferredCourseShelf = deferred(async () => (await import('./course-shelf.tsx')).CourseShelf);
