import type { Plant } from './plant.ts';

const plant = (rule: string, file: string, text: string): Plant => ({ tool: 'rooms', rule, file, text });
const take = (from: string): string => `export { planted } from '${from}';\n`;
const TARGET = '#server/platform/db/planted-target.ts';

/** One violation for each rule of .dependency-cruiser.mjs; several where a rule has several sides. */
export const ROOM_PLANTS: readonly Plant[] = [
  plant('domain-imports-nothing', 'src/domain/planted/imports-contract.ts', take('#contract/planted/target.ts')),
  plant('domain-imports-nothing', 'src/domain/planted/imports-server.ts', take('#server/planted/target.ts')),
  plant('domain-imports-nothing', 'src/domain/planted/imports-web.ts', take('#web/planted/target.ts')),
  plant('domain-imports-nothing', 'src/domain/planted/imports-npm.ts', "export { z } from 'zod';\n"),
  plant(
    'domain-imports-nothing',
    'src/domain/planted/imports-types-of-npm.ts',
    "import type { z } from 'zod';\nexport type Planted = z.ZodType;\n",
  ),
  plant('domain-imports-nothing', 'src/domain/planted/imports-node.ts', "export { readFileSync } from 'node:fs';\n"),
  plant(
    'domain-imports-nothing',
    'src/domain/planted/imports-later.ts',
    "export const planted = () => import('#contract/planted/target.ts');\n",
  ),
  plant('domain-tests-stay-below', 'src/domain/planted/reaches.test.ts', take('#server/planted/target.ts')),
  plant('contract-imports-domain-and-zod', 'src/contract/planted/imports-server.ts', take('#server/planted/target.ts')),
  plant('contract-imports-domain-and-zod', 'src/contract/planted/imports-web.ts', take('#web/planted/target.ts')),
  plant(
    'contract-imports-domain-and-zod',
    'src/contract/planted/imports-npm.ts',
    "export { default } from 'fastify';\n",
  ),
  plant('contract-tests-stay-below', 'src/contract/planted/reaches.test.ts', take('#web/planted/target.ts')),
  plant('web-never-server', 'src/web/planted/imports-server.ts', take('#server/planted/target.ts')),
  plant('server-never-web', 'src/server/planted/imports-web.ts', take('#web/planted/target.ts')),
  plant(
    'src-never-scripts',
    'src/server/planted/imports-scripts.ts',
    "export { planted } from '../../../scripts/planted-target.ts';\n",
  ),
  plant('journeys-from-outside', 'e2e/planted-inside.ts', take('#server/planted/target.ts')),
  plant(
    'server-feature-doors',
    'src/server/features/planted-one/planted.handlers.ts',
    take('#server/features/planted-two/planted.store.ts'),
  ),
  plant(
    'web-feature-doors',
    'src/web/features/planted-one/planted-screen.tsx',
    take('#web/features/planted-two/planted-part.tsx'),
  ),
  plant(
    'platform-knows-no-feature',
    'src/server/platform/planted-knows.ts',
    take('#server/features/planted-two/planted.store.ts'),
  ),
  plant('ui-knows-no-feature', 'src/web/ui/planted-knows.tsx', take('#web/features/planted-two/planted-part.tsx')),
  plant('features-never-app', 'src/web/features/planted-one/planted-up.tsx', take('#web/app/planted-target.ts')),
  plant('only-stores-touch-the-database', 'src/server/features/planted-one/sql.handlers.ts', take(TARGET)),
  plant(
    'only-events-write-subscriptions',
    'src/server/features/subscription/planted.handlers.ts',
    "export { mirrorStore } from './mirror/mirror.store.ts';\n",
  ),
  plant(
    'only-events-write-subscriptions',
    'src/server/features/subscription/operation/planted.ts',
    "export { mirrorStore } from '../mirror/mirror.store.ts';\n",
  ),
  plant(
    'only-events-write-subscriptions',
    'src/server/app/planted-mirror.ts',
    "export { mirrorStore } from '#server/features/subscription/mirror/mirror.store.ts';\n",
  ),
  plant(
    'nothing-imports-testing',
    'src/server/features/planted-one/testing.handlers.ts',
    take('#server/testing/planted-target.ts'),
  ),
  plant(
    'nothing-imports-testing',
    'src/web/features/planted-one/testing-part.tsx',
    take('#web/testing/planted-target.ts'),
  ),
  plant('nothing-imports-a-test', 'src/web/features/planted-one/test-part.tsx', take('./planted.test.tsx')),
  plant('only-tests-import-samples', 'src/web/features/planted-one/sample-part.tsx', take('./planted.sample.ts')),
  plant(
    'no-cycles',
    'src/domain/planted/cycle-one.ts',
    "import { two } from './cycle-two.ts';\nexport const one = (): number => two();\n",
  ),
  plant(
    'server-vendors-stay-in-platform',
    'src/server/features/planted-one/vendor.handlers.ts',
    "export { default } from 'nodemailer';\n",
  ),
  plant(
    'web-vendors-stay-in-ui-and-platform',
    'src/web/features/planted-one/vendor-part.tsx',
    "export { parsePhoneNumber } from 'libphonenumber-js';\n",
  ),
  plant(
    'web-takes-types-only-from-shapes',
    'src/web/features/planted-one/shape-part.tsx',
    take('#contract/planted/planted.schemas.ts'),
  ),
  plant(
    'web-takes-types-only-from-shapes',
    'src/web/features/planted-one/routes-part.tsx',
    take('#contract/planted/planted.routes.ts'),
  ),
  plant('web-takes-types-only-from-shapes', 'src/web/platform/planted-zod.ts', "export { z } from 'zod';\n"),
  plant('screens-and-errors-carry-no-zod', 'src/contract/screens.ts', "export { z } from 'zod';\n"),
  plant('web-never-node', 'src/web/platform/planted-node.ts', "export { readFileSync } from 'node:fs';\n"),
  plant('no-undeclared-package', 'scripts/planted-undeclared.ts', "export { default } from 'semver';\n"),
  plant(
    'no-test-package-in-the-product',
    'src/server/platform/planted-dev.ts',
    "export { default } from 'fast-check';\n",
  ),
  plant('nothing-unresolved', 'src/domain/planted/nowhere.ts', take('./no-such-file.ts')),
];

