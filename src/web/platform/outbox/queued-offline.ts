import { NetworkError } from '#web/platform/api-error.ts';

/**
 * Why something was kept: nothing could be reached, the member has to sign in again first, or Moonhearth has no room to
 * save it just now.
 */
export type QueuedReason = 'unreachable' | 'signed_out' | 'no_room';

const TITLE = { lasting: 'Saved on this device', fleeting: 'Not sent yet' } as const;
const OUTLOOK = {
  unreachable: 'We’ll send it as soon as you’re back online.',
  signed_out: 'We’ll send it once you sign in again.',
  no_room: 'We have no room to save it right now. We’ll send it as soon as we do.',
  fleeting: 'This browser loses it when the page closes, so please leave it open until it’s sent.',
} as const;

/**
 * What the member did could not be sent yet and lies in the outbox: nothing is lost, and nothing is to be done again.
 * `lasting` is false where the browser keeps it no longer than the page. Its message is what to show; `title` and
 * `outlook` are its two parts, for a toast.
 */
export class QueuedOffline extends NetworkError {
  readonly why: QueuedReason;
  readonly lasting: boolean;
  readonly title: string;
  readonly outlook: string;

  constructor(why: QueuedReason, lasting: boolean) {
    super();
    this.name = 'KeptForLater';
    this.title = lasting ? TITLE.lasting : TITLE.fleeting;
    this.outlook = lasting ? OUTLOOK[why] : OUTLOOK.fleeting;
    this.message = `${this.title}. ${this.outlook}`;
    this.why = why;
    this.lasting = lasting;
  }
}
