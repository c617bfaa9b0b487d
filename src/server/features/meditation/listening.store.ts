import { NO_LISTENING, type ListeningDocument } from '#domain/meditation/listening.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

/** What is kept of a member's listening: one sealed document. Which meditation it was stands nowhere else. */
export const listeningStore = sealedRow<ListeningDocument>('listening', NO_LISTENING);
