import type { ExportedAccess, ExportedSelf, ExportedWishes } from '#domain/export/exported-self.ts';
import { hidesFertility, type LifeStage } from '#domain/stage/stage.ts';
import { factorStore } from '#server/features/factor/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { AccountDeps } from '../account-deps.ts';
import { emailChangeStore } from '../address/email-change.store.ts';
import { readAvatar } from '../avatar/avatar.ts';
import { NOT_BEGUN } from '#domain/account/enhanced-onboarding.ts';
import { memberStore } from './member.store.ts';
import type { Member } from './profile.ts';

type About = { readonly me: Me; readonly member: Member; readonly stage: LifeStage };

/**
 * All of the member's own row and of the member's sealed profile, for the member's file. A field that joins the profile
 * and is not named here does not compile.
 */
export async function exportedSelf(
  deps: Pick<AccountDeps, 'files'>,
  { me, member, stage }: About,
): Promise<Omit<ExportedSelf, keyof ExportedWishes>> {
  const {
    schemaVersion: _,
    avatar,
    email,
    firstName,
    lastName,
    birthday,
    phone,
    sacredGoals,
    customGoals,
    journeyCustomization,
    ref,
    lifeStages = [],
    stageAsked = null,
    windowAsked = false,
    weekStart,
    clock,
    awardZone,
    zoneKept = null,
    enhancedOnboarding,
    ...forgotten
  } = member.profile;
  const { membership, timeZone, theme, updatesSeenOn } = member;
  const hides = hidesFertility(stage);
  const picture = avatar ? await readAvatar(deps, { me, file: avatar }) : null;
  return {
    ...(forgotten satisfies Record<string, never>),
    email,
    firstName,
    lastName,
    birthday,
    phone,
    picture: picture && { type: 'image/webp', base64: picture.toString('base64') },
    sacredGoals,
    customGoals,
    goalsUpdatedAt: member.goalsUpdatedAt?.toISOString() ?? null,
    journey: journeyCustomization,
    // Decisions 8: told again as soon as the member's stage tells of it.
    lifeStages: hides ? lifeStages.filter((span) => span.stage !== 'trying_to_conceive') : lifeStages,
    stageAsked: hides && stageAsked?.stage === 'trying_to_conceive' ? null : stageAsked,
    ...(!hides && { windowAsked }),
    timeZone,
    zoneKept,
    awardZone: awardZone ?? null,
    weekStart: weekStart ?? null,
    clock: clock ?? null,
    theme,
    privacyMode: member.privacyMode,
    memberSince: member.createdAt.toISOString(),
    cameWith: ref,
    updatesSeenOn,
    onboarding: {
      completed: member.onboardingCompleted,
      customized: member.customizationCompleted,
      richerPath: enhancedOnboarding ?? NOT_BEGUN,
    },
    signIn: await exportedFactors(me),
    trialEndsAt: membership.trialEndAt?.toISOString() ?? null,
  };
}

async function exportedFactors({ tx, keys, userId }: Me): Promise<ExportedSelf['signIn']> {
  const [factors, passkeys, newAddress] = await Promise.all([
    factorStore.of(tx, userId),
    factorStore.passkeys(tx, userId),
    emailChangeStore.waiting({ tx, keys }),
  ]);
  return {
    codesSince: factors.codes_since?.toISOString() ?? null,
    recoveryCodesLeft: factors.recovery_left,
    newAddress: newAddress && { email: newAddress.address, askedAt: newAddress.askedAt.toISOString() },
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      name: String(keys.openOrNull({ table: 'passkey', rowId: id }, name) ?? ''),
      addedAt: created_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
  };
}

/** The member's access history, oldest first. */
export async function exportedAccess(me: Me): Promise<ExportedAccess[]> {
  return (await memberStore.accesses(me)).map(({ at, action, result, ip_prefix }) => ({
    at: at.toISOString(),
    action,
    result,
    network: ip_prefix,
  }));
}
