/**
 * One browser that takes messages: its address at a push service, and the keys under which they are sealed for it (RFC
 * 8291).
 */
export type PushSubscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/**
 * What is shown on the member's phone. `id` is the same for every try, so that a second one replaces the first. A push
 * service keeps it for `keptSeconds` where the phone is out of reach.
 */
export type PushMessage = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly keptSeconds: number;
};

/**
 * Messages to browsers. `send` resolves to 'sent' once the push service has taken one, to 'gone' when the browser takes
 * none any more; it throws when a later try may help. `publicKey` is what a browser subscribes under (base64url).
 */
export type Push = {
  readonly publicKey: string;
  send(to: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'>;
};
