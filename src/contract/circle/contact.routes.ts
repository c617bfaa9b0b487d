import { route, type Access } from '#contract/kit/route.ts';
import { ok } from '#contract/kit/scalars.ts';
import { named, ROOM_ACCESS } from './circle.routes.ts';
import { postParams } from './circle.schemas.ts';
import {
  bookmarkReply,
  bookmarksPage,
  bookmarksQuery,
  draftBody,
  draftQuery,
  draftReply,
  followReply,
  foundPage,
  holdReply,
  quietBody,
  quietDone,
  quietPage,
  quietParams,
  quietQuery,
  reportBody,
  searchBody,
} from './contact.schemas.ts';

const plain = { params: null, query: null, body: null, status: 200, cache: 'no-store', errors: [] } as const;
const SMALL = 4 * 1024;
/** Bytes of a draft: 6,000 characters of four bytes. */
const DRAFT = 32 * 1024;

function basesOf<const R extends Access>(access: R) {
  return {
    read: { ...plain, access, method: 'GET', rate: 'read', bodyLimit: 0 },
    write: { ...plain, access, rate: 'write', bodyLimit: 0 },
  } as const;
}

/**
 * What a member does with posts for herself, in either room, and how she finds them. Holding and following are written apart from her own
 * transaction, so that no row beside them says whose they are.
 */
function marksOf<const P extends string, const R extends Access>(path: P, access: R) {
  const { read, write } = basesOf(access);
  const apart = { ...plain, access, rate: 'nameless', bodyLimit: 0, params: postParams } as const;
  return {
    Hold: route({
      ...apart,
      method: 'PUT',
      path: `/api/${path}/posts/:post/hold`,
      summary: 'Hold the author; twice is the same as once',
      reply: holdReply,
      errors: ['not_found', 'circle_own'],
    }),
    LetGo: route({
      ...apart,
      method: 'DELETE',
      path: `/api/${path}/posts/:post/hold`,
      summary: 'Let go again',
      reply: holdReply,
    }),
    Bookmark: route({
      ...write,
      params: postParams,
      method: 'PUT',
      path: `/api/${path}/posts/:post/bookmark`,
      summary: 'Save a post to find it again',
      reply: bookmarkReply,
      errors: ['not_found', 'list_full'],
    }),
    Unbookmark: route({
      ...write,
      params: postParams,
      method: 'DELETE',
      path: `/api/${path}/posts/:post/bookmark`,
      summary: 'Take a bookmark away',
      reply: bookmarkReply,
    }),
    Bookmarks: route({
      ...read,
      path: `/api/${path}/bookmarks`,
      query: bookmarksQuery,
      summary: 'The posts she saved, the newest first',
      reply: bookmarksPage,
      errors: ['bad_cursor'],
    }),
    Search: route({
      ...read,
      method: 'POST',
      path: `/api/${path}/search`,
      bodyLimit: SMALL,
      body: searchBody,
      summary: 'Look for words in posts and replies, newest first',
      reply: foundPage,
      errors: ['bad_cursor'],
    }),
    Draft: route({
      ...read,
      path: `/api/${path}/draft`,
      query: draftQuery,
      summary: 'What she began to write, here or on another device',
      reply: draftReply,
    }),
    PutDraft: route({
      ...write,
      method: 'PUT',
      path: `/api/${path}/draft`,
      bodyLimit: DRAFT,
      body: draftBody,
      summary: 'Save what she began to write; null deletes it',
      reply: ok,
      errors: ['list_full'],
    }),
  } as const;
}

const QUIET = ['not_found', 'circle_own', 'circle_staff', 'list_full', 'rate_limited'] as const;

/** Turning away from somebody, and telling the moderators, in either room. */
function turningAwayOf<const P extends string, const R extends Access>(path: P, access: R) {
  const { read, write } = basesOf(access);
  const quiet = { ...write, method: 'POST', bodyLimit: SMALL, body: quietBody, reply: quietDone } as const;
  return {
    Mute: route({
      ...quiet,
      path: `/api/${path}/mutes`,
      summary: 'Not read somebody any more; she is not told',
      errors: QUIET,
    }),
    Block: route({
      ...quiet,
      path: `/api/${path}/blocks`,
      summary: 'Neither reads the other; she is not told',
      errors: QUIET,
    }),
    Quiet: route({
      ...read,
      path: `/api/${path}/quiet`,
      query: quietQuery,
      summary: 'Whom she muted or blocked, the newest first',
      reply: quietPage,
      errors: ['bad_cursor'],
    }),
    EndQuiet: route({
      ...write,
      method: 'DELETE',
      path: `/api/${path}/quiet/:quiet`,
      params: quietParams,
      summary: 'Read somebody again',
      reply: ok,
    }),
    Report: route({
      ...write,
      method: 'POST',
      path: `/api/${path}/reports`,
      bodyLimit: SMALL,
      body: reportBody,
      summary: 'Tell the moderators of words, with a reason; once a member',
      reply: ok,
      errors: ['not_found', 'circle_own', 'invalid_input', 'rate_limited'],
    }),
  } as const;
}

/** Being told of replies: adults alone, for a teen gets no notices (decisions 10). */
function followOf<const P extends string, const R extends Access>(path: P, access: R) {
  const apart = { ...plain, access, rate: 'nameless', bodyLimit: 0, params: postParams } as const;
  return {
    Follow: route({
      ...apart,
      method: 'PUT',
      path: `/api/${path}/posts/:post/follow`,
      summary: 'Be told of replies',
      reply: followReply,
      errors: ['not_found'],
    }),
    Unfollow: route({
      ...apart,
      method: 'DELETE',
      path: `/api/${path}/posts/:post/follow`,
      summary: 'Be told no more',
      reply: followReply,
    }),
  } as const;
}

const community = {
  ...marksOf('community', ROOM_ACCESS.community.reading),
  ...turningAwayOf('community', ROOM_ACCESS.community.reading),
} as const;
const teen = {
  ...marksOf('teen-circle', ROOM_ACCESS.teen.reading),
  ...turningAwayOf('teen-circle', ROOM_ACCESS.teen.reading),
} as const;
/** The routes of a room without its name: the handlers are written for these. */
export type ContactRoutes = typeof community;

const following = followOf('community', ROOM_ACCESS.community.reading);

export const contactRoutes = {
  ...named('community', community),
  ...named('teen', teen),
  ...named('community', following),
} as const;
