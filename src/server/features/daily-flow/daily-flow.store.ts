import type { PaceKind, Pace } from '#domain/daily-flow/breath.ts';
import type { FlowDay } from '#domain/daily-flow/daily-flow.ts';
import type { Intention } from '#domain/daily-flow/intentions.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

/** The member's last day of the flow, the member's intentions oldest first, and how the member likes it. */
export type FlowDocument = {
  readonly schemaVersion: 1;
  readonly day: FlowDay | null;
  readonly intentions: readonly Intention[];
  readonly breathing: { readonly kind: PaceKind; readonly own: Pace };
  readonly bell: boolean;
};

/** What is kept of a member's daily flow: one sealed document. */
export const dailyFlowStore = sealedRow<FlowDocument>('daily_flow', {
  schemaVersion: 1,
  day: null,
  intentions: [],
  breathing: { kind: 'four_seven', own: { in: 4, out: 5 } },
  bell: true,
});
