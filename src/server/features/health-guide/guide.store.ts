import { NOT_BEGUN, type GuideDocument } from '#domain/health-guide/progress.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

/** What is kept of a member's way through the guide: one sealed document. Which week it was stands nowhere else. */
export const guideStore = sealedRow<GuideDocument>('health_guide', NOT_BEGUN);
