export { NotificationSettings } from './settings/notification-settings.tsx';
export { useReminders } from './reminder.queries.ts';
export { NoticeList } from './notices/notice-list.tsx';
