/**
 * Writes every violation in a throw-away copy and expects each tool to refuse it by name (`node
 * scripts/architecture/prove.ts`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFeature, type MadeFeature } from '../features/make-feature.ts';
import { conclude, startedAs, type Finding, type Verdict } from './finding.ts';
import habits from './habits.ts';
import { checkLayout, LAYOUT_RULES } from './layout.ts';
import { compile, dead, lint, misformatted } from './outside-tools.ts';
import { COMPILER_ALLOWED, COMPILER_FIXTURES } from './fixtures/compiler-fixtures.ts';
import { LAYOUT_ALLOWED, LAYOUT_FIXTURES } from './fixtures/layout-fixtures.ts';
import { LINT_ALLOWED, LINT_FIXTURES } from './fixtures/lint-fixtures.ts';
import { MANIFEST_INNOCENTS, MANIFEST_PLANTS } from './fixtures/manifest-fixtures.ts';
import type { RuleFixture, Tool } from './fixtures/rule-fixture.ts';
import { BOUNDARY_ALLOWED, BOUNDARY_FIXTURES, TARGET_FILES } from './fixtures/boundary-fixtures.ts';
import { PROSE_ALLOWED, PROSE_FIXTURES } from './fixtures/prose-fixtures.ts';
import { STYLE_ALLOWED, STYLE_FIXTURES } from './fixtures/style-fixtures.ts';
import { checkBoundaries, readRules } from './boundaries.ts';
import { checkProse } from './prose/prose.ts';
import { PROSE_RULES } from './prose/prose-rules.ts';
import { scratchCopy, writeFiles } from './scratch-copy.ts';
import { checkStyles, STYLE_RULES } from './styles.ts';

const FIXTURES: readonly RuleFixture[] = [
  ...COMPILER_FIXTURES,
  ...MANIFEST_PLANTS,
  ...BOUNDARY_FIXTURES,
  ...LINT_FIXTURES,
  ...STYLE_FIXTURES,
  ...LAYOUT_FIXTURES,
  ...PROSE_FIXTURES,
];
const ALLOWED: readonly RuleFixture[] = [
  ...COMPILER_ALLOWED,
  ...MANIFEST_INNOCENTS,
  ...BOUNDARY_ALLOWED,
  ...LINT_ALLOWED,
  ...STYLE_ALLOWED,
  ...LAYOUT_ALLOWED,
  ...PROSE_ALLOWED,
];

const filesOf = (fixtures: readonly RuleFixture[]): Record<string, string> =>
  Object.fromEntries(fixtures.flatMap(({ file, text, besides }) => Object.entries(besides ?? { [file]: text })));

type Refused = Record<Tool, readonly Finding[]>;

/** The one test in which a new feature is named: each screen with its arch window. */
const PICTURES = 'src/web/app/page/pictures.test.tsx';

/** Any word of docs/words.md that nobody has built: `npm run new` makes its files in the copy. */
const NEW_FEATURE = 'comfort-kit';

/**
 * What the tools refuse of a new feature as `npm run new` makes it: every rule lets it through, and so do those that
 * look at the lists it was wired into.
 */
function refusedOfFeature({ made, changed }: MadeFeature, refused: Refused): Finding[] {
  const isPlanted = ({ file, rule }: Finding): boolean =>
    FIXTURES.some((fixture) => fixture.file === file && fixture.rule === rule);
  const within = (tool: Tool, files: readonly string[]): Finding[] =>
    refused[tool].filter((found) => files.includes(found.file) && !isPlanted(found));
  const [all, own] = [['compiler', 'boundaries'] as const, ['lint', 'styles', 'layout', 'prose'] as const];
  return [...all.flatMap((tool) => within(tool, [...made, ...changed])), ...own.flatMap((tool) => within(tool, made))];
}

/** What the formatter would write otherwise of a new feature, and what nobody needs of it: asked before faults stand beside it. */
function untidyIn(root: string, { made, changed }: MadeFeature): Finding[] {
  const generated = 'src/server/platform/db/types.ts';
  const formatted = [...made, ...changed].filter((file) => file !== generated);
  return [...misformatted(root, formatted), ...dead(root).filter(({ file }) => made.includes(file))];
}

/**
 * Writes fixtures; one in a file of the project stands below what the file holds, so that whoever imports it still can.
 */
