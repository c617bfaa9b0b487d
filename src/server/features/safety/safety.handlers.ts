import type { safetyRoutes } from '#contract/safety/safety.routes.ts';
import type { AccountHouse } from '#server/features/account/public.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { changePassword } from './change-password.ts';
import { stepUp, stepUpState } from './step-up.ts';

export function safetyHandlers(house: AccountHouse): HandlersOf<typeof safetyRoutes> {
  return {
    getStepUp: ({ me }) => stepUpState(me),
    stepUp: ({ me, visitor, body }) => stepUp(house, { me, visitor, proof: body }),
    changePassword: ({ me, visitor, body }) => changePassword(house, { me, visitor, password: body.password }),
  };
}
