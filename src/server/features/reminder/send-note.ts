import { href } from '#contract/screens.ts';
import { partsFor } from '#domain/reminder/notices.ts';
import { DISCREET_WORDS, joinedWords } from '#domain/reminder/reminder-words.ts';
import { isTimely, secondsLeft } from '#domain/reminder/tick.ts';
import { memberStore, type Member } from '#server/features/account/public.ts';
import type { MailWords } from '#server/platform/mail/letter.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';
import { whereSheIs } from './living-subscriptions.ts';
import { pushSubscriptionStore } from './push-subscription.store.ts';
import type { ReminderHouse } from './reminder-house.ts';
import { noteMail, trialEndingMail } from './reminder.mails.ts';
import { reminderStore } from './reminder.store.ts';

type Mailed = { readonly id: string; readonly member: Member; readonly now: Date; readonly publicOrigin: string };

/** Where a mail's second link leads: a page behind sign-in. */
const SETTINGS_PLACE = `${href('profileSettings')}#notifications`;

/** The words of a note by mail, from her sealed document. Null when its time is over, or she has switched it off since; what concerns money goes out late too. */
export async function noteWords(owner: Owner, { id, member, now, publicOrigin }: Mailed): Promise<MailWords | null> {
  const { notices, settings } = await reminderStore.read(owner);
  const notice = notices.find((one) => one.id === id);
  const parts = notice ? partsFor(notice, 'mail').filter(({ kind }) => settings.switches[kind].mail) : [];
  if (!notice || parts.length === 0) return null;
  const to = {
    firstName: member.profile.firstName,
    link: `${publicOrigin}${href('home')}`,
    settingsLink: `${publicOrigin}${SETTINGS_PLACE}`,
    parts,
  };
  if (parts.some(({ kind }) => kind === 'trial_ending'))
    return trialEndingMail({ ...to, link: `${publicOrigin}${href('subscription')}` });
  return isTimely(new Date(notice.at), { settings, now, timeZone: member.timeZone })
    ? noteMail({ ...to, discreet: settings.discreet || member.near.discreet })
    : null;
}

/** Sends one note to all her browsers that she is signed in at. Those that take none any more are forgotten; when one could not be reached, all are tried again: the same id shows once. */
export async function sendPush(
  { db, vault, clock, push }: ReminderHouse,
  { id, last }: Pick<JobRun, 'id' | 'last'>,
): Promise<void> {
  const userId = await reminderStore.open(db, 'open_push', id);
  if (!userId) return;
  const asHer = <T>(work: (owner: Owner) => Promise<T>) =>
    db.asWorker(id, async (tx) => work({ tx, keys: await keyringOf(vault, tx, userId) }));
  const note = await asHer((owner) => readPush(owner, { id, now: clock.now() }));
  const living = push && note ? await db.asVisitor((tx) => whereSheIs(tx, note.subscriptions)) : [];
  const outcomes =
    push && note
      ? await Promise.allSettled(living.map(async (to) => ({ id: to.id, outcome: await push.send(to, note.message) })))
      : [];
  const gone = outcomes.flatMap((one) =>
    one.status === 'fulfilled' && one.value.outcome === 'gone' ? [one.value.id] : [],
  );
  if (gone.length > 0) await asHer((owner) => pushSubscriptionStore.remove(owner, gone));
  const failed = outcomes.find((one) => one.status === 'rejected');
  if (failed && !last) throw failed.reason;
  await reminderStore.close(db, 'close_push', id);
}

async function readPush(owner: Owner, { id, now }: { id: string; now: Date }) {
  const [{ notices, settings }, { timeZone, near }, subscriptions] = await Promise.all([
    reminderStore.read(owner),
    memberStore.read(owner),
    pushSubscriptionStore.all(owner),
  ]);
  const notice = notices.find((one) => one.id === id);
  const parts = notice ? partsFor(notice, 'phone').filter(({ kind }) => settings.switches[kind].phone) : [];
  if (!notice || parts.length === 0 || !isTimely(new Date(notice.at), { settings, now, timeZone })) return null;
  const words = settings.discreet || near.discreet ? DISCREET_WORDS : joinedWords(parts);
  return { subscriptions, message: { id, ...words, keptSeconds: secondsLeft({ settings, now, timeZone }) } };
}
