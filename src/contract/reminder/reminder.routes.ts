import { route } from '#contract/kit/route.ts';
import { devicesReply, endSubscriptionBody, noticesReply, remindersPatch, remindersReply, subscriptionBody } from './reminder.schemas.ts';

// A teen is never nudged (decisions 10): to her none of this exists.
const base = { access: { who: 'member', age: 'adult', plan: 'any' }, params: null, query: null, cache: 'no-store', errors: [] } as const;

export const reminderRoutes = {
  getReminders: route({ ...base, method: 'GET', path: '/api/reminders', rate: 'read', bodyLimit: 0, summary: 'Which reminders are on, when they come and how they speak', body: null, reply: remindersReply, status: 200 }),
  patchReminders: route({ ...base, method: 'PATCH', path: '/api/reminders', rate: 'write', bodyLimit: 2048, summary: 'Change what she is reminded of', body: remindersPatch, reply: remindersReply, status: 200 }),
  addPushSubscription: route({ ...base, method: 'POST', path: '/api/push-subscriptions', rate: 'write', bodyLimit: 4096, summary: 'This browser takes messages', body: subscriptionBody, reply: devicesReply, status: 201 }),
  backPushSubscription: route({ ...base, method: 'POST', path: '/api/push-subscriptions/here', rate: 'write', bodyLimit: 2048, summary: 'This browser, which took messages, is here by another session', body: endSubscriptionBody, reply: devicesReply, status: 200 }),
  endPushSubscription: route({ ...base, method: 'POST', path: '/api/push-subscriptions/end', rate: 'write', bodyLimit: 2048, summary: 'This browser takes no messages any more', body: endSubscriptionBody, reply: devicesReply, status: 200 }),
  endPushSubscriptions: route({ ...base, method: 'DELETE', path: '/api/push-subscriptions', rate: 'write', bodyLimit: 0, summary: 'No browser of hers takes messages any more', body: null, reply: devicesReply, status: 200 }),
  getNotices: route({ ...base, method: 'GET', path: '/api/notices', rate: 'read', bodyLimit: 0, summary: 'What her reminders said in the app', body: null, reply: noticesReply, status: 200 }),
  readNotices: route({ ...base, method: 'POST', path: '/api/notices/read', rate: 'write', bodyLimit: 0, summary: 'She has read them', body: null, reply: noticesReply, status: 200 }),
} as const;
