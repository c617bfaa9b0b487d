/**
 * Checks every piece of content there is (`npm run content`): shape, sources, due dates, links, reading ease, words.
 * `-- show content/wisdom/warmth.md` opens that file's page in the browser as it will look, `-- show` the library.
 */
import { checkContent } from './check-content.ts';
import { printReports } from './print-reports.ts';
import { showContent } from './show-content.ts';

const today = new Date().toISOString().slice(0, 10);
const [command, file] = process.argv.slice(2);
if (command === 'show' || command === '--show') process.exit(await showContent(file));
process.exitCode = printReports(await checkContent(today), today);
