import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HEALTH_CONSENT } from './consent.ts';
import { CONSENT_VERSIONS, consentOfHash, currentConsent, type AskedPurpose } from './consent-versions.ts';

/** What has been shown to somebody. A line is never changed or taken out: new words are a new line. */
const SHOWN: readonly [AskedPurpose, number, string][] = [
  ['health_processing', 1, 'd3df34545dc79a24e7a3b915fb6d0c17bfa1713d3a2d6ed77adc1320e129ccfc'],
  ['health_processing', 2, 'abc8640795f64c815828c0eecf7b09106dc1ea43aba9a6d7edcdd6700574ee42'],
  ['voice', 1, '97fe01e7c5480c3fce8edb1580b4514cc567b3153ddbe73a75511f0bf7f28208'],
  ['voice', 2, 'e80fc42be1898a146844c1152b5def8ce2805081b4494454f3c66aaa57c37f67'],
  ['reminders', 1, '513498290c6055bf060f05f2ddcc65bb8e276664865dca7dddbc0d5ec1d08275'],
  ['reminders', 2, '62582a654abe6181b3af119176541ec7079e265b1df93d3552e0e52d747c3039'],
];
const PURPOSES = Object.keys(CONSENT_VERSIONS) as AskedPurpose[];

describe('the words she agrees to', () => {
  test.each(SHOWN)('%s, version %i, stays word for word as it was shown', (purpose, version, hash) => {
    expect(CONSENT_VERSIONS[purpose].find((one) => one.version === version)).toMatchObject({ hash });
  });

  test.each(PURPOSES)('%s: every version has its own hash, its number, and a line above', (purpose) => {
    const versions = CONSENT_VERSIONS[purpose];
    for (const { version, text, hash } of versions) {
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
      expect(SHOWN).toContainEqual([purpose, version, hash]);
    }
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, at) => versions.length - at));
    expect(versions.map(({ since }) => since)).toEqual(
      versions
        .map(({ since }) => since)
        .toSorted()
        .toReversed(),
    );
  });

  test('the newest is what is shown, and a hash of the ledger leads back to its words', () => {
    expect(currentConsent('health_processing').text).toBe(HEALTH_CONSENT);
    expect(consentOfHash(currentConsent('voice').hash)).toMatchObject({ purpose: 'voice', version: 2 });
    expect(consentOfHash('00'.repeat(32))).toBeNull();
  });
});
