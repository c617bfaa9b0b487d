import { MEMBER, route } from '#contract/kit/route.ts';
import { ok } from '#contract/kit/scalars.ts';
import { JOURNAL } from '#contract/limits.ts';
import {
  journalEntry, journalFound, journalKept, journalParams, journalPatch, journalPost, journalQuery, journalReply, journalSearch, journalVersionParams, journalVersions, journalWhole, journalWholeQuery, journalYear, journalYearQuery, onThisMoonQuery, onThisMoonReply,
} from './journal.schemas.ts';

const read = { method: 'GET', access: MEMBER, rate: 'read', bodyLimit: 0, params: null, query: null, body: null, status: 200, cache: 'no-store', errors: [] } as const;
const write = { access: MEMBER, rate: 'write', bodyLimit: JOURNAL.body, params: null, query: null, body: null, status: 200, cache: 'no-store' } as const;
const one = { ...write, params: journalParams, reply: journalEntry } as const;

/** Her journal. A change says which version it was made to (If-Match); where another came first it is refused with the page as it stands now. */
export const journalRoutes = {
  getJournalEntries: route({ ...read, path: '/api/journal-entries', summary: 'Her pages, newest first, with their first words', query: journalQuery, reply: journalReply, errors: ['not_found'] }),
  getWholeJournal: route({ ...read, path: '/api/journal-entries/whole', summary: 'Her pages whole, newest first, for a file of her own', query: journalWholeQuery, reply: journalWhole, errors: ['not_found'] }),
  createJournalEntry: route({ ...write, method: 'POST', path: '/api/journal-entries', status: 201, summary: 'Keep a page', body: journalPost, reply: journalKept, errors: ['future_day', 'journal_full'] }),
  searchJournal: route({ ...read, method: 'POST', path: '/api/journal-entries/search', bodyLimit: 4 * 1024, summary: 'Look for words in her pages, newest first', body: journalSearch, reply: journalFound, errors: ['not_found'] }),
  getJournalYear: route({ ...read, path: '/api/journal-entries/year', summary: 'The days of a year on which she wrote', query: journalYearQuery, reply: journalYear }),
  getOnThisMoon: route({ ...read, path: '/api/journal-entries/on-this-moon', summary: 'What she kept under the same moon before', query: onThisMoonQuery, reply: onThisMoonReply }),
  getJournalEntry: route({ ...read, path: '/api/journal-entries/:id', params: journalParams, summary: 'One page, whole', reply: journalEntry, errors: ['not_found'] }),
  patchJournalEntry: route({ ...one, method: 'PATCH', path: '/api/journal-entries/:id', summary: 'Change a page; what stood there is kept for thirty days', body: journalPatch, errors: ['not_found', 'future_day', 'invalid_input', 'version_missing', 'version_conflict'] }),
  deleteJournalEntry: route({ ...one, method: 'DELETE', path: '/api/journal-entries/:id', bodyLimit: 0, summary: 'Delete a page; it can be brought back for thirty days', reply: ok, errors: ['not_found', 'version_missing', 'version_conflict'] }),
  bringBackJournalEntry: route({ ...one, method: 'POST', path: '/api/journal-entries/:id/bring-back', bodyLimit: 0, summary: 'Bring a deleted page back', errors: ['not_found'] }),
  getJournalVersions: route({ ...read, path: '/api/journal-entries/:id/versions', params: journalParams, summary: 'What stood on a page before', reply: journalVersions, errors: ['not_found'] }),
  getJournalVersion: route({ ...read, path: '/api/journal-entries/:id/versions/:version', params: journalVersionParams, summary: 'One earlier version of a page, whole', reply: journalEntry, errors: ['not_found'] }),
  restoreJournalVersion: route({ ...one, method: 'POST', path: '/api/journal-entries/:id/versions/:version/restore', bodyLimit: 0, params: journalVersionParams, summary: 'Put an earlier version in place; what stood there is kept', errors: ['not_found', 'version_missing', 'version_conflict'] }),
} as const;
