import { route, type Access } from '#contract/kit/route.ts';
import { ok } from '#contract/kit/scalars.ts';
import {
  changeBody,
  namelessPostBody,
  postBody,
  postParams,
  postsPage,
  postsQuery,
  repliesPage,
  repliesQuery,
  replyBody,
  replyParams,
  roomReply,
  rulesBody,
  saidNameless,
  saidPost,
  saidReply,
  threadReply,
} from './circle.schemas.ts';

/** Bytes of what is said: 20,000 typed characters of four bytes, and what stands around them. */
const BODY = 96 * 1024;
const plain = { params: null, query: null, body: null, status: 200, cache: 'no-store', errors: [] } as const;
const reads = { ...plain, method: 'GET', rate: 'read', bodyLimit: 0 } as const;
const writes = { ...plain, rate: 'write', bodyLimit: BODY } as const;
const nameless = { ...writes, rate: 'nameless' } as const;
const post = { params: postParams } as const;
const reply = { params: replyParams } as const;

const SAYING = [
  'rules_first',
  'circle_paused',
  'circle_left',
  'words_refused',
  'said_already',
  'rate_limited',
] as const;
const CHANGING = ['not_found', 'words_refused', 'circle_paused', 'circle_left', 'rate_limited'] as const;

/** What a member reads in a room, and does there for herself alone. */
function readingOf<const P extends string, const A extends Access>(path: P, access: A) {
  const see = { ...reads, access } as const;
  const own = { ...writes, access } as const;
  return {
    Room: route({
      ...see,
      path: `/api/${path}`,
      summary: 'The room: its topics, what is new, what of hers others do not see',
      reply: roomReply,
    }),
    Visit: route({
      ...own,
      method: 'POST',
      path: `/api/${path}/visits`,
      bodyLimit: 0,
      summary: 'What is here now is new no more',
      reply: ok,
    }),
    AcceptRules: route({
      ...own,
      method: 'PUT',
      path: `/api/${path}/rules`,
      bodyLimit: 256,
      body: rulesBody,
      summary: 'Accept the house rules',
      reply: ok,
    }),
    Posts: route({
      ...see,
      path: `/api/${path}/posts`,
      query: postsQuery,
      summary: 'Posts, newest or newest answered first',
      reply: postsPage,
      errors: ['bad_cursor'],
    }),
    Thread: route({
      ...see,
      ...post,
      path: `/api/${path}/posts/:post`,
      summary: 'A post with its first replies',
      reply: threadReply,
      errors: ['not_found'],
    }),
    Replies: route({
      ...see,
      ...post,
      path: `/api/${path}/posts/:post/replies`,
      query: repliesQuery,
      summary: 'Further replies, oldest first',
      reply: repliesPage,
      errors: ['not_found', 'bad_cursor'],
    }),
  } as const;
}

/** Words with a name. */
function sayingOf<const P extends string, const A extends Access>(path: P, access: A) {
  const say = { ...writes, access } as const;
  return {
    SayPost: route({
      ...say,
      method: 'POST',
      path: `/api/${path}/posts`,
      status: 201,
      body: postBody,
      summary: 'Say something with her name',
      reply: saidPost,
      errors: [...SAYING, 'category_closed'],
    }),
    ChangePost: route({
      ...say,
      ...post,
      method: 'PATCH',
      path: `/api/${path}/posts/:post`,
      body: changeBody,
      summary: 'Change a post of hers; it is marked',
      reply: saidPost,
      errors: CHANGING,
    }),
    SayReply: route({
      ...say,
      ...post,
      method: 'POST',
      path: `/api/${path}/posts/:post/replies`,
      status: 201,
      body: replyBody,
      summary: 'Answer with her name',
      reply: saidReply,
      errors: [...SAYING, 'not_found', 'thread_closed'],
    }),
    ChangeReply: route({
      ...say,
      ...reply,
      method: 'PATCH',
      path: `/api/${path}/replies/:reply`,
      body: changeBody,
      summary: 'Change a reply of hers; it is marked',
      reply: saidReply,
      errors: CHANGING,
    }),
  } as const;
}

