import type { reminderRoutes } from '#contract/reminder/reminder.routes.ts';
import type { NoticesReply, RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { unreadAnnouncements } from '#domain/announcement/announcement.ts';
import {
  allRead,
  noticesInApp,
  unreadCount,
  type KeptNotice,
  type ReminderDocument,
} from '#domain/reminder/notices.ts';
import { markOf } from '#domain/reminder/push-endpoint.ts';
import { isOfferedRatings } from '#domain/rating/offered.ts';
import {
  changeSettings,
  channelsOf,
  isNudged,
  REMINDER_KINDS,
  type SettingsChange,
} from '#domain/reminder/reminder.ts';
import { tickTime } from '#domain/reminder/tick.ts';
import { memberStore, memberToday, type Member } from '#server/features/account/public.ts';
import { announcedNow } from '#server/features/announcement/public.ts';
import { recordConsent } from '#server/features/consent/public.ts';
import { summaryStore, surfaceNow, viewOf } from '#server/features/cycle/public.ts';
import { refuse, type HandlersOf, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { shortWords } from '#server/platform/notices/kind.ts';
import { pushSubscriptionStore } from './push-subscription.store.ts';
import type { ReminderDeps } from './reminder-deps.ts';
import { livingSubscriptions } from './living-subscriptions.ts';
import { reminderStore } from './reminder.store.ts';
import { tickAfter } from './run-tick.ts';

type Deps = Pick<ReminderDeps, 'clock' | 'push' | 'kinds'>;
type At = { readonly now: Date; readonly push: Deps['push'] };

export function reminderHandlers(deps: Deps): HandlersOf<typeof reminderRoutes> {
  const now = () => deps.clock.now();
  return {
    getReminders: ({ me }) => readReminders({ now: now(), push: deps.push }, me),
    patchReminders: ({ me, body }) => change(deps, { me, body }),
    addPushSubscription: async ({ me, body: { endpoint, keys } }) => {
      // Where others use the device, no note of the member's comes to it.
      if (!deps.push || !me.here || me.here.shared) return refuse('not_found');
      await pushSubscriptionStore.add(me, {
        subscription: { endpoint, ...keys, session: me.here.session },
        now: now(),
      });
      return { devices: (await livingSubscriptions(me)).length };
    },
    backPushSubscription: async ({ me, body: { endpoint } }) => {
      if (me.here && !me.here.shared)
        await pushSubscriptionStore.back(me, { endpoint, session: me.here.session, now: now() });
      return { devices: (await livingSubscriptions(me)).length };
    },
    endPushSubscription: async ({ me, body: { endpoint } }) => {
      await pushSubscriptionStore.removeAt(me, endpoint);
      return { devices: (await livingSubscriptions(me)).length };
    },
    endPushSubscriptions: async ({ me }) => {
      await pushSubscriptionStore.removeAll(me);
      return { devices: 0 };
    },
    getNotices: async ({ me }) => {
      const [{ notices, announced }, shown] = await Promise.all([reminderStore.read(me), announcedNow(me, now())]);
      return toldNotices(deps, { notices, unread: unreadAnnouncements(shown, announced) });
    },
    readNotices: async ({ me }) => {
      const [document, shown] = await Promise.all([reminderStore.hold(me), announcedNow(me, now())]);
      const notices = allRead(document.notices);
      const unread = unreadCount(document.notices, now()) + unreadAnnouncements(shown, document.announced);
      const announced = shown.map(({ id }) => id);
      if (unread > 0) reminderStore.write(me, { document: { ...document, notices, announced }, now: now() });
      return toldNotices(deps, { notices, unread: 0 });
    },
  };
}

/** What the member is reminded of, and how. */
async function readReminders(at: At, me: Me): Promise<RemindersReply> {
  const [document, member] = await Promise.all([reminderStore.read(me), memberStore.read(me)]);
  return told(at, { me, document, member });
}

/**
 * Changes what the member is reminded of. The first switch that nudges records the member's consent, the last one that
 * goes off takes it back (security.md 6).
 */
async function change(deps: Deps, { me, body }: { me: Me; body: SettingsChange }): Promise<RemindersReply | Refusal> {
  const now = deps.clock.now();
  const asksPush = REMINDER_KINDS.some((kind) => body.switches?.[kind]?.phone === true);
  if (asksPush && !deps.push)
    return refuse('invalid_input', { fields: { switches: 'Messages to a phone are not set up here' } });
  const [before, member] = await Promise.all([reminderStore.hold(me), memberStore.read(me)]);
  const document = { ...before, settings: changeSettings(before.settings, body) };
  await recordConsent(me, { purpose: 'reminders', given: isNudged(document.settings), method: 'reminder_switch', now });
  reminderStore.write(me, { document, now });
  await reminderStore.setTick(me.tx, tickAfter(document, { member, now }));
  return told({ now, push: deps.push }, { me, document, member });
}

async function told(
  { now, push }: At,
  { me, document: { settings }, member }: { me: Me; document: ReminderDocument; member: Member },
): Promise<RemindersReply> {
  const [summary, subscriptions] = await Promise.all([summaryStore.read(me), livingSubscriptions(me)]);
  const { startDate } = viewOf(member, { summary, today: memberToday(member, now) });
  const { periodReminder, periodForecast } = surfaceNow(member, { now, startDate });
  return {
    settings,
    comesAt: tickTime(settings),
    ratingsTold:
      isOfferedRatings(member.profile.journeyCustomization?.wombConditions) ||
      channelsOf(settings, 'rate_today').length > 0,
    periodTold: periodReminder && periodForecast !== 'none',
    push: {
      publicKey: push?.publicKey ?? null,
      devices: subscriptions.length,
      marks: subscriptions.map(({ endpoint }) => markOf(endpoint)),
      shared: me.here?.shared ?? false,
    },
  };
}

/** `unread` are announcements: they are shown beside the notices, and counted with them. */
function toldNotices(
  { clock, kinds }: Deps,
  { notices, unread }: { readonly notices: readonly KeptNotice[]; readonly unread: number },
): NoticesReply {
  const now = clock.now();
  return {
    notices: noticesInApp(notices, now).flatMap(({ id, at, read, parts }) =>
      parts.flatMap((part) => {
        const kind = kinds.get(part.kind);
        const words = kind && shortWords(kind, part);
        return words ? [{ id, at, read, kind: part.kind, ...words }] : [];
      }),
    ),
    unread: unreadCount(notices, now) + unread,
  };
}
