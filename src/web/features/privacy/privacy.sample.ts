import type { ConsentHistory } from '#contract/consent/consent.schemas.ts';
import type { DeletionReply, OldLogsReply, SessionsReply } from '#contract/privacy/privacy.schemas.ts';
import { VOICE_CONSENT } from '#domain/account/consent.ts';

export const NOW = '2026-11-21T12:00:00.000Z';
export const [HERE, THERE, RECEIPT] = [
  '5f0c2f0e-4a55-4d3c-9c38-0d0a8f5f2b11',
  '5f0c2f0e-4a55-4d3c-9c38-0d0a8f5f2b12',
  '5f0c2f0e-4a55-4d3c-9c38-0d0a8f5f2b13',
];
const step = (action: 'given' | 'withdrawn', at: string, method: string) => ({
  action,
  at,
  method,
  version: 1,
  words: 'I agree.',
});
export type Privacy = {
  readonly consents: ConsentHistory;
  readonly sessions: SessionsReply;
  readonly oldLogs: OldLogsReply;
  readonly deletion: DeletionReply;
};
export const consentsOf = (healthGiven = true): Privacy['consents'] => ({
  consents: [
    {
      purpose: 'health_processing',
      given: healthGiven,
      words: 'I agree.',
      version: 1,
      history: [
        ...(healthGiven ? [] : [step('withdrawn', '2026-11-21T09:10:00.000Z', 'privacy_settings')]),
        step('given', '2026-11-14T08:00:00.000Z', 'complete_registration'),
      ],
    },
    { purpose: 'voice', given: false, words: VOICE_CONSENT, version: 1, history: [] },
  ],
});
export const here = {
  id: HERE,
  device: 'phone, Firefox',
  here: true,
  shared: false,
  since: '2026-11-14T08:00:00.000Z',
  seenAt: NOW,
};
const there = {
  id: THERE,
  device: 'computer, Safari',
  here: false,
  shared: false,
  since: '2026-11-14T08:00:00.000Z',
  seenAt: '2026-11-20T21:12:00.000Z',
};
export const PRIVACY: Privacy = {
  consents: consentsOf(),
  sessions: { sessions: [here, there] },
  oldLogs: { years: null, plan: null },
  deletion: { plan: null },
};