/** Words without a name: written in no transaction of hers. */
function whisperingOf<const P extends string, const A extends Access>(path: P, access: A) {
  const whisper = { ...nameless, access } as const;
  return {
    SayNamelessPost: route({
      ...whisper,
      method: 'POST',
      path: `/api/${path}/anonymous-posts`,
      status: 202,
      body: namelessPostBody,
      summary: 'Say something without a name; others see it some minutes later',
      reply: saidNameless,
      errors: [...SAYING, 'category_closed'],
    }),
    ChangeNamelessPost: route({
      ...whisper,
      ...post,
      method: 'PATCH',
      path: `/api/${path}/anonymous-posts/:post`,
      body: changeBody,
      summary: 'The same of one without a name',
      reply: saidNameless,
      errors: CHANGING,
    }),
    SayNamelessReply: route({
      ...whisper,
      ...post,
      method: 'POST',
      path: `/api/${path}/posts/:post/anonymous-replies`,
      status: 202,
      body: replyBody,
      summary: 'Answer without a name',
      reply: saidNameless,
      errors: [...SAYING, 'not_found', 'thread_closed'],
    }),
    ChangeNamelessReply: route({
      ...whisper,
      ...reply,
      method: 'PATCH',
      path: `/api/${path}/anonymous-replies/:reply`,
      body: changeBody,
      summary: 'The same of one without a name',
      reply: saidNameless,
      errors: CHANGING,
    }),
  } as const;
}

/** Taking back stays open to whoever may read. */
function takingBackOf<const P extends string, const A extends Access>(path: P, access: A) {
  const own = { ...writes, access } as const;
  return {
    TakeBackPost: route({
      ...own,
      ...post,
      method: 'DELETE',
      path: `/api/${path}/posts/:post`,
      bodyLimit: 0,
      summary: 'Take a post of hers back; its replies stay',
      reply: ok,
      errors: ['not_found'],
    }),
    TakeBackNamelessPost: route({
      ...nameless,
      access,
      ...post,
      method: 'DELETE',
      path: `/api/${path}/anonymous-posts/:post`,
      bodyLimit: 0,
      summary: 'The same of one without a name',
      reply: ok,
      errors: ['not_found'],
    }),
    TakeBackReply: route({
      ...own,
      ...reply,
      method: 'DELETE',
      path: `/api/${path}/replies/:reply`,
      bodyLimit: 0,
      summary: 'Take a reply of hers back',
      reply: ok,
      errors: ['not_found'],
    }),
    TakeBackNamelessReply: route({
      ...nameless,
      access,
      ...reply,
      method: 'DELETE',
      path: `/api/${path}/anonymous-replies/:reply`,
      bodyLimit: 0,
      summary: 'The same of one without a name',
      reply: ok,
      errors: ['not_found'],
    }),
  } as const;
}

/**
 * What one room offers. Both rooms are made of this, so that neither knows anything the other does not. `reading` opens
 * the room, `saying` and `whispering` are what writing in it asks besides.
 */
function routesOf<const P extends string, const R extends Access, const W extends Access, const N extends Access>(
  path: P,
  { reading, saying, whispering }: { readonly reading: R; readonly saying: W; readonly whispering: N },
) {
  return {
    ...readingOf(path, reading),
    ...sayingOf(path, saying),
    ...whisperingOf(path, whispering),
    ...takingBackOf(path, reading),
  } as const;
}

/** The routes of a room under its name: `Posts` of `community` are `communityPosts`. */
export type OfRoom<Name extends string, Routes> = { readonly [K in keyof Routes as `${Name}${K & string}`]: Routes[K] };

/** Puts the name of a room before the names of its routes. */
export function named<const Name extends string, Routes extends object>(
  name: Name,
  routes: Routes,
): OfRoom<Name, Routes> {
  return Object.fromEntries(Object.entries(routes).map(([key, one]) => [`${name}${key}`, one])) as OfRoom<Name, Routes>;
}

/** Who reads and who writes in a room. Reading the adults' stays open in every plan; a teen's plan is always full. */
export const ROOM_ACCESS = {
  community: {
    reading: { who: 'member', age: 'adult', plan: 'any' },
    saying: { who: 'member', age: 'adult', plan: 'full', feature: 'circle_writing' },
    whispering: { who: 'member', age: 'adult', plan: 'full', feature: 'circle_writing' },
  },
  teen: {
    reading: { who: 'member', age: 'teen_room', plan: 'any' },
    saying: { who: 'member', age: 'teen_room', plan: 'any' },
    // A moderator among teens speaks with name and badge alone.
    whispering: { who: 'member', age: 'teen', plan: 'any' },
  },
} as const;

const community = routesOf('community', ROOM_ACCESS.community);
const teen = routesOf('teen-circle', ROOM_ACCESS.teen);
/** The routes of a room without its name: the handlers are written for these. */
export type RoomRoutes = typeof community;

export const circleRoutes = { ...named('community', community), ...named('teen', teen) } as const;
