import { NetworkError } from '#web/platform/api-error.ts';

/** Why something was kept: nothing could be reached, or she has to sign in again first. */
export type KeptWhy = 'unreachable' | 'signed_out';

const SENTENCES = {
  unreachable: 'Saved on this device. It will be sent as soon as Moonhearth can be reached.',
  signed_out: 'Saved on this device. It will be sent once you have signed in again.',
  fleeting: 'Not sent yet. This browser cannot keep it once the page is closed, so please leave it open until it is sent.',
} as const;

/**
 * What she did could not be sent yet and lies in the outbox: nothing is lost, and nothing is to be done again. `lasting` is false where
 * the browser keeps it no longer than the page. Its message is the sentence to show.
 */
export class KeptForLater extends NetworkError {
  readonly why: KeptWhy;
  readonly lasting: boolean;

  constructor(why: KeptWhy, lasting: boolean) {
    super();
    this.name = 'KeptForLater';
    this.message = lasting ? SENTENCES[why] : SENTENCES.fleeting;
    this.why = why;
    this.lasting = lasting;
  }
}
