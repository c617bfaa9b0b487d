/** Builds pages and server as `npm start` would, so that the journeys' server finds them made. */
import { ensureServerBundle } from '../start/server-bundle.mjs';
import { ensureWebBuild } from '../start/web-build.mjs';

await ensureWebBuild(process.execPath);
await ensureServerBundle(process.execPath);
