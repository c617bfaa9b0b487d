import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleHashOf } from '#server/platform/pages/hashes.ts';

const WEB = join(import.meta.dirname, '../../../web');

/** The stylesheet of the two pages, the design tokens before it, and its hash for the policy. */
export const PRIVACY_MODE_CSS: string = [join(WEB, 'ui/tokens.css'), join(import.meta.dirname, 'privacy-mode.css')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
export const PRIVACY_MODE_CSS_HASH = styleHashOf(PRIVACY_MODE_CSS);

/** The plain icon as an address that holds it. */
export const PLAIN_ICON: string = `data:image/svg+xml,${readFileSync(
  join(WEB, 'app/privacy-mode/plain-icon.svg'),
  'utf8',
)
  .trim()
  .replaceAll('"', "'")
  .replace(/[<>#%]/g, encodeURIComponent)}`;
