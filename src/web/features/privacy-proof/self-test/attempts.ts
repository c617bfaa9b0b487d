import { trySending } from '#web/platform/outside/beyond-the-table.ts';
import { proof } from '../privacy-proof.copy.ts';
import { NOWHERE, type SelfTestOutcome } from './outcome.ts';

const { words } = proof.test;
/** How long an attempt is waited for until it counts as let through, in milliseconds. */
export const WAIT_MS = 1_500;
const MARK = 'brokeOut';

const held: SelfTestOutcome = { verdict: 'good', word: words.blocked };

/**
 * Asks for a picture elsewhere. Only the policy's own report counts: an address that does not answer proves nothing.
 */
export function picture(): Promise<SelfTestOutcome> {
  return reported('img-src', () => {
    new Image().src = `${NOWHERE}/picture.png`;
  });
}

/** Sends a word elsewhere. */
export function word(): Promise<SelfTestOutcome> {
  return reported('connect-src', () => trySending(`${NOWHERE}/word`, 'hello'));
}

/** Writes a script into the page, and looks for the mark it would leave. */
export async function inline(): Promise<SelfTestOutcome> {
  const script = document.createElement('script');
  Reflect.deleteProperty(document.documentElement.dataset, MARK);
  try {
    script.append(document.createTextNode(`document.documentElement.dataset.${MARK} = 'yes'`));
    document.head.append(script);
  } catch {
    return held;
  }
  await new Promise((done) => setTimeout(done, 0));
  script.remove();
  const ran = MARK in document.documentElement.dataset;
  Reflect.deleteProperty(document.documentElement.dataset, MARK);
  return ran ? { verdict: 'bad', word: words.ran } : held;
}

/** Sets markup from a text. The browser has to refuse; one that has no such guard cannot tell. */
export async function markup(): Promise<SelfTestOutcome> {
  if (!('trustedTypes' in window)) return { verdict: 'open', word: words.cannot };
  const place = document.createElement('div');
  try {
    // The name is spelled as a key: this is the one place that tries the door that all other code leaves alone.
    Reflect.set(place, 'innerHTML', '<b>planted</b>');
  } catch {
    return held;
  }
  return place.childElementCount > 0 ? { verdict: 'bad', word: words.through } : held;
}

/** Reads what cookies a script may read. */
export async function cookie(): Promise<SelfTestOutcome> {
  const count = document.cookie.split(';').filter((part) => part.trim() !== '').length;
  return count === 0 ? { verdict: 'good', word: words.none } : { verdict: 'bad', word: words.readable(count) };
}

function reported(directive: string, attempt: () => void): Promise<SelfTestOutcome> {
  return new Promise((done) => {
    const end = (outcome: SelfTestOutcome) => {
      clearTimeout(wait);
      document.removeEventListener('securitypolicyviolation', hear);
      done(outcome);
    };
    const hear = (event: SecurityPolicyViolationEvent) => {
      if (
        event.effectiveDirective === directive &&
        event.blockedURI.startsWith(NOWHERE) &&
        event.disposition === 'enforce'
      )
        end(held);
    };
    const wait = setTimeout(() => end({ verdict: 'bad', word: words.through }), WAIT_MS);
    document.addEventListener('securitypolicyviolation', hear);
    attempt();
  });
}
