import type { Plant } from './plant.ts';

const plant = (rule: string, file: string, text: string): Plant => ({ tool: 'compiler', rule, file, text });
// A target of its own for each wall: the compiler names a stray file once, for its first importer.
const across = (floor: string, other: string): Plant => ({
  ...plant('TS6307', `src/${floor}/planted/reaches-${other}.ts`, ''),
  besides: {
    [`src/${floor}/planted/reaches-${other}.ts`]: `export { planted } from '#${other}/planted/seen-by-${floor}.ts';\n`,
    [`src/${other}/planted/seen-by-${floor}.ts`]: 'export const planted = 1;\n',
  },
});

/** The walls the compiler holds: an import of a floor that the floor's tsconfig does not name. */
export const COMPILER_PLANTS: readonly Plant[] = [
  across('domain', 'contract'),
  across('domain', 'server'),
  across('domain', 'web'),
  across('contract', 'server'),
  across('contract', 'web'),
  across('web', 'server'),
  across('server', 'web'),
  plant(
    'TS2591',
    'src/domain/planted/compiles-node.ts',
    "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n",
  ),
  plant('TS2584', 'src/domain/planted/compiles-dom.ts', 'export const planted = document;\n'),
  plant('TS1294', 'src/domain/planted/compiles-enum.ts', 'export enum Planted {\n  One,\n}\n'),
  plant('TS2322', 'src/domain/planted/typed.test.ts', "export const planted: number = 'a test is type-checked too';\n"),
  plant(
    'TS2322',
    'src/contract/planted/typed.test.ts',
    "export const planted: number = 'a test is type-checked too';\n",
  ),
  plant('TS2322', 'src/server/planted/typed.test.ts', "export const planted: number = 'a test is type-checked too';\n"),
  plant('TS2322', 'src/web/planted/typed.test.tsx', "export const planted: number = 'a test is type-checked too';\n"),
  plant('TS2322', 'e2e/planted-typed.ts', "export const planted: number = 'a journey is type-checked too';\n"),
  plant('TS2322', 'scripts/planted-typed.ts', "export const planted: number = 'a tool is type-checked too';\n"),
];

/** What the walls let through. */
export const COMPILER_INNOCENTS: readonly Plant[] = [
  plant('TS6307', 'src/contract/planted/reaches-domain.ts', "export { planted } from '#domain/planted/target.ts';\n"),
  plant('TS6307', 'src/server/planted/reaches-contract.ts', "export { planted } from '#contract/planted/target.ts';\n"),
  plant('TS6307', 'src/web/planted/reaches-domain.ts', "export { planted } from '#domain/planted/target.ts';\n"),
];
