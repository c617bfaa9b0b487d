export { readReminders } from './reminder.handlers.ts';
export { unreadNotices } from './unread-notices.ts';
export { noteWords } from './send-note.ts';
export { silence } from './silence.ts';
