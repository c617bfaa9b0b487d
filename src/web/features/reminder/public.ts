export { NotificationSettings } from './settings/notification-settings.tsx';
export { useReadNotices, useReminders } from './reminder.queries.ts';
export { NoticeList } from './notices/notice-list.tsx';
