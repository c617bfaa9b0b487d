import { NO_READING, type ReadingDocument } from '#domain/wisdom/reading.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

/** What is kept of a member's reading: one sealed document. Which piece it was stands nowhere else. */
export const readingStore = sealedRow<ReadingDocument>('reading', NO_READING);
