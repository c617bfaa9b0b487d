import { describe, expect, it } from 'vitest';
import type { BillingNote } from '#domain/membership/billing-notes.ts';
import { billingMail } from './subscription.emails.ts';

const KINDS = [
  'receipt',
  'payment_failed',
  'payment_recovered',
  'cancelled',
  'renewal',
] as const satisfies readonly BillingNote['kind'][];
const note = { plan: 'premium_yearly', amount: 3351, at: new Date('2026-12-31T23:30:00Z') } as const;
const to = { firstName: 'Mara', publicOrigin: 'https://moonhearth.example', timeZone: 'Europe/Berlin' };
const mail = (kind: BillingNote['kind'], changes: Partial<BillingNote> = {}) =>
  billingMail({ kind, ...note, ...changes }, to);

describe.each(KINDS)('%s', (kind) => {
  it('has a subject that names neither plan, sum nor body, and leads to her plan', () => {
    const { subject, text } = mail(kind);
    expect(subject).not.toMatch(/premium|\$|\d|period|cycle|womb|fertil/i);
    expect(text).toContain('Hello Mara,');
    expect(text).toContain('https://moonhearth.example/subscription-management\n');
  });
  it('says nothing of her body, and names the day in her zone', () => {
    const { text } = mail(kind);
    expect(text).not.toMatch(/period|cycle|womb|fertil|bleed/i);
    expect(text).toContain('1 January 2027');
  });
});

it('names sum and plan where they are what it is about', () => {
  expect(mail('receipt').text).toContain('$33.51 for Premium Yearly on 1 January 2027.');
  expect(mail('renewal', { amount: 399, plan: 'premium_monthly' }).text).toContain('Premium Monthly renews');
  expect(mail('cancelled', { plan: null }).text).toContain('Your plan is canceled.');
});
