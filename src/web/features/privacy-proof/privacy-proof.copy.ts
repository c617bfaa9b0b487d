import { PRODUCT } from '#domain/account/product.ts';

/** Words of /privacy-proof. What is true of an installation comes from the server; this is what stands around it. */
export const proof = {
  kicker: 'Privacy proof',
  titleStart: 'Don’t believe us. ',
  titleEnd: 'Look.',
  lead: 'What is stored, where it lies, who can read it, and a test that your own browser runs here.',
  claims: 'What the footer promises, and where it is shown',
  loading: 'The proof is on its way',
  failed: { title: 'The proof did not come.', text: 'That proves nothing, in either direction. Please try again.' },
  test: {
    kicker: 'Run here, just now',
    trying: 'Your browser is trying to break out of this page.',
    held: 'Your browser tried to break out of this page. It could not.',
    broke: 'Something here did not hold. The rows say what.',
    unsure: 'What your browser could test has held. The rows say what it could not.',
    text: (seconds: string | null) =>
      `Six attempts${seconds ? `, ${seconds} seconds` : ''}. Every page of ${PRODUCT} stands behind the same walls: nothing loads from elsewhere, nothing is sent elsewhere.`,
    again: 'Run it again',
    running: 'Running...',
    how: 'How each test works',
    needsScript: 'This test needs JavaScript, which is switched off here. All else on this page stands without it.',
    rows: {
      picture: 'Load a picture from another site',
      word: 'Send one word to another site',
      inline: 'Run a script written into this page',
      markup: 'Slip raw markup into this page',
      cookie: 'Read a cookie from script',
      files: 'Compare every file with the published list',
    },
    words: {
      trying: 'trying',
      blocked: 'blocked',
      through: 'let through',
      ran: 'it ran',
      none: 'none to read',
      readable: (count: number) => (count === 1 ? '1 readable' : `${count} readable`),
      match: 'all match',
      matchOfPage: (count: number) => `${count} of this page match`,
      differ: (count: number) => (count === 1 ? '1 differs' : `${count} differ`),
      counted: (done: number, all: number) => `${done} of ${all}`,
      badSignature: 'signature is wrong',
      unread: 'could not be read',
      cannot: 'not tested here',
    },
    good: 'Held:',
    bad: 'Did not hold:',
    open: 'Could not be tested:',
  },
  how: {
    title: 'How each test works',
    items: [
      [
        'A picture from another site',
        'The page asks for a picture at https://example.invalid. That name is reserved (RFC 6761) and belongs to nobody, so nothing could arrive anywhere even if the wall were missing. It counts as blocked only when your browser reports that the page’s own policy stopped it, not when the address merely does not answer.',
      ],
      [
        'One word to another site',
        'The same address, with the word "hello", by the call that apps use to send data. Again only the policy’s own report counts.',
      ],
      ['A script in the page', 'The page writes a script into itself that would set a mark. It looks for the mark.'],
      [
        'Raw markup',
        'The page tries to set markup from a text, the usual door of an injection. Your browser has to refuse (Trusted Types). A browser that does not know them is told so, and does not count as held.',
      ],
      [
        'Cookies',
        'The page reads all cookies that scripts may read. There should be none: the one that signs you in is kept from scripts.',
      ],
      [
        'Every file',
        'The page fetches the signed list, checks its signature, fetches each file of this release and compares its SHA-256. With a data saver on it takes the files of this page alone. Who distrusts the list too can compare its fingerprint with the one the operator publishes elsewhere.',
      ],
    ],
    reports:
      'While it runs your browser also tells our server that the policy stopped something. We count that it happened and read nothing else of it.',
  },
  stored: {
    title: 'What is stored',
    label: 'What is stored',
    head: { what: 'What', how: 'How it lies there', who: 'Who reads it', howLong: 'How long' },
    full: 'The full list, signed',
    close: 'Close the full list',
  },
  full: {
    loading: 'Fetching and checking...',
    failed: 'The list did not come. Please try again.',
    signature: {
      good: 'The signature is right: your browser has checked it.',
      bad: 'The signature is wrong. Please tell the operator.',
      open: 'Your browser cannot check this kind of signature. The list is shown unchecked.',
    },
    count: (fields: number, tables: number) =>
      `${fields} fields in ${tables} tables, made from the register that the database is checked against.`,
    json: 'The same as JSON',
    field: (one: {
      readonly class: string;
      readonly means: string;
      readonly protection: string;
      readonly purpose: string;
    }) => `${one.purpose}. ${one.class}, ${one.means}. ${one.protection[0]?.toUpperCase()}${one.protection.slice(1)}.`,
    kept: (retention: string) => `Kept: ${retention}`,
  },
  own: {
    title: 'Show me my own record',
    lead: 'The same entry twice: as you wrote it, and as it lies on our disk.',
    show: 'Show me my own record',
    showing: 'Opening...',
    link: 'Export or delete',
    signedOut: 'Signed out, you see this made-up one.',
    before: 'Until you press, this is a made-up one.',
    mine: (at: string, table: string, bytes: number) =>
      `Your newest entry, written ${at}, in ${table}: ${bytes} bytes.`,
    none: 'You have written nothing yet, so this is a made-up one. Log a day, and it shows here.',
    failed: 'It could not be fetched. Please try again.',
    wrote: 'As you wrote it',
    lies: 'As it lies on the disk',
    bytes: 'Encrypted bytes',
    more: 'and so on',
    also: (consents: number, accesses: number) =>
      `Besides, ${consents === 1 ? '1 line' : `${consents} lines`} of what you agreed to and ${accesses === 1 ? '1 line' : `${accesses} lines`} of what was done in your account.`,
    alsoLink: 'See them, and your sessions',
    sample: 'Sat 21 Nov. No flow. Tender, energy low. Slept badly, woke kind.',
    sampleHex:
      '010000000303fc26e41b80d77e51a943cd0628bf15e27ac09b348fd1670ce852a9be433d70c6158fa1f92b64de07b05c83a96f320ad5c17e9840bd26f9c41d37',
  },
  processors: {
    title: 'Who works for us',
    lead: 'Everybody outside this server, with everything they get. There is nobody else.',
    gets: (items: readonly string[]) => `Gets: ${items.join('; ')}.`,
  },
  handOver: {
    title: 'What we could hand over',
    lead: 'If an authority came with a valid order. We would read it closely, give no more than it asks, and tell you unless the law forbids it.',
    readable: 'Could be read',
    sealed: 'Lies sealed',
    never: 'Is not there',
  },
  safeguards: {
    title: 'The technical safeguards, one by one',
    lead: 'The HIPAA Security Rule asks five things of a system that holds health records (45 CFR 164.312). It does not apply to an app like this one. We built to it all the same.',
    items: [
      [
        'Access control',
        'Each account has its own id and its own key; database rules tie every row to her live session; sessions end by themselves; nothing of health lies there unencrypted.',
      ],
      [
        'Audit controls',
        'What is done in an account is written down, cannot be changed afterwards, and is shown to the one it belongs to.',
      ],
      [
        'Integrity',
        'Each record is sealed so that a changed or moved byte does not open. Two devices cannot overwrite each other unseen.',
      ],
      [
        'Authentication',
        'Argon2id for passwords, leaked ones refused, limits on guessing that nobody can use to lock somebody else out.',
      ],
      [
        'Transmission security',
        'In production the server refuses to run without https; the policy you tested above keeps pages from sending anything elsewhere.',
      ],
    ],
  },
  limits: {
    title: 'Where it ends',
    items: [
      `Nobody reads your entries in the course of running ${PRODUCT}. Somebody with the server, the database and the root key together could.`,
      'While a page is being made for you, our server holds your entry in memory, for that moment.',
      'After deletion, backups hold an unreadable copy for 30 days at most.',
      'Letters lie readable at the mail relay and in your mailbox. That is why they say so little.',
      'There is no “HIPAA compliant” badge here. We built to its technical safeguards and list each one.',
    ],
    exceptions: 'Exceptions we know of',
  },
  kept: {
    title: 'Kept in order',
    backup: 'Last backup',
    drill: 'Last restore, tried for real',
    rotation: 'Root key last turned',
    requests: 'Requests by authorities',
    noRequests: 'none so far',
    someRequests: (received: number, answered: number, accounts: number) =>
      `${received} received, ${answered} answered, ${accounts} accounts`,
    since: (date: string) => `counted since ${date}`,
    rules: 'Row rules of this database',
    rulesHold: (rules: number, tables: number) => `${rules} rules over ${tables} tables, all hold`,
    rulesBroken: (count: number) => (count === 1 ? '1 does not hold' : `${count} do not hold`),
    password: 'Shortest password',
    characters: (count: number) => `${count} characters`,
    release: 'This release',
    files: (count: number) => (count === 0 ? 'not built' : `${count} files`),
    fingerprint: 'Its fingerprint (SHA-256)',
    key: 'Key that signs this (Ed25519)',
    never: 'not yet',
    at: (day: string, time: string) => `${day}, ${time} UTC`,
  },
} as const;
