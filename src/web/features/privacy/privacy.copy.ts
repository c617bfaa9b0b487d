import type { AskedPurpose } from '#domain/account/consent-versions.ts';

/** Words of /privacy-settings. */
export const privacy = {
  title: 'Settings',
  coming: 'Opening this part...',
  lost: { title: 'This part did not come.', text: 'Nothing was changed. Check your connection, then try again.' },
} as const;

export const consentsCopy = {
  title: 'Consents',
  note: 'Nothing was ticked for you.',
  purposes: {
    health_processing: { title: 'Processing my health data', about: 'Needed to keep your records at all.' },
    reminders: { title: 'Reminders', about: 'A daily look at your sealed dates.' },
    voice: { title: 'Voice input', about: "Your browser's own listening." },
  } satisfies Record<AskedPurpose, { title: string; about: string }>,
  given: (day: string, where: string) => `Given ${day}${where}.`,
  withdrawn: (day: string, where: string) => `Taken back ${day}${where}.`,
  never: 'Not given.',
  methods: {
    complete_registration: ', at sign-up',
    reminder_switch: ', with a reminder',
    reminders_dialog: ', with a reminder',
    voice_dialog: ', before speaking',
    privacy_settings: ', here',
  } as Readonly<Record<string, string>>,
  history: (steps: number) => (steps === 1 ? 'History and words, 1 step' : `History and words, ${steps} steps`),
  words: 'The words',
  version: (number: number | null) => (number === null ? '' : ` Version ${number} of the words.`),
  today: (version: number) => `Today's words, version ${version}:`,
  failed: 'This was not changed. Check your connection, then try again.',
  remindersNext: { text: 'Which reminders come, and how, you choose one by one.', link: 'Choose reminders' },
  firstOne: 'Taking the first one back stops all processing and asks whether to export or delete.',
  stop: {
    title: 'Stop working with your health data?',
    text: 'That is yours to say, at any time and without a reason. From then on nothing new about your health is taken in, and no reminder looks at your dates.',
    stays:
      'What is here stays sealed until you decide about it: you can read it, take it along, or delete it. Giving the consent again opens everything as it was.',
    go: 'Take it back',
    going: 'Taking it back...',
    keep: 'Leave it as it is',
  },
  stopped: {
    title: 'Your health data rests.',
    text: 'Nothing new is taken in. You can still read everything. What shall become of it?',
    take: 'Take it along',
    erase: 'Delete it',
    again: 'Switch it on again, and all goes on where it was.',
  },
} as const;

export const sessionsCopy = {
  title: 'Sessions',
  note: 'Where you are signed in.',
  here: 'Here',
  thisOne: (device: string) => `This ${device}`,
  unknown: 'A device',
  hereSince: (day: string) => `Now, since ${day}`,
  seen: (moment: string) => `Last seen ${moment}`,
  shared: 'Shared with others',
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  signOutOf: (device: string) => `Sign out ${device}`,
  everywhere: 'Sign out everywhere else',
  alone: 'You are signed in nowhere else.',
  failed: 'It is still signed in. Check your connection, then try again.',
} as const;

export const accessCopy = {
  title: 'Who opened my record',
  note: 'The last twelve months.',
  lead: 'Your key opens your record for you alone: nobody who works here can. Each line is something that was done with your account.',
  show: 'Show the history',
  older: 'Show older ones',
  none: 'Nothing yet.',
  network: (network: string) => (['', 'unknown', 'host'].includes(network) ? '' : `, from the network ${network}`),
  actions: {
    register: 'You made this account',
    sign_in: 'You signed in',
    step_up: 'You showed that it is you',
    change_password: 'You chose another password',
    reset_password: 'You chose a new password by mail',
    email_change_asked: 'You asked for another email address',
    email_change_stopped: 'You stayed with the email address you have',
    email_changed: 'Your account moved to another email address',
    codes_on: 'You asked for a code at sign-in',
    codes_off: 'You ask for no code at sign-in any more',
    recovery_codes: 'You made new recovery codes',
    passkey_added: 'You added a passkey',
    passkey_removed: 'You removed a passkey',
    reset_by_host: 'Your passkeys, code app and recovery codes were taken away on our side',
    session_ended: 'You signed out another device',
    other_sessions_ended: 'You signed out everywhere else',
    export_json: 'You took your data along (JSON)',
    export_csv: 'You took your data along (CSV)',
    export_archive: 'You took everything along',
    read_feed: 'Your calendar address was read',
    undo_import: 'You took an import back',
    address_read: 'Your address was read on our side, to write to you after something went wrong',
    gift: 'Premium was given to you',
    gift_taken_back: 'A gift of Premium was taken back',
    old_logs_removed: 'You chose that old logs go',
    old_logs_kept: 'You chose that old logs stay',
    deletion_now: 'You asked to be deleted at once',
    deletion_later: 'You asked to be deleted in seven days',
    deletion_stopped: 'You kept your account',
  } as Readonly<Record<string, string>>,
  refused: ' (it was refused)',
} as const;

