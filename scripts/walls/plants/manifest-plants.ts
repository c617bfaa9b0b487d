import type { Plant } from './plant.ts';

/** A manifest with one table of the database, and what is planted in it instead of a line. */
function manifest(changes: Readonly<Record<string, string>> = {}): string {
  const lines = {
    handlers: '',
    offline: 'offline: {},',
    name: "'app.visit'",
    owner: "owner: 'member',",
    retention: 'retention: WITH_ACCOUNT,',
    erase: "erase: 'rows',",
    toldAs: "toldAs: 'practice',",
    user_id: 'user_id: OWNER,',
    sealed: "sealed: sealed('C3', 'planted', { row: ['user_id'], export: 'record.visits' }),",
    updated_at: 'updated_at: CHANGED_AT,',
    ...changes,
  };
  return `import { CHANGED_AT, OWNER, clear, hashed, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
export const others = { clear, hashed, OWNER, CHANGED_AT, WITH_ACCOUNT, sealed };
export const planted = manifest({
  name: 'planted', ${lines.handlers} ${lines.offline}
  tables: { ${lines.name}: { ${lines.owner} ${lines.retention} ${lines.erase} ${lines.toldAs}
    columns: { ${lines.user_id} ${lines.sealed} ${lines.updated_at} } } },
});
`;
}

const plant = (rule: string, name: string, changes: Readonly<Record<string, string>>): Plant => ({
  tool: 'compiler',
  rule,
  file: `src/server/planted/manifests/${name}.ts`,
  text: manifest(changes),
});

/** What a feature may forget, or say wrongly, in its manifest. */
export const MANIFEST_PLANTS: readonly Plant[] = [
  plant('TS2741', 'forgets-a-column', { updated_at: '' }),
  plant('TS2353', 'names-a-column-too-many', { updated_at: 'updated_at: CHANGED_AT, planted: CHANGED_AT,' }),
  plant('TS2322', 'forgets-the-owner', { owner: '' }),
  plant('TS2322', 'forgets-the-retention', { retention: '' }),
  plant('TS2322', 'forgets-the-erasure', { erase: '' }),
  plant('TS2322', 'erases-a-members-rows-by-nothing', { erase: "erase: { none: 'planted' }," }),
  plant('TS2322', 'forgets-the-line-of-the-proof', { toldAs: '' }),
  plant('TS2322', 'names-a-sweep-that-is-not-its', {
    retention: "retention: { words: '7 days', by: { sweeps: ['planted'] } },",
  }),
  plant('TS2345', 'forgets-the-export', { sealed: "sealed: sealed('C3', 'planted', { row: ['user_id'] })," }),
  plant('TS2322', 'exports-to-nowhere', {
    sealed: "sealed: sealed('C3', 'planted', { row: ['user_id'], export: 'planted' }),",
  }),
  plant('TS2345', 'leaves-health-in-clear', { sealed: "sealed: clear('C3', 'planted')," }),
  plant('TS2375', 'seals-under-another-column', {
    sealed: "sealed: sealed('C3', 'planted', { row: ['id'], export: 'record.visits' }),",
  }),
  plant('TS2353', 'names-a-table-that-is-not-there', { name: "'app.planted'" }),
  plant('TS2741', 'forgets-what-becomes-of-a-write', {
    handlers: 'handlers: () => ({ removeAvatar: () => Promise.reject(new Error()) }),',
  }),
  plant('TS2741', 'forgets-to-say-it-has-no-writes', { offline: '' }),
];
/** The same without a fault. */
export const MANIFEST_INNOCENTS: readonly Plant[] = ['TS2741', 'TS2322'].map((rule) =>
  plant(rule, 'forgets-nothing', {}),
);
