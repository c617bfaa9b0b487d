/** Plants every violation in a throw-away copy and expects each tool to refuse it by name (`node scripts/walls/prove.ts`). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFeature } from '../features/make-feature.ts';
import { conclude, startedAs, type Finding, type Verdict } from './finding.ts';
import habits from './habits.ts';
import { checkLayout, LAYOUT_RULES } from './layout.ts';
import { compile, lint } from './outside-tools.ts';
import { COMPILER_INNOCENTS, COMPILER_PLANTS } from './plants/compiler-plants.ts';
import { LAYOUT_INNOCENTS, LAYOUT_PLANTS } from './plants/layout-plants.ts';
import { LINT_INNOCENTS, LINT_PLANTS } from './plants/lint-plants.ts';
import { MANIFEST_INNOCENTS, MANIFEST_PLANTS } from './plants/manifest-plants.ts';
import type { Plant, Tool } from './plants/plant.ts';
import { ROOM_INNOCENTS, ROOM_PLANTS, TARGET_FILES } from './plants/room-plants.ts';
import { SHEET_INNOCENTS, SHEET_PLANTS } from './plants/sheet-plants.ts';
import { checkRooms, readRules } from './rooms.ts';
import { scratchCopy, writeFiles } from './scratch-copy.ts';
import { checkStyles, STYLE_RULES } from './styles.ts';

const PLANTS: readonly Plant[] = [
  ...COMPILER_PLANTS,
  ...MANIFEST_PLANTS,
  ...ROOM_PLANTS,
  ...LINT_PLANTS,
  ...SHEET_PLANTS,
  ...LAYOUT_PLANTS,
];
const INNOCENTS: readonly Plant[] = [
  ...COMPILER_INNOCENTS,
  ...MANIFEST_INNOCENTS,
  ...ROOM_INNOCENTS,
  ...LINT_INNOCENTS,
  ...SHEET_INNOCENTS,
  ...LAYOUT_INNOCENTS,
];

const filesOf = (plants: readonly Plant[]): Record<string, string> =>
  Object.fromEntries(plants.flatMap(({ file, text, besides }) => Object.entries(besides ?? { [file]: text })));

type Refused = Record<Tool, readonly Finding[]>;
type Feature = ReturnType<typeof makeFeature>;

/** Any word of docs/words.md that nobody has built: `npm run new` makes its rooms in the copy. */
const NEW_FEATURE = 'comfort-kit';

/** What the tools refuse of a new feature as `npm run new` makes it: every wall lets it through, and so do those that look at the lists it was wired into. */
function refusedOfFeature({ made, changed }: Feature, refused: Refused): Finding[] {
  const isPlanted = ({ file, rule }: Finding): boolean =>
    PLANTS.some((plant) => plant.file === file && plant.rule === rule);
  const within = (tool: Tool, files: readonly string[]): Finding[] =>
    refused[tool].filter((found) => files.includes(found.file) && !isPlanted(found));
  const [all, own] = [['compiler', 'rooms'] as const, ['lint', 'styles', 'layout'] as const];
  return [...all.flatMap((tool) => within(tool, [...made, ...changed])), ...own.flatMap((tool) => within(tool, made))];
}

/** Writes plants; one in a file of the house stands below what the file holds, so that whoever imports it still can. */
function plantAll(root: string, plants: readonly Plant[]): void {
  const texts = Object.entries(filesOf(plants)).map(([file, text]) => [
    file,
    existsSync(join(root, file)) ? `${readFileSync(join(root, file), 'utf8')}${text}` : text,
  ]);
  writeFiles(root, { ...TARGET_FILES, ...Object.fromEntries(texts) });
}

async function refusals(root: string): Promise<Refused> {
  const rooms = (await checkRooms(root)).findings;
  return {
    compiler: compile(root),
    rooms,
    lint: lint(root),
    styles: checkStyles(root).findings,
    layout: checkLayout(root).findings,
  };
}

type LintRules = Readonly<Record<string, unknown>>;
type LintSettings = { readonly rules: LintRules; readonly overrides: readonly { readonly rules: LintRules }[] };

function lintRules(root: string): string[] {
  const { rules, overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as LintSettings;
  const names = [rules, ...overrides.map((override) => override.rules)].flatMap((set) =>
    Object.keys(set).filter((name) => set[name] !== 'off'),
  );
  const own = Object.keys(habits.rules).map((name) => `house/${name}`);
  return [...new Set([...names, ...own])]
    .map((name) => (name.includes('/') ? name.replace('/', '(') + ')' : `eslint(${name})`))
    .map((name) => name.replace('react(rules-of-hooks)', 'react-hooks(rules-of-hooks)'));
}

/** Rules that nobody planted a violation for: an unproven rule may be asleep. */
async function unproven(root: string): Promise<Finding[]> {
  const rules = [
    ...(await readRules(root)).forbidden.map(({ name }) => name),
    ...lintRules(root),
    ...STYLE_RULES,
    ...LAYOUT_RULES,
  ];
  const planted = new Set(PLANTS.map(({ rule }) => rule));
  return rules
    .filter((rule) => !planted.has(rule))
    .map((rule) => ({ file: 'scripts/walls/plants', rule, message: 'no violation of this rule is planted' }));
}

/** A cruise that sees nothing reports success (it does so under TypeScript 7 without @swc/core): the checker must notice. */
async function blindness(root: string): Promise<Finding[]> {
  const { findings } = await checkRooms(root, { exclude: { path: ['^src/'] } });
  return findings.some(({ rule }) => rule === 'not-cruised')
    ? []
    : [{ file: 'scripts/walls/rooms.ts', rule: 'not-cruised', message: 'a cruise that saw nothing passed' }];
}

/** Proves every wall and rule, and that a new feature stands within them. `looked` counts the plants and the files of the feature. */
export async function proveWalls(): Promise<Verdict> {
  const { root, remove } = scratchCopy();
  try {
    const blind = await blindness(root);
    const feature = makeFeature(root, NEW_FEATURE);
    plantAll(root, [...INNOCENTS, ...PLANTS]);
    const refused = await refusals(root);
    const hit = ({ tool, rule, file }: Plant): boolean =>
      refused[tool].some((found) => found.rule === rule && found.file === file);
    const asleep = PLANTS.filter((plant) => !hit(plant)).map(({ tool, rule, file }) => ({
      file,
      rule,
      message: `${tool} let a planted violation pass`,
    }));
    const harsh = INNOCENTS.filter(hit).map(({ tool, rule, file }) => ({
      file,
      rule,
      message: `${tool} refused what is allowed`,
    }));
    return {
      looked: PLANTS.length + INNOCENTS.length + feature.made.length + 1,
      findings: [...blind, ...asleep, ...harsh, ...refusedOfFeature(feature, refused), ...(await unproven(root))],
    };
  } finally {
    remove();
  }
}

if (startedAs(import.meta.url)) {
  const verdict = await proveWalls();
  const rules = new Set(PLANTS.map(({ tool, rule }) => `${tool} ${rule}`));
  console.log(`${rules.size} rules proven by ${PLANTS.length} planted violations and ${INNOCENTS.length} near misses`);
  conclude('walls', verdict);
}
