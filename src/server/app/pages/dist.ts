import { fileURLToPath } from 'node:url';

/** Where the built web lies. */
export const DIST = fileURLToPath(new URL('../../../../dist', import.meta.url));
