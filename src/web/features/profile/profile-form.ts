import type { User } from '#contract/account/account.schemas.ts';
import { isName, trimName } from '#domain/account/name.ts';
import { phoneOf } from '#domain/account/phone.ts';
import type { ClockFormat, WeekStart } from '#domain/account/units.ts';
import type { TemperatureUnit } from '#domain/log/temperature.ts';
import { profile } from './profile.copy.ts';

/** What the member tells about themselves, and how things are counted. */
export type ProfileFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly weekStart: WeekStart;
  readonly clock: ClockFormat;
  readonly temperatureUnit: TemperatureUnit;
};
export type ProfileDraft = Partial<ProfileFields>;
export type Problems = { readonly [Name in keyof ProfileFields]?: string };

/** The fields as they are kept. */
export function keptFields(user: User, temperatureUnit: TemperatureUnit): ProfileFields {
  const { firstName, lastName, phone, timeZone, weekStart, clock } = user;
  return { firstName, lastName, phone: phone ?? '', timeZone, weekStart, clock, temperatureUnit };
}

/** What of a draft differs from what is kept: only this is sent, so that a change made elsewhere meanwhile stays. */
export function changesOf(draft: ProfileDraft, kept: ProfileFields): ProfileDraft {
  const told: ProfileDraft = {
    ...draft,
    ...(draft.firstName !== undefined && { firstName: trimName(draft.firstName) }),
    ...(draft.lastName !== undefined && { lastName: trimName(draft.lastName) }),
  };
  const phone = draft.phone === undefined ? undefined : phoneOf(draft.phone);
  const numbered = phone === undefined || phone === 'unfinished' ? told : { ...told, phone: phone ?? '' };
  return Object.fromEntries(
    Object.entries(numbered).filter(([name, value]) => value !== kept[name as keyof ProfileFields]),
  );
}

/** What of the changes cannot be kept as it is, each with its sentence. */
export function problemsOf(changes: ProfileDraft): Problems {
  return {
    ...(changes.firstName !== undefined && !isName(changes.firstName) && { firstName: profile.errors.name }),
    ...(changes.lastName !== undefined && !isName(changes.lastName) && { lastName: profile.errors.name }),
    ...(changes.phone !== undefined && phoneOf(changes.phone) === 'unfinished' && { phone: profile.errors.phone }),
  };
}

/** A draft without what is wrong in it. */
export function without(draft: ProfileDraft, wrong: Problems): ProfileDraft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !(name in wrong)));
}

/** A draft's words for the fields that another one names. */
export function only(draft: ProfileDraft, named: ProfileDraft): ProfileDraft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => name in named));
}

/** What is left of a draft after `sent` was kept: what the member typed while it was under way. */
export function draftAfter(draft: ProfileDraft, before: ProfileDraft): ProfileDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => before[name as keyof ProfileFields] !== value),
  );
}
