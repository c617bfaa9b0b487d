export { memberStore } from './member.store.ts';
export { bandOf, todayOf, toUser, type Member } from './profile.ts';
