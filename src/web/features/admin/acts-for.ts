import type { Account } from '#contract/admin/admin.schemas.ts';
import { ADMIN_GIFTS, GIVEN_ROLES, type AccountAct } from '#domain/admin/admin.ts';
import { admin } from './admin.copy.ts';

const { act: words } = admin;
export type Choice = { readonly value: string; readonly label: string };

const choice = (act: AccountAct, label: string, detail = ''): Choice => ({ value: `${act} ${detail}`.trim(), label });

/** What can be done about an account as it is; what would change nothing is not offered. */
export function actsFor(account: Account): Choice[] {
  const { roles, isTeenVetted, state, sessions, hasFactor, factorsGoAt, isMe } = account;
  const look = choice('name_seen', words.name_seen);
  if (isMe) return [];
  const held = new Set<string>([...roles, ...(isTeenVetted ? ['teen_vetted'] : [])]);
  const isReady = state === 'active';
  const given = GIVEN_ROLES.filter((role) => !held.has(role) && (role !== 'teen_vetted' || held.has('moderator')));
  return [
    look,
    ...(isReady ? given.map((role) => choice('role_given', words.role_given(role), role)) : []),
    ...GIVEN_ROLES.filter((role) => held.has(role)).map((role) => choice('role_taken', words.role_taken(role), role)),
    ...(isReady ? ADMIN_GIFTS.map((gift) => choice('gift_given', words.gift_given(gift), gift)) : []),
    ...(sessions > 0 ? [choice('sessions_ended', words.sessions_ended)] : []),
    state === 'paused' ? choice('resumed', words.resumed) : choice('paused', words.paused),
    ...(hasFactor && factorsGoAt === null ? [choice('factors_asked', words.factors_asked)] : []),
    ...(factorsGoAt === null ? [] : [choice('factors_kept', words.factors_kept)]),
  ];
}
