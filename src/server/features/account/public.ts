export { memberStore } from './profile/member.store.ts';
export { awardDayOf, bandOf, todayOf, toUser, type Member, type Profile } from './profile/profile.ts';
export { exportedAccess, exportedSelf } from './profile/exported-self.ts';
export { sweepFiles, removeUnkept } from './avatar/sweep-files.ts';
export { changeAvatar, makeSquare, readAvatar } from './avatar/avatar.ts';
export { login } from './login.ts';
export type { AccountHouse } from './account-house.ts';
export { asMadeMember, makeMember } from './make-member.ts';
export { emailIndex } from './links.ts';
