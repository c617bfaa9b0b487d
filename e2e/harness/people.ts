import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';
import { linkTo } from './mailbox.ts';
import { E2E } from './locations.ts';
import { heedRetryAfter } from './requests.ts';

export const DEMO_PASSWORD = 'two lights to live by';
export type DemoKey = 'adult' | 'teen' | 'teacher' | 'moderator' | 'admin' | 'lapsed';
export type Person = { readonly email: string; readonly password: string; readonly firstName: string };
/** Whoever sends requests with cookies of the member's own: a page, or `{ request }` of a test that needs no page. */
type Hand = { readonly request: APIRequestContext };
type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
type Made = {
  /** One that somebody has used already; fresh unless said. */ readonly email?: string;
  readonly goals?: readonly string[];
  readonly birthday?: string;
  readonly menstruates?: 'yes' | 'no' | 'irregular';
  readonly customized?: boolean;
  /** False for a journey that meets the welcome of a first visit. */ readonly welcomed?: boolean;
};

/** The address of a demo account of the local default. */
export function demoEmail(key: DemoKey): string {
  return `${key}@demo.example`;
}

/** An address nobody has used. */
export function freshEmail(): string {
  return `maren.${randomUUID().slice(0, 13)}@example.com`;
}

// One sign-in a worker and account: the browser of each test gets its cookies.
const signedIn = new Map<DemoKey, Promise<Cookies>>();

/**
 * Signs the page's browser in as one of the demo accounts of the local default. All tests of a worker share that
 * session: whoever signs out, or changes what the account holds, takes a `newMember`.
 */
export async function signInAs(page: Page, key: DemoKey): Promise<void> {
  const cookies = signedIn.get(key);
  if (cookies) return page.context().addCookies(await cookies);
  const first = signedInElsewhere(key);
  signedIn.set(key, first);
  await page.context().addCookies(await first);
}

/** Cookies of a sign-in without a browser: one in the page's own would end the session of whoever is signed in there. */
async function signedInElsewhere(key: DemoKey): Promise<Cookies> {
  const own = await request.newContext({ baseURL: E2E.origin });
  heedRetryAfter(own);
  try {
    await signIn({ request: own }, { email: demoEmail(key), password: DEMO_PASSWORD });
    return (await own.storageState()).cookies;
  } finally {
    await own.dispose();
  }
}

/** Signs in without the form. */
export async function signIn(
  { request }: Hand,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await sent(request.post('/api/auth/login', { data: { email, password } }));
}

/** Was here and was welcomed, so that no dialog greets the member in the middle of a test. */
async function welcomed({ request }: Hand): Promise<void> {
  await sent(request.post('/api/visits', { data: { welcomed: true } }));
}

/** A new account whose address is not verified yet. */
export async function register({ request }: Hand, made: Made = {}): Promise<Person> {
  heedRetryAfter(request);
  const { email = freshEmail() } = made;
  const person = { email, password: 'seven quiet lanterns', firstName: 'Maren' };
  const { goals = ['understand my sacred menstrual cycle'], birthday = '1994-03-02' } = made;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await sent(
    request.post('/api/auth/register', {
      data: { ...person, lastName: 'Holm', birthday, sacredGoals: goals, onboardingCompleted: true, timeZone },
    }),
  );
  return person;
}

/**
 * A new account of the member's own for one test, made by the interface alone: verified and signed in, and past the
 * questionnaire unless `customized` is false. `newMember(page)` signs the page's browser in; `newMember({ request })`
 * needs no page. For a day or a period of the member's see past-periods.ts.
 */
export async function newMember(hand: Hand, made: Made = {}): Promise<Person> {
  const person = await register(hand, made);
  const token = new URL(await linkTo('/verify-email', person.email)).hash.slice(1);
  // In the browser that registered the link signs in too.
  await sent(hand.request.post('/api/auth/verify-email', { data: { token } }));
  if (made.customized ?? true)
    await sent(
      hand.request.patch('/api/user', {
        data: {
          journeyCustomization: { currentlyMenstruates: made.menstruates ?? 'yes', tracksCycle: 'no' },
          customizationCompleted: true,
        },
      }),
    );
  if (made.welcomed ?? true) await welcomed(hand);
  return person;
}

async function sent(asked: Promise<APIResponse>): Promise<void> {
  const reply = await asked;
  if (!reply.ok()) throw new Error(`${new URL(reply.url()).pathname} answered ${reply.status()}`);
}
