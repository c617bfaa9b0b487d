import { emailChangeStore, sweepFiles, tidyAccounts, type AccountHouse } from '#server/features/account/public.ts';
import { factorStore } from '#server/features/factor/public.ts';
import { fadePages } from '#server/features/journal/public.ts';
import { dropOldLogs, eraseDue } from '#server/features/privacy/public.ts';
import type { Log } from '#server/platform/log.ts';
import { oldRowsStore, type OldRows } from '#server/platform/retention/old-rows.store.ts';

/** One thing that does not stay for ever: the tables it is about, each with the very words of db/data-map.json, and what removes it. */
export type Sweep = {
  readonly name: string;
  readonly keeps: Readonly<Record<string, string>>;
  /** Gives how much went. */
  readonly run: () => Promise<number>;
};

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
const MONTHS_12 = 366 * DAY_MS;

/**
 * Everything of security.md 6 that time removes. Real time rules sessions, links, mails and counts; the product's clock accounts, journals,
 * payments and the access history. A test compares it with the data map: a table with a time limit and no sweep fails.
 */
export function sweepsOf(house: AccountHouse): readonly Sweep[] {
  const { db, clock } = house;
  const before = (ms: number): Date => new Date(clock.real().getTime() - ms);
  const old = (rows: OldRows, ms: number) => () => oldRowsStore.sweep(db, { rows, before: before(ms) });
  const product = (ms: number): Date => new Date(clock.now().getTime() - ms);
  return [
    { name: 'sessions', keeps: { 'auth.session': '90 days after its end' }, run: old('auth.session', 90 * DAY_MS) },
    { name: 'sessions_of_a_moment', keeps: {}, run: old('auth.session of a moment', 0) },
    {
      name: 'idempotency',
      keeps: { 'app.idempotency': '7 days' },
      run: () => oldRowsStore.idempotency(db, before(7 * DAY_MS)),
    },
    {
      name: 'access_history',
      keeps: { 'app.audit': '12 months, at most as long as the account' },
      run: () => oldRowsStore.audit(db, product(MONTHS_12)),
    },
    { name: 'links', keeps: { 'auth.link': '7 days after it runs out' }, run: old('auth.link', 7 * DAY_MS) },
    {
      name: 'notices',
      keeps: { 'auth.outbox': '7 days after sending, 30 days when it could not be sent' },
      run: old('auth.outbox', 7 * DAY_MS),
    },
    { name: 'unsent_notices', keeps: {}, run: old('auth.outbox unsent', 30 * DAY_MS) },
    {
      name: 'mails',
      keeps: { 'auth.outbox_mail': '7 days after sending, 30 days when it could not be sent' },
      run: old('auth.outbox_mail', 7 * DAY_MS),
    },
    { name: 'unsent_mails', keeps: {}, run: old('auth.outbox_mail unsent', 30 * DAY_MS) },
    {
      name: 'notes_to_phones',
      keeps: { 'auth.outbox_push': 'until it is sent, at most 7 days' },
      run: old('auth.outbox_push', 7 * DAY_MS),
    },
    { name: 'scopes', keeps: { 'auth.job_scope': 'minutes' }, run: old('auth.job_scope', MINUTE_MS) },
    { name: 'rates', keeps: { 'auth.rate_count': '24 hours' }, run: old('auth.rate_count', DAY_MS) },
    { name: 'guesses', keeps: { 'auth.try_count': '30 days after the last try' }, run: () => house.tries.sweep() },
    { name: 'challenges', keeps: { 'auth.challenge': 'ten minutes' }, run: () => factorStore.sweep(db) },
    {
      name: 'new_addresses',
      keeps: { 'auth.email_change': 'until it is confirmed or stopped, at most 24 hours, an hour later at most' },
      run: () => emailChangeStore.sweep(db),
    },
    { name: 'payment_events', keeps: { 'auth.webhook_event': '90 days' }, run: old('auth.webhook_event', 90 * DAY_MS) },
    {
      name: 'payment_operations',
      keeps: { 'auth.checkout_operation': '90 days' },
      run: () => oldRowsStore.sweep(db, { rows: 'auth.checkout_operation', before: product(90 * DAY_MS) }),
    },
    {
      name: 'parting_customers',
      keeps: { 'auth.parting_customer': 'until the payment provider has let go of her, minutes' },
      run: () => oldRowsStore.partAgain(db),
    },
    {
      name: 'journal',
      keeps: {
        'app.journal_entry': 'as long as the account; what she deleted goes after thirty days, a day later at most',
        'app.journal_version': '50 an entry at most; goes thirty days after it was replaced, a day later at most',
        'auth.journal_fading': 'until the day that it names, about thirty days',
      },
      run: () => fadePages(house),
    },
    { name: 'old_logs', keeps: {}, run: () => dropOldLogs(house) },
    { name: 'deletions', keeps: {}, run: () => eraseDue(house) },
    { name: 'files', keeps: {}, run: () => sweepFiles(house) },
    {
      name: 'accounts',
      keeps: {
        'auth.account':
          'as long as the account; 7 days when the address is never verified; after 24 months without a visit two letters warn her, then the account is deleted',
      },
      run: () => tidyAccounts(house),
    },
  ];
}

/** Tables whose limit is kept where they are written, with the place that does so. */
export const KEPT_ON_WRITING: Readonly<Record<string, { readonly words: string; readonly by: string }>> = {
  'auth.resealing': {
    words: 'until what an older key had sealed is sealed again, twenty minutes and more',
    by: 'platform/vault/renewal.store.ts: the job that seals anew ends the row, and is handed out again each hour until it has',
  },
  'app.reminder': {
    words: 'as long as the account; notices 90 days',
    by: 'domain/reminder/notices.ts: older ones are left out of each reading and each writing',
  },
};

/** Does every sweep; one that fails is logged and keeps none of the others from its work. */
export async function sweepAll(sweeps: readonly Sweep[], log: Log): Promise<void> {
  for (const { name, run } of sweeps) {
    try {
      log.info('retention.swept', { job: name, count: await run() });
    } catch (error) {
      log.error('retention.failed', { job: name, alert: true }, error);
    }
  }
}
