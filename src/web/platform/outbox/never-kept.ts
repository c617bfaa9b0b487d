import type { RouteName } from '#contract/table.ts';

/**
 * Calls that are made at once or not at all: who the member is, what must hold before the member goes on, and long work
 * the member watches, which starts again where it stopped. A call that leads to a payment belongs here too.
 */
const NEVER_KEPT: ReadonlySet<RouteName> = new Set<RouteName>([
  'login',
  'logout',
  'register',
  'lookAtLink',
  'verifyEmail',
  'resendVerification',
  'forgotPassword',
  'resetPassword',
  'stepUp',
  'askStepUp',
  'changePassword',
  'changeEmail',
  'stopEmailChange',
  'confirmEmail',
  'askSecondStep',
  'secondStep',
  'askPasskey',
  'passkeySignIn',
  'startCodeApp',
  'confirmCodeApp',
  'endCodeApp',
  'makeRecoveryCodes',
  'askNewPasskey',
  'addPasskey',
  'renamePasskey',
  'endPasskey',
  'patchPrivacyMode',
  'putLock',
  'endLock',
  'stayHere',
  'lockNow',
  'putConsent',
  'makeFeed',
  'renewFeed',
  'changeFeed',
  'endFeed',
  'importDays',
  'undoImport',
  'endSession',
  'endOtherSessions',
  'putOldLogs',
  'stopOldLogs',
  'endOldLogs',
  'removeUnreadable',
  'planDeletion',
  'stopDeletion',
  'createCheckoutSession',
  'createPortalSession',
  'previewPlanChange',
  'changePlan',
  'cancelSubscription',
  'resumeSubscription',
]);

/** Whether a call may be kept and sent later. */
export function mayBeKept(name: RouteName): boolean {
  return !NEVER_KEPT.has(name);
}
