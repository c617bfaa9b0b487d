export { unreadNotices } from './unread-notices.ts';
export { SETTING_OF } from './run-tick.ts';
export { noteMail, SETTINGS_PLACE } from './reminder.emails.ts';
export { pushSubscriptionStore, type KeptSubscription } from './push-subscription.store.ts';
export { whereSheIs } from './living-subscriptions.ts';
export { reminderStore } from './reminder.store.ts';
export { silence } from './silence.ts';
