/**
 * The import checker's rules: layers, public entries, cycles, vendors (README.md). `scripts/architecture/boundaries.ts`
 * runs them and refuses to believe a run that saw fewer modules than git lists; `scripts/architecture/fixtures` holds
 * one violation of each.
 */
// A sample is what several tests of one folder share.
const TEST = '\\.(test|sample)\\.tsx?$';
const NPM = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];
const SHAPES = '^src/contract/(.+\\.(schemas|routes)|table|kit/.+)\\.ts$';

const rule = (name, comment, [from, to]) => ({ name, comment, severity: 'error', from, to });

const layers = [
  rule(
    'domain-imports-nothing',
    'The domain is rules that need no machine: no other floor, no package, nothing of Node.',
    [{ path: '^src/domain/', pathNot: TEST }, { pathNot: '^src/domain/' }],
  ),
  rule('domain-tests-stay-below', 'A domain test knows the domain, the runner and nothing above it.', [
    { path: `^src/domain/.+${TEST}` },
    { path: '^(src/(contract|server|web)|e2e|scripts)/' },
  ]),
  rule('contract-imports-domain-and-zod', 'What crosses the wire knows the domain and zod.', [
    { path: '^src/contract/', pathNot: TEST },
    { pathNot: '^src/(contract|domain)/|node_modules/zod/' },
  ]),
  rule('contract-tests-stay-below', 'A contract test knows nothing above the contract.', [
    { path: `^src/contract/.+${TEST}` },
    { path: '^(src/(server|web)|e2e|scripts)/' },
  ]),
  rule('web-never-server', 'The browser reaches the server by the wire alone.', [
    { path: '^src/web/' },
    { path: '^src/server/' },
  ]),
  rule('server-never-web', 'The server loads the built page as a file; it imports nothing of the web.', [
    { path: '^src/server/' },
    { path: '^src/web/' },
  ]),
  rule('src-never-scripts', 'The product does not lean on its tools.', [
    { path: '^src/' },
    { path: '^(scripts|e2e)/' },
  ]),
  rule('journeys-from-outside', 'A journey meets the product as a browser does.', [
    { path: '^e2e/' },
    { path: '^src/(server|web)/' },
  ]),
];

const boundaries = [
  rule('server-feature-doors', 'Another feature of the server is reached through its public.ts.', [
    { path: '^src/server/features/([^/]+)/' },
    { path: '^src/server/features/', pathNot: '^src/server/features/($1/|[^/]+/public\\.ts$)' },
  ]),
  rule('web-feature-doors', 'Another feature of the web is reached through its public.ts.', [
    { path: '^src/web/features/([^/]+)/' },
    { path: '^src/web/features/', pathNot: '^src/web/features/($1/|[^/]+/public\\.tsx?$)' },
  ]),
  rule('platform-knows-no-feature', 'A platform serves every feature and knows none.', [
    { path: '^src/(server|web)/platform/' },
    { path: '^src/(server|web)/(features|app)/' },
  ]),
  rule('ui-knows-no-feature', 'A part of the design system takes plain props.', [
    { path: '^src/web/ui/' },
    { path: '^src/web/(features|app)/' },
  ]),
  rule('features-never-app', 'A feature does not know who composes it.', [
    { path: '^src/(server|web)/features/', pathNot: TEST },
    { path: '^src/(server|web)/app/' },
  ]),
  rule(
    'only-stores-touch-the-database',
    'SQL stands in *.store.ts; the house wires the pool; others may speak of its types.',
    [
      { path: '^src/server/', pathNot: `\\.store\\.ts$|^src/server/(platform|testing|app)/|${TEST}` },
      { path: '^src/server/platform/db/', dependencyTypesNot: ['type-only'] },
    ],
  ),
  rule(
    'only-events-write-subscriptions',
    'Signed webhooks are the only truth about payment (decisions 13): what writes a subscription is reached from the handling of events alone.',
    [
      { path: '^(src|scripts|e2e)/', pathNot: '^src/server/features/subscription/provider-record/' },
      { path: '^src/server/features/subscription/provider-record/provider-record\\.store\\.ts$' },
    ],
  ),
  rule('nothing-imports-testing', 'What only tests need never ships.', [
    { path: '^(src/|scripts/start)', pathNot: `${TEST}|^src/(server|web)/testing/` },
    { path: '^src/(server|web)/testing/' },
  ]),
  rule('nothing-imports-a-test', 'A test file is a leaf.', [{}, { path: '\\.test\\.tsx?$' }]),
  rule('only-tests-import-samples', 'A sample is never shown as real.', [
    { pathNot: TEST },
    { path: '\\.sample\\.tsx?$' },
  ]),
  rule('no-cycles', 'Two files that import each other are one file.', [{}, { circular: true }]),
];

const vendors = [
  rule(
    'server-vendors-stay-in-platform',
    'Only server/platform knows vendors; app composes Fastify, tests drive their runner.',
    [
      { path: '^src/server/(features|app)/', pathNot: TEST },
      { dependencyTypes: NPM, pathNot: 'node_modules/(@types/)?(fastify|@fastify/[^/]+|zod)/' },
    ],
  ),
  rule(
    'web-vendors-stay-in-ui-and-platform',
    'Features speak React, the query cache, the router and the icons; heavier parts stand in ui or platform.',
    [
      { path: '^src/web/(features|app)/', pathNot: TEST },
      {
        dependencyTypes: NPM,
        pathNot: 'node_modules/(@types/)?(react|react-dom|@tanstack/react-query|wouter|lucide-react)/',
      },
    ],
  ),
  rule(
    'web-takes-types-only-from-shapes',
    'zod weighs 75 KB: the browser takes types from the shapes, values from screens.ts, page-data.ts, errors.ts and the domain.',
    [
      { path: '^src/web/', pathNot: `${TEST}|^src/web/testing/` },
      { path: `${SHAPES}|node_modules/zod/`, dependencyTypesNot: ['type-only'] },
    ],
  ),
  rule('screens-and-errors-carry-no-zod', 'What the browser may import must not bring zod along.', [
    { path: '^src/contract/(screens|screen-paths|address|page-data|errors)\\.ts$' },
    { path: `${SHAPES}|node_modules/zod/`, dependencyTypesNot: ['type-only'] },
  ]),
  rule('web-never-node', 'A browser has no node: modules.', [
    { path: '^src/web/', pathNot: `${TEST}|^src/web/testing/` },
    { dependencyTypes: ['core'] },
  ]),
  rule('no-undeclared-package', 'What is imported stands in package.json.', [
    { path: '^(src|scripts|e2e)/' },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ]),
  rule('no-test-package-in-the-product', 'npm start installs without devDependencies.', [
    { path: '^src/', pathNot: `${TEST}|^src/(server|web)/testing/` },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ]),
  rule('nothing-unresolved', 'An import that leads nowhere.', [{}, { couldNotResolve: true, pathNot: '^virtual:' }]),
];

export default {
  forbidden: [...layers, ...boundaries, ...vendors],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
