import { MEMBER, PUBLIC, route } from '#contract/kit/route.ts';
import { accessQuery, accessReply, deletionBody, deletionReply, oldLogsBody, oldLogsReply, previewQuery, previewReply, receiptParams, receiptReply, sessionParams, sessionsReply } from './privacy.schemas.ts';

const own = { access: MEMBER, params: null, query: null, status: 200, cache: 'no-store', errors: [] } as const;
const reads = { ...own, method: 'GET', rate: 'read', bodyLimit: 0, body: null } as const;

/** What is hers to decide about what is kept. Open in every plan and at every age. */
export const privacyRoutes = {
  getOldLogs: route({ ...reads, path: '/api/privacy/old-logs', summary: 'After how many years her logs go by themselves', reply: oldLogsReply }),
  previewOldLogs: route({ ...reads, path: '/api/privacy/old-logs/preview', summary: 'Exactly what would go', query: previewQuery, reply: previewReply }),
  putOldLogs: route({ ...own, method: 'PUT', path: '/api/privacy/old-logs', rate: 'write', bodyLimit: 256, summary: 'Choose that; what is that old goes at once, and each day from then on', body: oldLogsBody, reply: oldLogsReply }),
  getSessions: route({ ...reads, path: '/api/privacy/sessions', summary: 'Where she is signed in', reply: sessionsReply }),
  endSession: route({ ...own, method: 'DELETE', path: '/api/privacy/sessions/:id', rate: 'write', bodyLimit: 0, summary: 'Sign out one of them', params: sessionParams, body: null, reply: sessionsReply, errors: ['not_found'] }),
  endOtherSessions: route({ ...own, method: 'DELETE', path: '/api/privacy/sessions', rate: 'write', bodyLimit: 0, summary: 'Sign out everywhere else', body: null, reply: sessionsReply }),
  getAccesses: route({ ...reads, path: '/api/privacy/access', summary: 'Who opened her record, newest first', query: accessQuery, reply: accessReply }),
  getDeletion: route({ ...reads, path: '/api/privacy/deletion', summary: 'Whether her account is about to be deleted', reply: deletionReply }),
  planDeletion: route({ ...own, method: 'POST', path: '/api/privacy/deletion', rate: 'deletion', bodyLimit: 256, summary: 'Delete her account, now or after seven days of thought', stepUp: true, body: deletionBody, reply: deletionReply }),
  stopDeletion: route({ ...own, method: 'DELETE', path: '/api/privacy/deletion', rate: 'write', bodyLimit: 0, summary: 'Keep the account after all', body: null, reply: deletionReply }),
  getReceipt: route({ ...reads, access: PUBLIC, path: '/api/privacy/receipts/:id', summary: 'Check the receipt of a deletion', params: receiptParams, reply: receiptReply, errors: ['not_found'] }),
} as const;
