export { loadCategories } from './categories.ts';
export { circleContent } from './circle-deps.ts';
export { loadCircleContent, type CircleContent } from './content/circle-content.ts';
export { loadDemoCircle, type DemoCircle } from './content/demo-circle.ts';
export { homePosts } from './home-posts.ts';
export { sealName } from './names.ts';
export { readableThreads } from './read/readable-threads.ts';
export { standingOf } from './speak/admit.ts';
export { LAID, laidRows, type LaidPost, type LaidReply, type LaidRows } from './laid/laid-rows.ts';
