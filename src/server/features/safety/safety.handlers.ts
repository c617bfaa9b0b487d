import type { safetyRoutes } from '#contract/safety/safety.routes.ts';
import type { AccountHouse } from '#server/features/account/public.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { changeEmail, stopEmailChange } from './address/change-email.ts';
import { confirmEmail } from './address/confirm-email.ts';
import { changePassword } from './change-password.ts';
import { confirmCodeApp, endCodeApp, makeRecoveryCodes, startCodeApp } from './code-app.ts';
import { addPasskey, askNewPasskey, endPasskey, renamePasskey } from './passkeys.ts';
import { askAnyPasskey, askSecondStep, passkeySignIn, secondStep, secondStepState } from './second-step.ts';
import { askStepUp, stepUp, stepUpState } from './step-up.ts';
import { signInWays } from './ways.ts';

export function safetyHandlers(house: AccountHouse): HandlersOf<typeof safetyRoutes> {
  return {
    getStepUp: ({ me }) => stepUpState(me),
    askStepUp: ({ me, visitor }) => askStepUp(house, { me, visitor }),
    stepUp: ({ me, visitor, body }) => stepUp(house, { me, visitor, proof: body }),
    changePassword: ({ me, visitor, body }) => changePassword(house, { me, visitor, password: body.password }),
    changeEmail: ({ me, visitor, body }) => changeEmail(house, { me, visitor, email: body.email }),
    stopEmailChange: ({ me, visitor }) => stopEmailChange(house, { me, visitor }),
    confirmEmail: ({ visitor, body }) => confirmEmail(house, { token: body.token, visitor }),
    getSecondStep: ({ visitor }) => secondStepState(house, visitor),
    askSecondStep: ({ visitor }) => askSecondStep(house, visitor),
    secondStep: ({ visitor, body }) => secondStep(house, { proof: body, visitor }),
    askPasskey: () => askAnyPasskey(house),
    passkeySignIn: ({ visitor, body }) =>
      passkeySignIn(house, { answer: body.answer, shared: body.sharedDevice === true, visitor }),
    getSignInWays: ({ me }) => signInWays(me, me),
    startCodeApp: ({ me, visitor }) => startCodeApp(house, { me, visitor }),
    confirmCodeApp: ({ me, visitor, body }) => confirmCodeApp(house, { me, visitor, code: body.code }),
    endCodeApp: ({ me, visitor }) => endCodeApp(house, { me, visitor }),
    makeRecoveryCodes: ({ me, visitor }) => makeRecoveryCodes(house, { me, visitor }),
    askNewPasskey: ({ me, visitor }) => askNewPasskey(house, { me, visitor }),
    addPasskey: ({ me, visitor, body }) => addPasskey(house, { me, visitor, ...body }),
    renamePasskey: ({ me, params, body }) => renamePasskey(me, { id: params.id, name: body.name }),
    endPasskey: ({ me, visitor, params }) => endPasskey(house, { me, visitor, id: params.id }),
  };
}
