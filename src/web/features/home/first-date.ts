import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import { surfaceOf } from '#domain/stage/stage.ts';

/** Nothing is known of the member's cycle, and the wheel of the member's stage waits for its first date. */
export function asksFirstDate(reply: CycleViewReply): boolean {
  return reply.view.state === 'none' && surfaceOf(reply, reply.view.startDate).wheel === 'cycle';
}