function writeFixtures(root: string, fixtures: readonly RuleFixture[]): void {
  const texts = Object.entries(filesOf(fixtures)).map(([file, text]) => [
    file,
    existsSync(join(root, file)) ? `${readFileSync(join(root, file), 'utf8')}${text}` : text,
  ]);
  writeFiles(root, { ...TARGET_FILES, ...Object.fromEntries(texts) });
}

async function refusals(root: string): Promise<Refused> {
  const boundaries = (await checkBoundaries(root)).findings;
  return {
    compiler: compile(root),
    boundaries,
    lint: lint(root),
    styles: checkStyles(root).findings,
    layout: checkLayout(root).findings,
    prose: checkProse(root).findings,
  };
}

type LintRules = Readonly<Record<string, unknown>>;
type LintSettings = { readonly rules: LintRules; readonly overrides: readonly { readonly rules: LintRules }[] };

function lintRules(root: string): string[] {
  const { rules, overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as LintSettings;
  const names = [rules, ...overrides.map((override) => override.rules)].flatMap((set) =>
    Object.keys(set).filter((name) => set[name] !== 'off'),
  );
  const own = Object.keys(habits.rules).map((name) => `moonhearth/${name}`);
  return [...new Set([...names, ...own])]
    .map((name) => (name.includes('/') ? name.replace('/', '(') + ')' : `eslint(${name})`))
    .map((name) => name.replace('react(rules-of-hooks)', 'react-hooks(rules-of-hooks)'));
}

/** Rules that no fixture violates: an unproven rule may be asleep. */
async function unproven(root: string): Promise<Finding[]> {
  const rules = [
    ...(await readRules(root)).forbidden.map(({ name }) => name),
    ...lintRules(root),
    ...STYLE_RULES,
    ...LAYOUT_RULES,
    ...PROSE_RULES,
  ];
  const planted = new Set(FIXTURES.map(({ rule }) => rule));
  return rules
    .filter((rule) => !planted.has(rule))
    .map((rule) => ({ file: 'scripts/architecture/fixtures', rule, message: 'no fixture violates this rule' }));
}

/**
 * A cruise that sees nothing reports success (it does so under TypeScript 7 without @swc/core): the checker must
 * notice.
 */
async function blindness(root: string): Promise<Finding[]> {
  const { findings } = await checkBoundaries(root, { exclude: { path: ['^src/'] } });
  return findings.some(({ rule }) => rule === 'not-cruised')
    ? []
    : [
        {
          file: 'scripts/architecture/boundaries.ts',
          rule: 'not-cruised',
          message: 'a cruise that saw nothing passed',
        },
      ];
}

/**
 * Proves every rule, and that a new feature stands within them. `looked` counts the fixtures and the files of the
 * feature.
 */
export async function proveRules(): Promise<Verdict> {
  const { root, remove } = scratchCopy([PICTURES]);
  try {
    const blind = await blindness(root);
    const feature = makeFeature(root, NEW_FEATURE);
    const untidy = untidyIn(root, feature);
    writeFixtures(root, [...ALLOWED, ...FIXTURES]);
    const refused = await refusals(root);
    const hit = ({ tool, rule, file }: RuleFixture): boolean =>
      refused[tool].some((found) => found.rule === rule && found.file === file);
    const asleep = FIXTURES.filter((fixture) => !hit(fixture)).map(({ tool, rule, file }) => ({
      file,
      rule,
      message: `${tool} let a planted violation pass`,
    }));
    const harsh = ALLOWED.filter(hit).map(({ tool, rule, file }) => ({
      file,
      rule,
      message: `${tool} refused what is allowed`,
    }));
    return {
      looked: FIXTURES.length + ALLOWED.length + feature.made.length + 1,
      findings: [
        ...blind,
        ...asleep,
        ...harsh,
        ...untidy,
        ...refusedOfFeature(feature, refused),
        ...(await unproven(root)),
      ],
    };
  } finally {
    remove();
  }
}

if (startedAs(import.meta.url)) {
  const verdict = await proveRules();
  const rules = new Set(FIXTURES.map(({ tool, rule }) => `${tool} ${rule}`));
  console.log(`${rules.size} rules proven by ${FIXTURES.length} planted violations and ${ALLOWED.length} near misses`);
  conclude('rules', verdict);
}
