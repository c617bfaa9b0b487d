export { NotificationSettings } from './settings/notification-settings.tsx';
export { NoticeList } from './notices/notice-list.tsx';
