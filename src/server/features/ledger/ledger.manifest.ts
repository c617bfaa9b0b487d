import { clear } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';

const BOOKS = {
  owner: 'none',
  retention: { words: 'as long as the law asks for the books', by: 'installation' },
  erase: { none: 'sums under random ids; what led from them to a member goes with the account' },
  toldAs: 'books',
} as const;

export const ledgerManifest = manifest({
  name: 'ledger',
  tables: {
    'auth.ledger_transfer': {
      ...BOOKS,
      columns: {
        id: clear('C4', 'which movement of money'),
        kind: clear('C4', 'what happened, such as a paid order'),
        reference: clear('C4', 'what caused it, so that it is booked once'),
        at: clear('C4', 'when'),
      },
    },
    'auth.ledger_line': {
      ...BOOKS,
      columns: {
        transfer_id: clear('C4', 'which movement of money'),
        line: clear('C4', 'its place in it'),
        account: clear('C4', 'which account of the books'),
        party: clear('C4', 'a random id for who is owed money; it names nobody'),
        currency: clear('C4', 'in which money'),
        cents: clear('C4', 'how much'),
      },
    },
  },
  offline: {},
});
