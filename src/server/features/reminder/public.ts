export { unreadNotices } from './unread-notices.ts';
export { runTick } from './run-tick.ts';
export { noteWords, sendPush } from './send-note.ts';
export { reminderStore } from './reminder.store.ts';
export { exportedReminders } from './exported-reminders.ts';
export { silence } from './silence.ts';
