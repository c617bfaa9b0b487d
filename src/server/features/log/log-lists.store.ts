import { NO_LISTS, type LogLists } from '#domain/log/log-lists.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

/** A member's lists for logging: one sealed document. */
export const logListsStore = sealedRow<LogLists>('log_lists', NO_LISTS);
