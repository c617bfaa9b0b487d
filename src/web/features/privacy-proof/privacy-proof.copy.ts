import { PRODUCT } from '#domain/account/product.ts';

/** Words of /privacy-proof. What is true of an installation comes from the server; these are the words around it. */
export const proof = {
  kicker: 'Privacy proof',
  titleStart: 'Don’t believe us. ',
  titleEnd: 'Look.',
  lead: 'See what we store, how it’s protected and who can read it. Your own browser tests this page while you watch.',
  claims: 'Our promises, and where to check them',
  loading: 'Loading the facts',
  failed: {
    title: 'We couldn’t load the facts.',
    text: 'Your browser’s test above still counts. Please try again for the rest.',
  },
  test: {
    kicker: 'Tested here, just now',
    trying: 'Your browser is trying to break out of this page.',
    held: 'Your browser tried to break out of this page. It couldn’t.',
    broke: 'A test failed. See which one.',
    unsure: 'Everything your browser could test passed. See what it couldn’t.',
    text: (seconds: string | null) =>
      `Six tests${seconds ? ` in ${seconds} seconds` : ''}. Every page of ${PRODUCT} has the same protection: it loads nothing from other sites and sends nothing to them.`,
    again: 'Run it again',
    running: 'Running...',
    how: 'How each test works',
    needsScript: 'This test needs JavaScript, which is off in this browser. You can still read the rest of this page.',
    rows: {
      picture: 'Load a picture from another site',
      word: 'Send one word to another site',
      inline: 'Run a script added to this page',
      markup: 'Add raw code to this page',
      cookie: 'Read a cookie from a script',
      files: 'Compare every file with our signed list',
    },
    words: {
      trying: 'trying',
      blocked: 'blocked',
      through: 'not blocked',
      ran: 'it ran',
      none: 'none to read',
      readable: (count: number) => (count === 1 ? '1 readable' : `${count} readable`),
      match: 'all match',
      matchOfPage: (count: number) => `${count} of this page match`,
      differ: (count: number) => (count === 1 ? '1 differs' : `${count} differ`),
      counted: (done: number, all: number) => `${done} of ${all}`,
      badSignature: 'signature is wrong',
      unread: 'couldn’t be read',
      cannot: 'not tested here',
    },
    good: 'Passed:',
    bad: 'Failed:',
    open: 'Not tested:',
  },
  how: {
    title: 'How each test works',
    note: 'And what counts as passed',
    items: [
      [
        'A picture from another site',
        'The page asks for a picture at https://example.invalid, an address that can’t belong to anybody. It counts as blocked only if your browser reports that this page’s rules stopped it. An address that doesn’t answer isn’t enough.',
      ],
      [
        'One word to another site',
        'The page tries to send the word “hello” to the same address, the way apps send data. Again, only your browser’s report counts.',
      ],
      ['A script in the page', 'The page adds a script to itself that would leave a mark. Then it looks for the mark.'],
      [
        'Raw code',
        'The page tries to turn text into page content, the usual way attackers get in. Your browser should refuse. If it doesn’t have this protection (Trusted Types), we say so and don’t count it as passed.',
      ],
      [
        'Cookies',
        'The page reads every cookie a script can read. There should be none. Scripts can’t reach the one that signs you in.',
      ],
      [
        'Every file',
        'The page gets our signed list and checks the signature. Then it gets each file of this release and compares its fingerprint (SHA-256). If your data saver is on, it checks only this page’s files. You can also compare the list’s fingerprint with the one the operator publishes elsewhere.',
      ],
    ],
    reports:
      'During the test, your browser tells our server that something was blocked. We count that it happened and read nothing else.',
  },
  stored: {
    title: 'What we store',
    label: 'What we store',
    note: 'Each kind of data, who can read it and for how long',
    head: { what: 'What', how: 'How it’s stored', who: 'Who can read it', howLong: 'How long' },
    full: 'See the full signed list',
    close: 'Close the full list',
  },
  full: {
    loading: 'Loading and checking...',
    failed: 'We couldn’t load the list. Please try again.',
    signature: {
      good: 'Your browser checked the signature. It’s right.',
      bad: 'The signature is wrong. Please tell the operator.',
      open: 'Your browser can’t check this kind of signature, so this list is unchecked.',
    },
    count: (fields: number, tables: number) =>
      `${fields} fields in ${tables} tables, from the same register we check the database against.`,
    json: 'Open it as JSON',
    field: (one: {
      readonly class: string;
      readonly means: string;
      readonly protection: string;
      readonly purpose: string;
    }) => `${one.purpose}. ${one.class}, ${one.means}. ${one.protection[0]?.toUpperCase()}${one.protection.slice(1)}.`,
    kept: (retention: string) => `How long: ${retention}`,
  },
  own: {
    title: 'Your own record',
    note: 'As you wrote it, and as it’s stored',
    lead: 'The same entry twice: as you wrote it, and as our disk holds it.',
    show: 'Show me my own record',
    showing: 'Opening...',
    link: 'Export or delete your data',
    signedOut: 'This is a made-up entry. Sign in to see your own.',
    before: 'This is a made-up entry until you show your own.',
    mine: (at: string, table: string, bytes: number) =>
      `Your newest entry, written ${at}, in ${table}: ${bytes} bytes.`,
    none: 'You haven’t written anything yet, so this is a made-up entry. Log a day to see yours here.',
    failed: 'We couldn’t load your entry. Please try again.',
    wrote: 'As you wrote it',
    lies: 'As it’s stored',
    bytes: 'Encrypted bytes',
    more: 'and so on',
    also: (consents: number, accesses: number) =>
      `We also store ${consents === 1 ? '1 line' : `${consents} lines`} of what you agreed to and ${accesses === 1 ? '1 line' : `${accesses} lines`} of access history.`,
    alsoLink: 'See them, and your sessions',
    sample: 'Sat 21 Nov. No flow. Tender, energy low. Slept badly, woke kind.',
    sampleHex:
      '010000000303fc26e41b80d77e51a943cd0628bf15e27ac09b348fd1670ce852a9be433d70c6158fa1f92b64de07b05c83a96f320ad5c17e9840bd26f9c41d37',
  },
  processors: {
    title: 'Companies we work with',
    note: 'And everything they get from us',
    lead: 'This is everyone outside this server, with everything they get. There’s nobody else.',
    gets: (items: readonly string[]) => `Gets: ${items.join('; ')}.`,
  },
  handOver: {
    title: 'What we could hand over',
    note: 'If an authority came with a valid order',
    lead: 'We’d read the order closely and give no more than it asks. We’d tell you, unless the law forbids it.',
    readable: 'Readable',
    sealed: 'Sealed',
    never: 'Not here at all',
  },
  safeguards: {
    title: 'The technical safeguards, one by one',
    note: 'What the HIPAA Security Rule asks, and what we do',
    lead: 'The rule asks five things of systems that hold health records (45 CFR 164.312). It doesn’t apply to apps like this one. We built to it anyway.',
    items: [
      [
        'Access control',
        'Each account has its own id and its own key. Database rules let only your own open session reach your rows. Sessions end automatically. No health data is stored unencrypted.',
      ],
      [
        'Audit controls',
        'We write down what’s done in your account. Nobody can change it afterward. You can read it all.',
      ],
      [
        'Integrity',
        'A sealed record won’t open if a single byte is changed or moved. Two devices can’t overwrite each other without you knowing.',
      ],
      [
        'Authentication',
        'We protect passwords with Argon2id and refuse leaked ones. Guessing is limited, and nobody can use that limit to lock you out.',
      ],
      [
        'Transmission security',
        'In production the server won’t run without https. The rules you tested above stop pages from sending anything elsewhere.',
      ],
    ],
  },
  limits: {
    title: 'The limits',
    note: 'What we can’t promise',
    items: [
      `Nobody reads your entries in the course of running ${PRODUCT}. Somebody with the server, the database and the root key together could.`,
      'While our server makes a page for you, it holds your entry in memory for that moment.',
      'After you delete something, backups hold an unreadable copy for up to 30 days.',
      'Emails can be read at the email provider and in your inbox. That’s why ours say so little.',
      'We don’t claim to be “HIPAA compliant”. We built to its technical safeguards and list each one.',
    ],
    exceptions: 'Exceptions we know of',
  },
  kept: {
    title: 'Backups and checks',
    note: 'As our server reports them right now',
    backup: 'Last backup',
    drill: 'Last test of restoring a backup',
    rotation: 'Root key last changed',
    requests: 'Requests from authorities',
    noRequests: 'none so far',
    someRequests: (received: number, answered: number, accounts: number) =>
      `${received} received, ${answered} answered, ${accounts} accounts`,
    since: (date: string) => `counted since ${date}`,
    rules: 'Database rules that separate members',
    rulesHold: (rules: number, tables: number) => `${rules} rules over ${tables} tables, all working`,
    rulesBroken: (count: number) => (count === 1 ? '1 isn’t working' : `${count} aren’t working`),
    password: 'Shortest password allowed',
    characters: (count: number) => `${count} characters`,
    release: 'This release',
    files: (count: number) => (count === 0 ? 'not built' : `${count} files`),
    fingerprint: 'Its fingerprint (SHA-256)',
    key: 'Key that signs this page (Ed25519)',
    never: 'not yet',
    at: (day: string, time: string) => `${day}, ${time} UTC`,
  },
} as const;
