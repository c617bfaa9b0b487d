import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { linkTo } from './mailbox.ts';

export const DEMO_PASSWORD = 'two lights to live by';
export type DemoKey = 'adult' | 'teen' | 'teacher' | 'moderator' | 'admin' | 'lapsed';
export type Person = { readonly email: string; readonly password: string; readonly firstName: string };
type Made = { readonly goals?: readonly string[]; readonly birthday?: string; readonly menstruates?: 'yes' | 'no' | 'irregular'; readonly customized?: boolean };

/** The address of a demo account of the local default. */
export function demoEmail(key: DemoKey): string {
  return `${key}@demo.example`;
}

/** An address nobody has used. */
export function freshEmail(): string {
  return `maren.${randomUUID().slice(0, 13)}@example.com`;
}

/** Signs the page's browser in as one of the demo accounts of the local default. */
export async function signInAs(page: Page, key: DemoKey): Promise<void> {
  await signIn(page, { email: demoEmail(key), password: DEMO_PASSWORD });
}

/** Signs the page's browser in without its form. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await sent(page.request.post('/api/auth/login', { data: { email, password } }));
}

/** A new account whose address is not verified yet. */
export async function register(page: Page, made: Made = {}): Promise<Person> {
  const person = { email: freshEmail(), password: 'seven quiet lanterns', firstName: 'Maren' };
  const { goals = ['understand my sacred menstrual cycle'], birthday = '1994-03-02' } = made;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await sent(page.request.post('/api/auth/register', { data: { ...person, lastName: 'Holm', birthday, sacredGoals: goals, onboardingCompleted: true, timeZone } }));
  return person;
}

/** A new account of her own for one test: verified and signed in, and past the questionnaire unless `customized` is false. */
export async function newMember(page: Page, made: Made = {}): Promise<Person> {
  const person = await register(page, made);
  const token = new URL(await linkTo('/verify-email', person.email)).hash.slice(1);
  await sent(page.request.post('/api/auth/verify-email', { data: { token } }));
  await signIn(page, person);
  if (made.customized ?? true) await sent(page.request.patch('/api/user', { data: { journeyCustomization: { currentlyMenstruates: made.menstruates ?? 'yes', tracksCycle: 'no' }, customizationCompleted: true } }));
  return person;
}

async function sent(asked: Promise<APIResponse>): Promise<void> {
  const reply = await asked;
  if (!reply.ok()) throw new Error(`${new URL(reply.url()).pathname} answered ${reply.status()}`);
}
