import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOKENS = join(import.meta.dirname, '../../../web/ui/tokens.css');
const OWN = join(import.meta.dirname, 'mailbox.css');

/**
 * The stylesheet of the mailbox pages, the design tokens before it, read once at start; the policy on inline styles
 * holds for them too.
 */
export const MAILBOX_CSS: string = [TOKENS, OWN].map((file) => readFileSync(file, 'utf8')).join('\n');
