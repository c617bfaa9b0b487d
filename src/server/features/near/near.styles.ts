import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../../web');

/** The stylesheet of the two pages, the design tokens before it, and its hash for the policy. */
export const NEAR_CSS: string = [join(WEB, 'ui/tokens.css'), join(import.meta.dirname, 'near.css')].map((file) => readFileSync(file, 'utf8')).join('\n');
export const NEAR_CSS_HASH = `sha256-${createHash('sha256').update(NEAR_CSS).digest('base64')}`;

/** The plain icon as an address that holds it. */
export const PLAIN_ICON: string = `data:image/svg+xml,${readFileSync(join(WEB, 'app/near/plain-icon.svg'), 'utf8').trim().replaceAll('"', "'").replace(/[<>#%]/g, encodeURIComponent)}`;
