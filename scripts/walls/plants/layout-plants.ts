import type { Plant } from './plant.ts';

const plant = (rule: string, file: string, text = 'export const planted = 1;\n'): Plant => ({
  tool: 'layout',
  rule,
  file,
  text,
});
const ATTICS = [
  'utils.ts',
  'lib/x.ts',
  'common/x.ts',
  'helpers.ts',
  'helper.ts',
  'misc.ts',
  'shared/x.ts',
  'util/x.ts',
];
const crowd = Object.fromEntries(
  Array.from({ length: 21 }, (_, at) => [`src/domain/planted/crowd/file-${at}.ts`, 'export const planted = 1;\n']),
);

export const LAYOUT_PLANTS: readonly Plant[] = [
  ...ATTICS.map((name) => plant('attic-name', `src/domain/planted/${name}`)),
  plant('no-barrels', 'src/domain/planted/barrel/index.ts'),
  plant('no-barrels', 'src/domain/planted/star.ts', "export * from './target.ts';\n"),
  plant('rooms-of-a-feature', 'src/server/features/planted-one/planted.service.ts'),
  plant('rooms-of-a-feature', 'src/web/features/planted-one/planted.logic.ts'),
  plant('rooms-of-a-feature', 'src/contract/planted/planted-words.ts'),
  plant('handlers-of-routes', 'src/contract/planted-three/planted-three.routes.ts'),
  plant('manifest-of-feature', 'src/server/features/planted-four/planted-four.manifest.ts'),
  {
    ...plant('manifest-of-feature', 'src/server/features/planted-five/planted-five.manifest.ts'),
    besides: { 'src/server/features/planted-five/deep/planted-five.store.ts': 'export const planted = 1;\n' },
  },
  plant('four-floors', 'src/cellar/planted.ts'),
  plant('no-hushing', 'src/domain/planted/hushed.ts', '// oxlint' + '-disable-next-line\nexport const planted = 1;\n'),
  { ...plant('crowded-folder', 'src/domain/planted/crowd'), besides: crowd },
];

export const LAYOUT_INNOCENTS: readonly Plant[] = [
  plant('rooms-of-a-feature', 'src/server/features/planted-one/innocent.jobs.ts'),
  plant('rooms-of-a-feature', 'src/web/features/planted-one/innocent.copy.ts'),
  plant('rooms-of-a-feature', 'src/server/features/planted-one/register.ts'),
  plant('attic-name', 'src/domain/planted/library-card.ts'),
];