/** Near misses of the rules above. */
export const ROOM_INNOCENTS: readonly Plant[] = [
  plant(
    'web-takes-types-only-from-shapes',
    'src/web/features/planted-one/typed-part.tsx',
    "import type { Planted } from '#contract/planted/planted.schemas.ts';\nexport type Mine = Planted;\n",
  ),
  plant(
    'server-feature-doors',
    'src/server/features/planted-one/door.handlers.ts',
    take('#server/features/planted-two/public.ts'),
  ),
  plant('web-feature-doors', 'src/web/features/planted-one/door-part.tsx', take('#web/features/planted-two/public.ts')),
  plant('only-stores-touch-the-database', 'src/server/features/planted-one/planted.store.ts', take(TARGET)),
  plant(
    'only-events-write-subscriptions',
    'src/server/features/subscription/mirror/planted.ts',
    "export { mirrorStore } from './mirror.store.ts';\n",
  ),
  plant(
    'nothing-imports-testing',
    'src/server/features/planted-one/planted.api.test.ts',
    take('#server/testing/planted-target.ts'),
  ),
  plant('only-tests-import-samples', 'src/web/features/planted-one/sampled.test.tsx', take('./planted.sample.ts')),
  plant('domain-imports-nothing', 'src/domain/planted/neighbour.ts', take('./target.ts')),
];

const TARGETS = [
  'src/domain/planted/target.ts',
  'src/contract/planted/target.ts',
  'src/server/planted/target.ts',
  'src/web/planted/target.ts',
  'src/server/platform/db/planted-target.ts',
  'src/server/testing/planted-target.ts',
  'src/web/testing/planted-target.ts',
  'src/web/app/planted-target.ts',
  'src/server/features/planted-two/planted.store.ts',
  'src/server/features/planted-two/public.ts',
  'src/web/features/planted-two/planted-part.tsx',
  'src/web/features/planted-two/public.ts',
  'src/web/features/planted-one/planted.test.tsx',
  'src/contract/planted/planted.schemas.ts',
  'src/contract/planted/planted.routes.ts',
  'scripts/planted-target.ts',
  'src/web/features/planted-one/planted.sample.ts',
];

/** Files the plants point at. */
export const TARGET_FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TARGETS.map((file) => [file, 'export const planted = 1;\nexport type Planted = 1;\n'])),
  'src/domain/planted/cycle-two.ts': "import { one } from './cycle-one.ts';\nexport const two = (): number => one();\n",
};
