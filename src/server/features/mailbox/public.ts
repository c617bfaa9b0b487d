export { MAILBOX_PATHS, mailboxPage, messagePage } from './mailbox.page.ts';
export { MAILBOX_CSS } from './mailbox.styles.ts';
