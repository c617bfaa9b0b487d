export { memberStore } from './member.store.ts';
export { bandOf, todayOf, toUser, type Member } from './profile.ts';
export { login } from './login.ts';
export type { AccountHouse } from './account-house.ts';
