import type { LocalDate } from '#domain/calendar/local-date.ts';
import { monthsBefore, USUAL_MONTHS } from '#domain/insight/span.ts';
import type { AddressParts } from './address.ts';
import type { Access, AccessAge, Sent } from './kit/route.ts';
import { isPattern, searchOf, type MatchIn, type ParamsOf, type ScreenTable, type SearchOf } from './screen-paths.ts';
import { isForAdults, screens, type ScreenName } from './screens.ts';
import type { RouteName, Table } from './table.ts';

type SentTo<N extends RouteName> = Sent<Table[N]>;
/** What a call to an endpoint must bring: only those of `params`, `query` and `body` that its route declares. */
export type Asked<N extends RouteName> = {
  [Part in keyof SentTo<N> as SentTo<N>[Part] extends undefined ? never : Part]: SentTo<N>[Part];
};
/**
 * One call that a page begins with. `age` and `plan` are those of its route: the browser leaves out what would be
 * refused.
 */
export type PageCall = AddressParts & {
  readonly name: RouteName;
  readonly age?: Exclude<AccessAge, 'any'>;
  readonly plan?: 'full';
  /** Asked by the browser alone: it waits for somebody else than our database. */
  readonly later?: true;
};
/** What is known of the member once the member's row is read. `month` is that of the member's day, "2026-11". */
export type PageMember = { readonly today: LocalDate; readonly month: string; readonly timeZone: string };
/** A call, or one that can be named only once the member is known: it leaves a step later than the others. */
type PageItem = PageCall | ((member: PageMember) => PageCall);
/** The calls of the screens of a table, by what stands in the address. A screen that is not named needs none. */
export type PageDataOf<T extends ScreenTable> = {
  readonly [Name in keyof T & string]?: (at: {
    readonly params: ParamsOf<T[Name]>;
    readonly search: SearchOf<T[Name]>;
  }) => readonly PageItem[];
};

type LimitsOf<A extends Access> = (A['age'] extends 'any' ? unknown : { readonly age: A['age'] }) &
  (A['plan'] extends 'any' ? unknown : { readonly plan: A['plan'] });
type GetName = { [N in RouteName]: Table[N]['method'] extends 'GET' ? N : never }[RouteName];
type Input<N extends GetName> = Asked<N> & LimitsOf<Table[N]['access']>;

/** A call to a GET of the table, with what its route declares and whom it lets in. */
export function get<N extends GetName>(
  name: N,
  ...[input]: keyof Input<N> extends never ? [] : [input: Input<N>]
): PageCall {
  return { name, ...input };
}

const moon = () => [
  get('getCycleView'),
  get('getCycles'),
  get('getMoonPeriods'),
  ({ month, timeZone: zone }: PageMember) => get('getMoonMonth', { query: { month, zone } }),
];

const legal =
  (document: 'privacy' | 'termsOfUse' | 'legalDisclaimer') => (at: { search: { version?: string | undefined } }) => [
    get('getLegalDocument', legalInput(document, at.search)),
  ];

const accounts = () => [get('getAccounts', { query: {}, age: 'adult' })];
const shelf = () => [
  get('getListedMeditations', { age: 'adult' }),
  get('getWaitingRecordings', { age: 'adult' }),
  get('getWaitingCourses', { age: 'adult' }),
];

/**
 * What each page shows first, as the calls that bring it. The server answers them into the document, the browser
 * fetches them on the way there.
 */
