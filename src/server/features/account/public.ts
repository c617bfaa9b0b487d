export { accountNotices } from './account.notices.ts';
export { memberStore } from './profile/member.store.ts';
export {
  awardDayOf,
  ageGroupOf,
  memberToday as todayOf,
  toUser,
  type Member,
  type Profile,
} from './profile/profile.ts';
export { changeAvatar, makeSquare, readAvatar } from './avatar/avatar.ts';
export { eraseMember } from './erase-member.ts';
export { enter, login } from './login.ts';
export { ACCOUNT_LETTER, letterOf, page } from './account-emails/account-letter.ts';
export { confirmEmailMail, emailChangedMail, emailChangingMail } from './account-emails/address.emails.ts';
export { signInChangedMail, type SignInChange, type SafetyDetails as Told } from './account-emails/safety.emails.ts';
export type { AccountDeps } from './account-deps.ts';
export { asMadeMember, makeMember } from './make-member.ts';
export { emailIndex, linkHash, linkToken } from './links.ts';
export { emailChangeStore } from './address/email-change.store.ts';
export { tellOwner } from './register.ts';
export { accountStore } from './account.store.ts';
export { passwordRefusal } from './password-rule.ts';
export { eraseAgain, restoredMark } from './erasure/erase-again.ts';
