import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { id, instant, writtenText } from '#contract/kit/scalars.ts';

/**
 * By what the member can show that it is the member: where a second factor is set up, by that, else by the member's
 * password. `code` is one of the member's app or a recovery code.
 */
export const proofKind = z.enum(['password', 'code', 'passkey']);
export type ProofKind = Wire<typeof proofKind>;

/** What a browser's passkey functions take and give, as JSON text: only they and their library read it. */
const passkeyWords = z.string().max(12 * 1024);
export const passkeyQuestion = z.object({ options: passkeyWords });
const code = z.string().min(1).max(40);

/**
 * GET /api/auth/step-up: what would be asked of the member, and for how many more seconds the member's last proof
 * counts.
 */
export const stepUpReply = z.object({ by: z.array(proofKind), secondsLeft: z.int() });
export type StepUpReply = Wire<typeof stepUpReply>;

const byCode = z.object({ by: z.literal('code'), code });
const byPasskey = z.object({ by: z.literal('passkey'), answer: passkeyWords });
const act = z.string().max(200).optional();
/** POST /api/auth/step-up. `act` names the one staff act that a proof is made for, as its refusal did. */
export const proofBody = z.discriminatedUnion('by', [
  z.object({ by: z.literal('password'), password: z.string().max(1024), act }),
  byCode.extend({ act }),
  byPasskey.extend({ act }),
]);
export type StepUpProof = Wire<typeof proofBody>;

/** POST /api/auth/second-step: what is asked after a right password. */
export const secondStepBody = z.discriminatedUnion('by', [byCode, byPasskey]);
export type SecondStep = Wire<typeof secondStepBody>;
/** What a sign-in that waits asks for; empty where none waits in this browser, or no longer. */
export const secondStepReply = z.object({ by: z.array(z.enum(['code', 'passkey'])) });
export type SecondStepReply = Wire<typeof secondStepReply>;

/** POST /api/auth/passkeys/sign-in. */
export const passkeySignInBody = z.object({ answer: passkeyWords, sharedDevice: z.boolean().optional() });

/** POST /api/auth/password. Addresses that are keys, such as that of the calendar, end unless they are to be kept. */
export const newPasswordBody = z.object({ password: z.string().max(1024), keepAddresses: z.boolean().optional() });

/** The member's ways to sign in. */
export const signInWays = z.object({
  email: z.string(),
  /** An address that waits to be confirmed from its mailbox; it says nothing of whether anybody has it. */
  newEmail: z.object({ email: z.string(), askedAt: instant }).nullable(),
  passwordChangedAt: instant,
  codesSince: instant.nullable(),
  recoveryLeft: z.int(),
  /** Roles of the member's that wait until a second factor is set up. */
  rolesWaiting: z.array(z.enum(['teacher', 'moderator', 'admin'])),
  passkeys: z.array(z.object({ id, name: z.string(), addedAt: instant, usedAt: instant.nullable() })),
});
export type SignInWays = Wire<typeof signInWays>;
/** After a change: as they stand, and recovery codes where new ones were made. They are shown this once. */
export const changedWays = z.object({ ways: signInWays, recoveryCodes: z.array(z.string()).nullable() });
export type ChangedWays = Wire<typeof changedWays>;

export const codeAppReply = z.object({ key: z.string(), link: z.string() });
export type CodeApp = Wire<typeof codeAppReply>;
export const codeBody = z.object({ code });
const passkeyName = writtenText(40);
export const newPasskeyBody = z.object({ answer: passkeyWords, name: passkeyName });
export const passkeyParams = z.object({ id });
export const passkeyNameBody = z.object({ name: passkeyName });

/** POST /api/auth/email: the address the member's account shall move to. */
export const newEmailBody = z.object({ email: z.string().max(254) });
export const confirmEmailBody = z.object({ token: z.string().max(128) });