const pageData: PageDataOf<typeof screens> = {
  home: () => [get('getCycleView'), get('getHomeData'), get('getCheckIn')],
  tracker: () => [
    get('getCycleView'),
    get('getCycles'),
    get('getLogLists'),
    ({ month }) => get('getMonth', { query: { month } }),
  ],
  journal: () => [get('getJournalEntries', { query: {} })],
  moonCalendar: moon,
  lunarCalendar: moon,
  community: () => [
    get('getCycleView'),
    get('communityRoom', { age: 'adult' }),
    get('communityPosts', { age: 'adult', query: { limit: '4' } }),
    get('getNextEvent', { age: 'adult' }),
  ],
  communityPost: ({ params }) => [
    get('getCycleView'),
    get('communityThread', { age: 'adult', params }),
    get('communityRoom', { age: 'adult' }),
  ],
  moderation: () => [get('getModerationQueue', { query: {}, age: 'adult' })],
  teenCircle: () => [
    get('getCycleView'),
    get('teenKeeper', { age: 'teen_room' }),
    get('teenRoom', { age: 'teen_room' }),
    get('teenPosts', { age: 'teen_room', query: { limit: '4' } }),
    get('teenMyQuestions', { age: 'teen' }),
    get('teenTopics', { age: 'teen_room' }),
    get('teenAbout', { age: 'adult' }),
  ],
  teenPost: ({ params }) => [
    get('getCycleView'),
    get('teenThread', { age: 'teen_room', params }),
    get('teenRoom', { age: 'teen_room' }),
  ],
  shop: () => [get('getShop', { age: 'adult' }), get('getCart', { age: 'adult' })],
  shopProduct: ({ params }) => [get('getProduct', { age: 'adult', params })],
  shopCart: () => [get('getCart', { age: 'adult' })],
  shopCheckout: () => [get('getCart', { age: 'adult' }), get('getAddresses', { age: 'adult' })],
  shopOrders: () => [get('getOrders', { age: 'adult', query: {} })],
  shopOrder: ({ params }) => [get('getOrder', { age: 'adult', params })],
  shopReceipt: ({ params }) => [get('getOrder', { age: 'adult', params })],
  communityEvents: () => [
    get('getEvents', { query: {}, age: 'adult' }),
    ({ timeZone: zone }) => get('getEventSky', { query: { zone }, age: 'adult' }),
  ],
  teacherApplication: () => [get('getMyTeacherApplication', { age: 'adult' })],
  teacherProfileSetup: () => [get('getTeacherProfile', { age: 'adult' })],
  teacherDashboard: () => [
    get('getMyRecordings', { age: 'adult' }),
    get('getTeacherFigures', { age: 'adult' }),
    get('getReceivedThanks', { age: 'adult' }),
  ],
  adminTeachers: () => [get('getTeacherApplications', { age: 'adult' })],
  adminHouse: () => [get('getOwnAnnouncements', { age: 'adult' })],
  adminUsers: accounts,
  adminUsersToo: accounts,
  adminMeditations: shelf,
  adminMeditationsToo: shelf,
  adminPayouts: () => [get('getPayouts', { age: 'adult' })],
  feedback: () => [get('getFeedback')],
  adminFeedback: () => [get('getFeedbackQueue', { query: {}, age: 'adult' })],
  adminOverview: () => [get('getOverview', { age: 'adult' })],
  adminShop: () => [get('getStaffOrders', { age: 'adult', query: { view: 'to_pack' } })],
  teacher: ({ params }) => [get('getTeacher', { params })],
  course: ({ params }) => [get('getCycleView'), get('getCourse', { age: 'adult', params })],
  meditations: () => [get('getMeditations'), get('getCycleView'), ({ month }) => get('getMonth', { query: { month } })],
  meditation: ({ params }) => [get('getCycleView'), get('getMeditation', { params }), get('getMeditations')],
  wisdom: () => [get('getWisdom')],
  healthGuide: () => [get('getHealthGuide')],
  healthGuideWeek: ({ params }) => [get('getGuideWeek', { params }), get('getHealthGuide')],
  healthGuideKeepsake: () => [get('getGuideKeepsake')],
  wisdomPiece: ({ params }) => [get('getPiece', { params }), get('getWisdom')],
  ratings: () => [({ month }) => get('getRatings', { query: { month } })],
  ratingPattern: () => [get('getRatingPattern')],
  meals: () => [get('getMeals')],
  meal: ({ params }) => [get('getMeal', { params })],
  mealTracker: () => [({ today }) => get('getMealDay', { params: { date: today } })],
  wombHealth: () => [get('getWombHealth'), get('getWisdom')],
  wombHealthGuide: ({ params }) => [get('getGuide', { params }), get('getWombFigures'), get('getWisdom')],
  appointment: () => [get('getAppointment'), get('getWombFigures')],
  wellness: () => [
    get('getWellness'),
    get('getMeditations'),
    get('getCycleView'),
    ({ month }) => get('getMonth', { query: { month } }),
  ],
  sequence: ({ params }) => [get('getCycleView'), get('getSequence', { params }), get('getMeditations')],
  ambientSounds: () => [get('getCycleView'), get('getSoundPresets')],
  referrals: () => [get('getReferrals', { age: 'adult' })],
  referralDashboard: () => [get('getReferralDashboard', { age: 'adult' })],
  rewards: () => [get('getPoints', { query: {} }), get('getCheckIn'), get('getKeepsakes')],
  insights: () => [get('getInsights', { query: { months: USUAL_MONTHS } }), get('getMoonPeriods')],
  report: () => [
    ({ today }) =>
      get('getReport', { query: { from: monthsBefore(today, Number(USUAL_MONTHS)), to: today, kind: 'one' } }),
  ],
  profileSettings: () => [get('getCycleView'), get('getLogLists')],
  privacySettings: () => [get('getConsentHistory'), get('getSessions'), get('getOldLogs'), get('getDeletion')],
  dailyFlow: () => [get('getDailyFlow'), get('getCheckIn')],
  dailyQuiz: () => [get('getDailyQuiz')],
  archetypeQuiz: () => [get('getArchetypeQuiz')],
  subscription: () => [
    get('getSubscription'),
    ({ month, timeZone: zone }) => get('getMoonMonth', { query: { month, zone } }),
  ],
  subscriptionManagement: () => [get('getSubscription'), { ...get('listInvoices', { age: 'adult' }), later: true }],
  onboarding: () => [get('getCycleView')],
  enhancedOnboarding: () => [get('getCycleView'), get('getReminders', { age: 'adult' })],
  privacyProof: () => [get('getProof')],
  privacy: legal('privacy'),
  termsOfUse: legal('termsOfUse'),
  legalDisclaimer: legal('legalDisclaimer'),
};

