import type { JobRun } from '#server/platform/jobs/task.ts';
import type { MailMessage } from '#server/platform/mail/mailer.ts';
import { outboxStore, type WaitingNotice } from '#server/platform/notices/outbox.store.ts';
import { pushSubscriptionStore } from '#server/features/reminder/public.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { mailOf, sendMail } from './by-email.ts';
import { pushOf, sendPush, type PushNote } from './by-push.ts';
import { keepInApp } from './in-app.ts';
import type { NoticeServices } from './notice-services.ts';
import { readTelling } from './telling.ts';
import { verdictOf } from './verdict.ts';

type Asked = { readonly owner: Owner; readonly row: WaitingNotice & { readonly id: string } };

/**
 * What is left to do with a notice once all that it needs of the member was read: nothing of the member's is open while
 * a relay is waited for.
 */
type Task =
  | { readonly do: 'close' }
  | { readonly do: 'delay'; readonly seconds: number }
  | { readonly do: 'mail'; readonly message: MailMessage }
  | { readonly do: 'push'; readonly note: PushNote };

/**
 * The one job of every notice: opens its row, acts as its member in the scope of this job to judge whether it is sent
 * now and in which words, and hands it to its channel. A row that was sent is not sent again.
 */
export async function deliverNotice(
  services: NoticeServices,
  { id, last }: Pick<JobRun, 'id' | 'last'>,
): Promise<void> {
  const { db, vault } = services;
  const row = await outboxStore.open(db, id);
  if (!row) return;
  const asHer = <T>(work: (owner: Owner) => Promise<T>) =>
    db.asWorker(id, async (tx) => work({ tx, keys: await keyringOf(vault, tx, row.user_id) }));
  const task = await asHer((owner) => prepare(services, { owner, row: { ...row, id } }));
  if (task.do === 'delay') return outboxStore.delay(db, { id, seconds: task.seconds });
  if (task.do === 'mail') await sendMail(services, { id, message: task.message });
  if (task.do === 'push') {
    const { gone, failed } = await sendPush(services, { job: id, note: task.note });
    if (gone.length > 0) await asHer((owner) => pushSubscriptionStore.remove(owner, gone));
    if (failed && !last) throw failed.reason;
  }
  await outboxStore.close(db, id);
}

async function prepare(services: NoticeServices, { owner, row }: Asked): Promise<Task> {
  const { id, channel } = row;
  const now = services.clock.now();
  const telling = await readTelling(services, { owner, row, now });
  const verdict = verdictOf(telling, { channel, now });
  if (verdict.say === 'delay') return { do: 'delay', seconds: verdict.seconds };
  if (verdict.say === 'drop') return { do: 'close' };
  if (channel === 'push') return { do: 'push', note: await pushOf(owner, { id, telling, now }) };
  if (channel === 'email') {
    const message = await mailOf(services, { id, telling });
    return message ? { do: 'mail', message } : { do: 'close' };
  }
  await keepInApp(owner, { id, telling, now });
  return { do: 'close' };
}
