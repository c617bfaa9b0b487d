import type { stageRoutes } from '#contract/stage/stage.routes.ts';
import type { StageReply } from '#contract/stage/stage.schemas.ts';
import { stageWithProposal } from '#server/features/cycle/public.ts';
import { memberStore, type Member } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Refusal, type HandlersOf } from '#server/platform/http/handler.ts';
import { answered, judgeStage } from './judge-stage.ts';

export function stageHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof stageRoutes> {
  return {
    getLifeStage: async ({ me }) => told(await memberStore.read(me), clock.now()),
    putLifeStage: async ({ me, body }) => {
      const now = clock.now();
      await memberStore.lock(me);
      const member = await memberStore.read(me);
      const profile = judgeStage(member, { chosen: body, now });
      if (profile instanceof Refusal) return profile;
      await memberStore.change(me, { profile });
      return told({ ...member, profile }, now);
    },
    putStageLater: async ({ me }) => {
      const now = clock.now();
      await memberStore.lock(me);
      const member = await memberStore.read(me);
      const profile = answered(member, now);
      await memberStore.change(me, { profile });
      return told({ ...member, profile }, now);
    },
  };
}

function told(member: Member, now: Date): StageReply {
  return { ...stageWithProposal(member, now), history: member.profile.lifeStages ?? [] };
}
