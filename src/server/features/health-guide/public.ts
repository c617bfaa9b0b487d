export { guideAtHome } from './guide-at-home.ts';
export { guideWeeks } from './guide.ts';
export { guideWaitsFor } from './guide-waits.ts';
export { workbookOf } from './workbook.ts';
