import { named, type circleRoutes, type RoomRoutes } from '#contract/circle/circle.routes.ts';
import type { Room } from '#domain/circle/limits.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import type { CircleDeps } from './circle-deps.ts';
import { listPosts, readReplies, readThread } from './read/read-posts.ts';
import { markVisit } from './read/visit.ts';
import { acceptRules, readRoom } from './room.ts';
import { changePost, changeReply, sayPost, sayReply, takeBack } from './speak/say-named.ts';
import { changeNameless, sayNamelessPost, sayNamelessReply, takeBackNameless } from './speak/say-nameless.ts';

/** The handlers of one room. Both rooms are served by the same code. */
function roomHandlers(deps: CircleDeps, room: Room): HandlersOf<RoomRoutes> {
  return {
    Room: ({ me }) => readRoom(deps, me, room),
    Visit: async ({ me }) => {
      await markVisit(deps, me, room);
      return { ok: true };
    },
    AcceptRules: async ({ me, body }) => acceptRules(deps, me, { room, ...body }),
    Posts: ({ me, query }) => listPosts(deps, me, { room, ...query }),
    Thread: ({ me, params }) => readThread(deps, me, { room, ...params }),
    Replies: ({ me, params, query }) => readReplies(deps, me, { room, ...params, ...query }),
    SayPost: ({ me, body }) => sayPost(deps, me, { room, ...body }),
    SayNamelessPost: ({ me, body }) => sayNamelessPost(deps, me, { room, ...body }),
    ChangePost: ({ me, params, body }) => changePost(deps, me, { room, id: params.post, ...body }),
    TakeBackPost: ({ me, params }) => takeBack(deps, me, params.post),
    ChangeNamelessPost: ({ me, params, body }) =>
      changeNameless(deps, me, { room, said: 'post', id: params.post, ...body }),
    TakeBackNamelessPost: ({ me, params }) => takeBackNameless(deps, me, { room, said: 'post', id: params.post }),
    SayReply: ({ me, params, body }) => sayReply(deps, me, { room, ...params, ...body }),
    SayNamelessReply: ({ me, params, body }) => sayNamelessReply(deps, me, { room, ...params, ...body }),
    ChangeReply: ({ me, params, body }) => changeReply(deps, me, { room, id: params.reply, ...body }),
    TakeBackReply: ({ me, params }) => takeBack(deps, me, params.reply),
    ChangeNamelessReply: ({ me, params, body }) =>
      changeNameless(deps, me, { room, said: 'reply', id: params.reply, ...body }),
    TakeBackNamelessReply: ({ me, params }) => takeBackNameless(deps, me, { room, said: 'reply', id: params.reply }),
  };
}

export function circleHandlers(deps: CircleDeps): HandlersOf<typeof circleRoutes> {
  return { ...named('community', roomHandlers(deps, 'community')), ...named('teen', roomHandlers(deps, 'teen')) };
}
