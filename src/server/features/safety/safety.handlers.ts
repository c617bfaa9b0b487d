import type { safetyRoutes } from '#contract/safety/safety.routes.ts';
import type { AccountDeps } from '#server/features/account/public.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { changeEmail, stopEmailChange } from './address/change-email.ts';
import { confirmEmail } from './address/confirm-email.ts';
import { changePassword } from './change-password.ts';
import { confirmCodeApp, endCodeApp, makeRecoveryCodes, startCodeApp } from './code-app.ts';
import { addPasskey, askNewPasskey, endPasskey, renamePasskey } from './passkeys.ts';
import { askAnyPasskey, askSecondStep, passkeySignIn, secondStep, secondStepState } from './second-step.ts';
import { askStepUp, stepUp, stepUpState } from './step-up.ts';
import { signInWays } from './ways.ts';

export function safetyHandlers(deps: AccountDeps): HandlersOf<typeof safetyRoutes> {
  return {
    getStepUp: ({ me }) => stepUpState(me),
    askStepUp: ({ me, visitor }) => askStepUp(deps, { me, visitor }),
    stepUp: ({ me, visitor, body }) => stepUp(deps, { me, visitor, proof: body }),
    changePassword: ({ me, visitor, body }) => changePassword(deps, { me, visitor, ...body }),
    changeEmail: ({ me, visitor, body }) => changeEmail(deps, { me, visitor, email: body.email }),
    stopEmailChange: ({ me, visitor }) => stopEmailChange(deps, { me, visitor }),
    confirmEmail: ({ visitor, body }) => confirmEmail(deps, { token: body.token, visitor }),
    getSecondStep: ({ visitor }) => secondStepState(deps, visitor),
    askSecondStep: ({ visitor }) => askSecondStep(deps, visitor),
    secondStep: ({ visitor, body }) => secondStep(deps, { proof: body, visitor }),
    askPasskey: () => askAnyPasskey(deps),
    passkeySignIn: ({ visitor, body }) =>
      passkeySignIn(deps, { answer: body.answer, shared: body.sharedDevice === true, visitor }),
    getSignInWays: ({ me }) => signInWays(me, me),
    startCodeApp: ({ me, visitor }) => startCodeApp(deps, { me, visitor }),
    confirmCodeApp: ({ me, visitor, body }) => confirmCodeApp(deps, { me, visitor, code: body.code }),
    endCodeApp: ({ me, visitor }) => endCodeApp(deps, { me, visitor }),
    makeRecoveryCodes: ({ me, visitor }) => makeRecoveryCodes(deps, { me, visitor }),
    askNewPasskey: ({ me, visitor }) => askNewPasskey(deps, { me, visitor }),
    addPasskey: ({ me, visitor, body }) => addPasskey(deps, { me, visitor, ...body }),
    renamePasskey: ({ me, params, body }) => renamePasskey(me, { id: params.id, name: body.name }),
    endPasskey: ({ me, visitor, params }) => endPasskey(deps, { me, visitor, id: params.id }),
  };
}
