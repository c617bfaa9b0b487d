import { route, type Access } from '#contract/kit/route.ts';
import { named, ROOM_ACCESS } from './circle.routes.ts';
import { checkBody, checkReply, houseRulesReply } from './room.schemas.ts';

const plain = { params: null, query: null, status: 200, cache: 'no-store', errors: [] } as const;
/** Bytes of what is looked through: as many as may be said. */
const BODY = 96 * 1024;

function roomWordsOf<const P extends string, const R extends Access>(path: P, access: R) {
  return {
    HouseRules: route({
      ...plain,
      access,
      method: 'GET',
      path: `/api/${path}/house-rules`,
      summary: 'How the room sits together, and why words are reported',
      rate: 'read',
      bodyLimit: 0,
      body: null,
      reply: houseRulesReply,
    }),
    Check: route({
      ...plain,
      access,
      method: 'POST',
      path: `/api/${path}/check`,
      summary: 'Whether words ask to be read again before they are said; saves nothing',
      rate: 'nameless',
      bodyLimit: BODY,
      body: checkBody,
      reply: checkReply,
    }),
  } as const;
}

/** What one room says of its own, whoever may come in. */
export type RoomWordsRoutes = ReturnType<typeof roomWordsOf<string, Access>>;

export const roomRoutes = {
  ...named('community', roomWordsOf('community', ROOM_ACCESS.community.reading)),
  ...named('teen', roomWordsOf('teen-circle', ROOM_ACCESS.teen.reading)),
} as const;
