/**
 * What a notice may be about that has a switch of its own (decisions 16). The first four nudge; the fifth is about
 * money and comes to adults alone; the others are caused by something that happens: a circle that the member took a seat
 * at, somebody's answer.
 */
export const REMINDER_KINDS = [
  'period_expected',
  'log_today',
  'rate_today',
  'check_in',
  'guide_today',
  'trial_ending',
  'evening_call',
  'circle_reply',
] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Those that the time alone makes due; the others are caused by something that happens. */
export type TimedReminder = Exclude<ReminderKind, 'evening_call' | 'circle_reply'>;

/** Ways a reminder may take. `phone` is web push, `app` the list behind the bell. */
export const REMINDER_CHANNELS = ['mail', 'phone', 'app'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** A time on the wall of the member's zone, "21:30". */
export type WallTime = string;
export type QuietHours = { readonly on: boolean; readonly from: WallTime; readonly to: WallTime };
export type Switches = Readonly<Record<ReminderKind, Readonly<Record<ReminderChannel, boolean>>>>;

/** What the member chose. `at` is the one time of the day at which anything may come. */
export type ReminderSettings = {
  readonly switches: Switches;
  readonly at: WallTime;
  readonly quiet: QuietHours;
  readonly discreet: boolean;
};

const OFF = { mail: false, phone: false, app: false } as const;

/**
 * Until the member chooses: nothing nudges; the end of free days is told by mail and in the app, so that money never
 * surprises, and so are a circle the member took a seat at and an answer to what she said.
 */
export const FIRST_SETTINGS: ReminderSettings = {
  switches: {
    period_expected: OFF,
    log_today: OFF,
    rate_today: OFF,
    check_in: OFF,
    guide_today: OFF,
    evening_call: { mail: true, phone: false, app: true },
    trial_ending: { mail: true, phone: false, app: true },
    circle_reply: { mail: true, phone: false, app: true },
  },
  at: '19:00',
  quiet: { on: true, from: '21:30', to: '07:30' },
  discreet: true,
};

/** Settings with a row for every kind: those kept since before a kind was there begin with it as everybody does. */
export function withEveryKind(settings: ReminderSettings): ReminderSettings {
  return { ...settings, switches: { ...FIRST_SETTINGS.switches, ...settings.switches } };
}

/**
 * Kinds that ask the member to do or to expect something. They need the member's consent, and a teen never gets one
 * (decisions 10).
 */
export const NUDGES: readonly TimedReminder[] = [
  'period_expected',
  'log_today',
  'rate_today',
  'check_in',
  'guide_today',
];

export type SettingsChange = {
  readonly switches?:
    | { readonly [Kind in ReminderKind]?: { readonly [Channel in ReminderChannel]?: boolean | undefined } | undefined }
    | undefined;
  readonly at?: WallTime | undefined;
  readonly quiet?: QuietHours | undefined;
  readonly discreet?: boolean | undefined;
};

/** The settings after a change that names only what changes. */
export function changeSettings(
  settings: ReminderSettings,
  { switches = {}, at, quiet, discreet }: SettingsChange,
): ReminderSettings {
  const changed = REMINDER_KINDS.map((kind) => [kind, changedRow(settings.switches[kind], switches[kind])] as const);
  return {
    switches: Object.fromEntries(changed) as Switches,
    at: at ?? settings.at,
    quiet: quiet ?? settings.quiet,
    discreet: discreet ?? settings.discreet,
  };
}

function changedRow(
  row: Switches[ReminderKind],
  change: Partial<Record<ReminderChannel, boolean | undefined>> = {},
): Switches[ReminderKind] {
  return { mail: change.mail ?? row.mail, phone: change.phone ?? row.phone, app: change.app ?? row.app };
}

/** The channels on which a kind comes. */
export function channelsOf({ switches }: ReminderSettings, kind: ReminderKind): ReminderChannel[] {
  return REMINDER_CHANNELS.filter((channel) => switches[kind][channel]);
}

/** Whether anything that nudges is on: then the member has consented, and a daily tick looks after it. */
export function isNudged(settings: ReminderSettings): boolean {
  return NUDGES.some((kind) => channelsOf(settings, kind).length > 0);
}