/** The version of a legal document that an address asks for; the one that applies where it names none. */
export function legalInput<Name extends string>(
  document: Name,
  { version }: { readonly version?: string | undefined },
) {
  return {
    params: { document },
    query: version !== undefined && /^[1-9]\d{0,2}$/.test(version) ? { version } : {},
  };
}

/** The calls of a page: those that can leave at once, and those that wait for the member. */
export type PageCalls = {
  readonly atOnce: readonly PageCall[];
  readonly onceKnown: (member: PageMember) => readonly PageCall[];
};
/** Which page is asked for: what stands in the address, and the age band of who asks; null for a visitor. */
export type PageAsked<T extends ScreenTable> = {
  readonly at: MatchIn<T> | null;
  readonly search: Parameters<typeof searchOf>[1];
  readonly ageGroup: 'teen' | 'adult' | null;
};

/** What the page at an address begins with. For a teen there is nothing behind pages about paying. */
export function pageCalls({ at, search, ageGroup }: PageAsked<typeof screens>): PageCalls {
  const hidden = at !== null && ageGroup === 'teen' && isForAdults(at.name);
  return callsIn({ data: pageData, table: screens }, { at: hidden ? null : at, search, ageGroup });
}

/** The same for the screens of any table. What another age may ask is left out. */
export function callsIn<T extends ScreenTable>(
  { data, table }: { readonly data: PageDataOf<T>; readonly table: T },
  { at, search, ageGroup }: PageAsked<T>,
): PageCalls {
  const screen = at && table[at.name];
  const items = (at && screen && data[at.name]?.({ params: at.params, search: searchOf(screen, search) })) ?? [];
  const fits = ({ age }: PageCall) => age === undefined || (age === 'teen_room' ? 'teen' : age) === ageGroup;
  return {
    atOnce: items.filter((item) => typeof item !== 'function').filter(fits),
    onceKnown: (member) => items.flatMap((item) => (typeof item === 'function' ? [item(member)] : [])).filter(fits),
  };
}

/**
 * Whether a page for visitors is drawn for each visit, never ahead: it says what is true of this installation at the
 * moment, or stands at many addresses.
 */
export function isDrawnLive(name: ScreenName): boolean {
  return name in pageData || isPattern(screens[name].path);
}
