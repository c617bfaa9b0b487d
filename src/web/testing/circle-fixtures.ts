import type { CirclePost, CircleReply, OwnWords, RoomReply } from '#contract/circle/circle.schemas.ts';
import type { HouseRulesReply } from '#contract/circle/room.schemas.ts';

const AT = '2026-11-21T09:00:00.000Z';
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A post of a test, and whatever it changes about it. */
export function postOf(number: number, changes: Partial<CirclePost> = {}): CirclePost {
  return {
    id: uuid(number),
    kind: 'post',
    category: 'womb-health',
    isAnonymous: false,
    firstName: 'Noor',
    lastName: 'Aziz',
    plant: null,
    staff: null,
    isMine: false,
    body: `Words of post ${number}. They go on for a while. So they are set as prose, and not as one short line of a few words.`,
    state: 'shown',
    reason: null,
    at: AT,
    isEdited: false,
    care: null,
    answeredAt: null,
    replies: 0,
    holds: 3,
    holding: false,
    isBookmarked: false,
    isFollowed: false,
    isNew: false,
    ...changes,
  };
}

/** A reply of a test. */
export function replyOf(number: number, changes: Partial<CircleReply> = {}): CircleReply {
  return {
    id: uuid(1000 + number),
    inAnswerTo: null,
    isAnonymous: true,
    firstName: null,
    lastName: null,
    plant: null,
    staff: null,
    isMine: false,
    body: `Answer ${number}.`,
    state: 'shown',
    reason: null,
    at: AT,
    isEdited: false,
    care: null,
    byStarter: false,
    ...changes,
  };
}

/** Words of the member's own that others do not see yet. */
export function ownOf(number: number, changes: Partial<OwnWords> = {}): OwnWords {
  return {
    id: uuid(2000 + number),
    postId: null,
    isReply: false,
    kind: 'post',
    category: 'loss',
    isAnonymous: true,
    body: `Own words ${number}.`,
    state: 'waiting',
    reason: null,
    at: AT,
    isEdited: false,
    care: null,
    ...changes,
  };
}

/** The adults' room of a test: two categories, rules accepted, writing open. */
export function roomOf(changes: Partial<RoomReply> = {}): RoomReply {
  return {
    room: 'community',
    categories: [
      { slug: 'womb-health', name: 'Womb health', icon: 'heart-pulse', about: 'Pain.', isClosed: false, newCount: 2 },
      { slug: 'loss', name: 'Loss', icon: 'candle', about: 'Sit here.', isClosed: false, newCount: 0 },
    ],
    newCount: 3,
    lastVisit: '2026-11-20T09:00:00.000Z',
    rules: { version: '1', isAccepted: true },
    writing: { stops: null, until: null },
    own: [],
    ...changes,
  };
}

export const RULES: HouseRulesReply = {
  version: '1',
  title: 'How we sit together',
  lead: 'This room works because everyone is careful.',
  rules: [{ id: 'own_body', rule: 'Speak from your own body.', more: 'Say what happened to you.' }],
  never: { lead: 'Held back until read:', lines: ['threats'] },
  help: 'Being in a bad way never breaks a rule.',
  broken: { lead: 'If a rule is broken', lines: ['A moderator reads it.'] },
  appeal: 'Tell us once.',
  agree: 'I’ll sit by these',
  reports: [
    { id: 'cruel', label: 'It’s cruel to someone', more: 'Insults.' },
    { id: 'other', label: 'Something else', more: 'A few words.' },
  ],
};
