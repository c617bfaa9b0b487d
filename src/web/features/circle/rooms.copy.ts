/** What one room says in its own way. */
export type RoomWords = {
  readonly title: string;
  readonly kicker: (fresh: number) => string;
  readonly lead?: string;
  readonly picture: string;
  /** What a room without a word says; the words of §2.4 where it says nothing of its own. */
  readonly empty?: { readonly title: string; readonly text: string };
  readonly composer: {
    readonly label: string;
    readonly placeholder: string;
    readonly send: string;
    readonly sending: string;
    readonly category: string;
    readonly choose: string;
    readonly missing: string;
    readonly noWords: string;
    readonly missingCategory: string;
    readonly anonymous: string;
    readonly asPlant: string;
    readonly asName: (name: string) => string;
    readonly tooLong: (typed: number, most: number) => string;
    readonly shared: string;
    readonly sharedText: string;
    readonly waits: string;
    readonly draft: string;
    readonly offlineAnonymous: string;
    readonly failed: string;
  };
  /** Over words that a moderator reads first, where the room names her; and why first posts are read. */
  readonly held?: { readonly title: (thing: 'post' | 'reply') => string; readonly first: string };
  readonly rulesTitle: string;
  readonly rules: readonly string[];
  readonly accept: {
    readonly title: string;
    readonly lead: string;
    readonly yes: string;
    readonly busy: string;
    readonly moderated: string;
  };
  readonly gentle: {
    readonly title: string;
    readonly text: string;
    readonly change: string;
    readonly anyway: string;
  };
  readonly closed: {
    readonly plan: string;
    readonly planAction: string;
    readonly paused: (until: string) => string;
    readonly shut: string;
  };
  readonly see: string;
};

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Words of /community. */
export const communityWords: RoomWords = {
  title: 'Community Circle',
  kicker: (fresh) => {
    if (fresh === 0) return 'Come in. There’s a place for you.';
    const count = fresh > 99 ? 'More than 99' : (NUMBERS[fresh] ?? String(fresh));
    return `Come in. ${count} new ${fresh === 1 ? 'voice' : 'voices'} since your last visit.`;
  },
  picture: 'A warm room: people sit in a circle around a fire under tonight’s moon. The nearest cushion is free.',
  composer: {
    label: 'What are you carrying?',
    placeholder: 'Say it plainly. Someone here has been there.',
    send: 'Share',
    sending: 'Sharing...',
    category: 'Category',
    choose: 'Choose a category',
    missing: 'Write a few words first.',
    noWords: 'Add a few words to the pictures.',
    missingCategory: 'Choose where it belongs.',
    anonymous: 'Post as Anonymous',
    asPlant: 'You’ll speak under a plant name, in this thread only.',
    asName: (name) => `You’ll speak as ${name}.`,
    tooLong: (typed, most) =>
      `That’s ${typed.toLocaleString('en-US')} characters. A post holds ${most.toLocaleString('en-US')}.`,
    shared: 'Shared',
    sharedText: 'It’s in the circle now.',
    waits: 'Others will see it in a few minutes.',
    draft: 'Saved as a draft. Other members don’t see it.',
    offlineAnonymous: 'You’re offline. Your words stay in the draft: share them once you’re back.',
    failed: 'We couldn’t share it. Your words are still here. Please try again.',
  },
  rulesTitle: 'How we sit together',
  rules: [
    'Speak from your own body.',
    'No diagnosing, no cures for sale.',
    'What’s shared here stays here.',
    'Every body that bleeds, bled or will is welcome.',
  ],
  accept: {
    title: 'Before you speak',
    lead: 'Four rules hold this room together.',
    yes: 'I’ll sit by these',
    busy: 'One moment...',
    moderated:
      'Moderators can hide words that break them, and tell you why. You can ask another moderator to look again.',
  },
  gentle: {
    title: 'Read it again?',
    text: 'Some of these words may land harder than you mean. It’s your choice.',
    change: 'Change it',
    anyway: 'Post anyway',
  },
  closed: {
    plan: 'Reading the circle stays open to you. Writing is part of Premium.',
    planAction: 'See Premium',
    paused: (until) => `A moderator has paused your writing until ${until}. You can still read.`,
    shut: 'A moderator has closed writing for you here. You can still read.',
  },
  see: 'Nobody here sees your cycle, phase or goals. An anonymous post shows no name to anyone but moderators, under audit. Posts are stored readable.',
};