export const oldLogsCopy = {
  title: 'Old logs',
  note: 'What is long ago can go by itself.',
  label: 'Delete logs that are older than',
  never: 'Never',
  years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  about:
    'Day logs, the forecasts made for those cycles, and what imports kept of those days. Journal pages stay: you remove those one by one.',
  looking: 'Looking at what would go...',
  none: (first: string) => `Nothing is older than ${first}. From now on each day goes when it has grown so old.`,
  goes: (first: string) => `Everything before ${first} goes now, and each day after it when it has grown so old:`,
  kinds: {
    day_logs: (count: number) => (count === 1 ? '1 day log' : `${count.toLocaleString('en')} day logs`),
    forecasts: (count: number) =>
      count === 1 ? '1 forecast as it was made' : `${count.toLocaleString('en')} forecasts as they were made`,
    kept_records: (count: number) =>
      count === 1 ? '1 record kept with an import' : `${count.toLocaleString('en')} records kept with imports`,
  },
  from: (oldest: string, newest: string) => (oldest === newest ? `, of ${oldest}` : `, from ${oldest} to ${newest}`),
  noWayBack:
    'It does not come back, and your cycles are counted anew from what stays. You may want to take it along first.',
  remove: 'Delete these now',
  switchOn: 'Switch it on',
  saving: 'Saving...',
  leave: 'Leave everything',
  on: (years: string) => `On: what is older than ${years} goes, once a day.`,
  off: 'Off: nothing goes by itself.',
  failed: 'Nothing was changed and nothing was deleted. Check your connection, then try again.',
} as const;

export const exportCopy = {
  title: 'Export',
  lead: 'One file with everything: a page you can read, data another app can read, your pictures.',
  action: 'Export my data',
  asks: 'Asks for your password. Never sent by mail. Three times a day.',
  others: 'Single files:',
  json: 'JSON',
  csv: 'Days as CSV',
  failed: 'The download did not start. Check your connection, then try again.',
} as const;

export const deletionCopy = {
  title: 'Deletion',
  lead: 'Your key is destroyed first, then every row. Backups keep an unreadable copy for 30 days at most.',
  invoices: 'Invoices stay with amount and date, as the law asks.',
  when: 'When',
  later: { label: 'In seven days', note: 'Signing in before then lets you keep it' },
  now: { label: 'Now', note: 'Cannot be undone, by anyone' },
  action: 'Delete my account',
  receiptLater: 'You get a receipt you can check later.',
  ask: {
    now: {
      title: 'Delete your account now?',
      text: 'Your key is destroyed, then every row it sealed: logs, journal, forecasts, pictures, plan. Nobody can bring it back, we neither. If you want to take your data along, close this and export it first.',
      go: 'Delete everything now',
      going: 'Deleting...',
    },
    later: {
      title: 'Delete your account in seven days?',
      text: 'Until then all stays as it is, and signing in offers to keep it. On the eighth day your key is destroyed, then every row it sealed.',
      go: 'Delete in seven days',
      going: 'Planning...',
    },
    keep: 'Keep my account',
    failed: 'Nothing was deleted. Check your connection, then try again.',
  },
  planned: {
    title: (day: string) => `Your account will be deleted on ${day}.`,
    text: 'Until then everything is as it was. You can keep it with one tap.',
    receipt: 'Your receipt, valid from then on:',
    keep: 'Keep my account',
    keeping: 'Keeping it...',
    now: 'Delete it now instead',
    later: 'Leave it planned',
    failed: 'It is still planned. Check your connection, then try again.',
  },
  done: {
    title: 'Your account is deleted.',
    text: 'Your key is destroyed and every row is gone. This receipt tells nobody whose it was; with its number anybody can check that it is real.',
    waiting: 'Your key is being destroyed, then every row...',
    slow: 'This takes longer than usual. It is certain all the same: you may close the page and check your receipt later.',
    at: (instant: string) => `Deleted ${instant} (UTC)`,
    number: 'Receipt',
    save: 'Keep the receipt as a file',
    leave: 'Close',
  },
  kept: 'Your account stays',
} as const;
