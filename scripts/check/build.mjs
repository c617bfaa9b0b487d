/** Builds the pages as `npm start` would, so that the journeys' server finds them made. */
import { ensureWebBuild } from '../start/web-build.mjs';

await ensureWebBuild(process.execPath);
