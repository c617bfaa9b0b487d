import { named } from '#contract/circle/circle.routes.ts';
import type { HouseRulesReply } from '#contract/circle/room.schemas.ts';
import type { RoomWordsRoutes, roomRoutes } from '#contract/circle/room.routes.ts';
import type { Room } from '#domain/circle/limits.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { circleContent } from './circle-deps.ts';

/** How a room sits together, and the reasons for a report there, in its own words. */
export function houseRulesOf(room: Room): HouseRulesReply {
  const { houseRules, reasons } = circleContent();
  const { rules, never, broken, ...texts } = houseRules[room];
  return {
    ...texts,
    rules: rules.map(({ id, rule, more }) => ({ id, rule, more })),
    never,
    broken,
    reports: reasons.reports
      .filter(({ rooms }) => rooms.includes(room))
      .map(({ id, label, more }) => ({ id, label, more })),
  };
}

const inRoom = (room: Room): HandlersOf<RoomWordsRoutes> => ({
  HouseRules: async () => houseRulesOf(room),
  Check: async ({ body }) => ({ readAgain: circleContent().readAgain(body.body) !== null }),
});

/** What a room says of its own. It reads nothing of anybody’s. */
export function roomWordsHandlers(): HandlersOf<typeof roomRoutes> {
  return { ...named('community', inRoom('community')), ...named('teen', inRoom('teen')) };
}
