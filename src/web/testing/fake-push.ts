import { vi } from 'vitest';

type Wish = {
  readonly permission?: NotificationPermission;
  readonly answer?: NotificationPermission;
  readonly subscribed?: string | null;
  readonly isDown?: boolean;
};

/**
 * A browser that can take messages, as one test wants it: what it was told before, what the member answers when it
 * asks, the address it holds.
 */
export function fakePush({ permission = 'default', answer = 'granted', subscribed = null, isDown = false }: Wish = {}) {
  let held = subscribed;
  let serial = 0;
  const subscriptionOf = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
    unsubscribe: async () => {
      if (held === endpoint) held = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (held === null ? null : subscriptionOf(held)),
    subscribe: vi.fn(async (_options: PushSubscriptionOptionsInit) => {
      if (isDown) throw new DOMException('push service error', 'AbortError');
      return subscriptionOf((held = `https://fcm.googleapis.com/fcm/send/fresh-address-${(serial += 1)}`));
    }),
  };
  const registration = { pushManager };
  const register = vi.fn(async (_url: string, _options: RegistrationOptions) => registration);
  const serviceWorker = { register, ready: Promise.resolve(registration), getRegistration: async () => registration };
  const notification = {
    permission,
    requestPermission: vi.fn(
      async () => (notification.permission = notification.permission === 'default' ? answer : notification.permission),
    ),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return {
    notification,
    register,
    pushManager,
    held: () => held,
    end: () => Reflect.deleteProperty(navigator, 'serviceWorker'),
  };
}
