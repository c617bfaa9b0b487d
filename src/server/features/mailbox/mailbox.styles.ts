import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The stylesheet of the mailbox pages, read once at start; the policy on inline styles holds for them too. */
export const MAILBOX_CSS: string = readFileSync(join(import.meta.dirname, 'mailbox.css'), 'utf8');
