/** How a list of posts is sorted: by when they were said, or by their newest reply. */
export const SORTS = ['newest', 'answered'] as const;
export type Sort = (typeof SORTS)[number];

/**
 * Where words stand. `waiting`: said without a name, and published with others in some minutes. `held`: a moderator
 * looks first. `hidden`, `change_asked`: decided by one. `taken_back`: by their author.
 */
export const WORD_STATES = ['shown', 'waiting', 'held', 'hidden', 'change_asked', 'taken_back'] as const;
export type WordState = (typeof WORD_STATES)[number];

/** What a post is: words to all, a question to the moderators (teens), the thread of an event that was. */
export const POST_KINDS = ['post', 'question', 'event'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** What a field may send at all: longer words are refused by the sentence of the field, not by the server's wall. */
export const LONGEST_TYPED = 20_000;
/** Posts and replies of a page. */
export const PAGE = { posts: 10, replies: 20, most: 30 } as const;
