import type { Plant } from './plant.ts';

const plant = (rule: string, file: string, text: string): Plant => ({ tool: 'lint', rule, file, text });
const inDomain = (rule: string, name: string, text: string): Plant =>
  plant(rule, `src/domain/planted/${name}.ts`, text);
const inWeb = (rule: string, name: string, text: string): Plant => plant(rule, `src/web/planted/${name}.tsx`, text);
const lines = (count: number, line: string): string => `${line}\n`.repeat(count);
const hushed = (comment: string): string => `// ${comment} planted\nexport const planted = 1;\n`;

const CLOCKS = ['Date.now()', 'new Date()', 'Date()', 'performance.now()', 'Temporal.Now.instant()'];
const HTML = [
  'element.innerHTML = text',
  'element.outerHTML = text',
  "element.insertAdjacentHTML('beforeend', text)",
  'document.write(text)',
];
const WIRES = [
  "fetch('/x')",
  "window.fetch('/x')",
  'new XMLHttpRequest()',
  "new EventSource('/x')",
  "new WebSocket('/x')",
  "navigator.sendBeacon('/x')",
];
const WRITES = [
  "q.insertInto?.('app.subscription')",
  "q.updateTable?.('app.subscription')",
  "q.deleteFrom?.('app.subscription as s')",
  "q.raw?.('update app.subscription set state = 1')",
  'q.raw?.(`insert into app.subscription values (1)`)',
  "q.door?.('open_customer')",
];
const element = (statement: string): string =>
  `export function planted(element: Element, text: string): unknown {\n  return [element, text, ${statement}];\n}\n`;

const house: readonly Plant[] = [
  ...CLOCKS.map((read, at) =>
    inDomain('house(no-clock)', `clock-${at}`, `export const planted = (): unknown => ${read};\n`),
  ),
  plant(
    'house(no-clock)',
    'src/server/features/planted-one/clock.handlers.ts',
    'export const planted = (): Date => new Date();\n',
  ),
  ...['Math.random()', 'crypto.randomUUID()'].map((draw, at) =>
    inDomain('house(no-chance)', `chance-${at}`, `export const planted = (): unknown => ${draw};\n`),
  ),
  plant(
    'house(env-in-one-file)',
    'src/server/features/planted-one/env.handlers.ts',
    "export const planted = process.env['PORT'];\n",
  ),
  plant(
    'house(env-in-one-file)',
    'src/server/platform/planted-env.ts',
    "import { env } from 'node:process';\nexport const planted = env['PORT'];\n",
  ),
  ...WIRES.map((wire, at) =>
    inWeb('house(wire-in-one-room)', `wire-${at}`, `export const planted = (): unknown => ${wire};\n`),
  ),
  ...HTML.map((write, at) => inWeb('house(no-html-from-text)', `html-${at}`, element(write))),
  inWeb(
    'house(no-html-from-text)',
    'html-prop',
    'export const Planted = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;\n',
  ),
  inWeb(
    'house(no-html-from-text)',
    'html-spread',
    'export const props = { dangerouslySetInnerHTML: { __html: "x" } };\n',
  ),
  ...WRITES.map((write, at) =>
    plant(
      'house(subscription-by-events)',
      `src/server/features/planted-one/writes-${at}.store.ts`,
      `export const planted = (q: Record<string, (text: string) => unknown>): unknown => ${write};\n`,
    ),
  ),
  inWeb('house(no-style-prop)', 'style-prop', 'export const Planted = () => <p style={{ top: 1 }}>x</p>;\n'),
];

const stock: readonly Plant[] = [
  inDomain('eslint(max-lines)', 'long-file', lines(401, 'void 0;')),
  inDomain(
    'eslint(max-lines-per-function)',
    'long-function',
    `export function planted(): void {\n${lines(80, '  void 0;')}}\n`,
  ),
  inWeb(
    'eslint(max-lines-per-function)',
    'long-component',
    `export function Planted(): null {\n${lines(150, '  void 0;')}  return null;\n}\n`,
  ),
  inDomain(
    'eslint(max-params)',
    'many-params',
    'export const planted = (a: 1, b: 1, c: 1, d: 1): unknown => [a, b, c, d];\n',
  ),
  inDomain(
    'eslint(max-depth)',
    'deep',
    `export function planted(a: boolean): void {\n${'if (a) {'.repeat(5)}${'}'.repeat(5)}\n}\n`,
  ),
  inDomain(
    'eslint(complexity)',
    'branches',
    `export const planted = (a: number): number => {\n${lines(20, '  if (a > 1) return a;')}  return 0;\n};\n`,
  ),
  plant('eslint(no-console)', 'src/server/features/planted-one/console.handlers.ts', "console.log('planted');\n"),
  inDomain('eslint(no-warning-comments)', 'later', hushed('TO' + 'DO')),
  inDomain('eslint(no-var)', 'old-var', 'export var planted = 1;\n'),
  inDomain('eslint(prefer-const)', 'unchanging', 'let planted = 1;\nexport { planted };\n'),
  inDomain('eslint(eqeqeq)', 'loose', 'export const planted = (a: unknown): boolean => a == 1;\n'),
  inDomain('eslint(no-empty)', 'swallowed', 'try {\n  void 0;\n} catch {}\n'),
  inWeb('eslint(no-restricted-globals)', 'native-alert', "export const planted = (): void => alert('x');\n"),
  inDomain('eslint(no-unused-vars)', 'unused', 'const planted = 1;\n'),
  inDomain(
    'vitest(valid-expect)',
    'bare-expect.test',
    "import { test, expect } from 'vitest';\ntest('x', () => void expect(1));\n",
  ),
  inDomain('typescript(no-explicit-any)', 'any', 'export const planted: any = 1;\n'),
  inDomain(
    'typescript(no-non-null-assertion)',
    'bang',
    'export const planted = (a: string | null): number => a!.length;\n',
  ),
  ...['@ts-ignore', '@ts-expect-error', '@ts-nocheck'].map((comment, at) =>
    inDomain('typescript(ban-ts-comment)', `hushed-${at}`, hushed(comment)),
  ),
  inDomain(
    'typescript(consistent-type-imports)',
    'value-import',
    "import { Planted } from './target.ts';\nexport type Mine = Planted;\n",
  ),
  inDomain(
    'typescript(no-import-type-side-effects)',
    'inline-type',
    "import { type Planted } from './target.ts';\nexport type Mine = Planted;\n",
  ),
  inDomain('unicorn(filename-case)', 'CamelCase', 'export const planted = 1;\n'),
  inDomain('unicorn(prefer-node-protocol)', 'bare-node', "export { readFileSync } from 'fs';\n"),
  inDomain('import(no-default-export)', 'default', 'export default 1;\n'),
  inWeb(
    'react-hooks(rules-of-hooks)',
    'hook-in-branch',
    "import { useState } from 'react';\nexport function Planted({ a }: { a: boolean }) {\n  if (a) useState(1);\n  return null;\n}\n",
  ),
  inWeb(
    'react(no-danger)',
    'danger',
    'export const Planted = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;\n',
  ),
  inWeb('react(button-has-type)', 'bare-button', 'export const Planted = () => <button>x</button>;\n'),
  inWeb('jsx-a11y(alt-text)', 'bare-image', 'export const Planted = () => <img src="/x.png" />;\n'),
  inDomain(
    'vitest(no-focused-tests)',
    'focused.test',
    "import { test, expect } from 'vitest';\ntest.only('x', () => expect(1).toBe(1));\n",
  ),
  inDomain(
    'vitest(no-disabled-tests)',
    'skipped.test',
    "import { test, expect } from 'vitest';\ntest.skip('x', () => expect(1).toBe(1));\n",
  ),
];

export const LINT_PLANTS: readonly Plant[] = [...house, ...stock];

/** Near misses of the rules above. */
export const LINT_INNOCENTS: readonly Plant[] = [
  inDomain('house(no-clock)', 'told-day', 'export const planted = (at: number): Date => new Date(at);\n'),
  plant(
    'house(wire-in-one-room)',
    'src/web/platform/planted-wire.ts',
    "export const planted = (): Promise<Response> => fetch('/x');\n",
  ),
  plant(
    'house(env-in-one-file)',
    'src/server/platform/planted-child.ts',
    "export const planted = { ...process.env, LC_ALL: 'C' };\n",
  ),
  inWeb(
    'house(no-html-from-text)',
    'html-read',
    'export const planted = (element: Element): string => element.innerHTML;\n',
  ),
  plant(
    'house(subscription-by-events)',
    'src/server/features/planted-one/reads.store.ts',
    "export const planted = (q: Record<string, (text: string) => unknown>): unknown => q.selectFrom?.('app.subscription');\n",
  ),
  plant(
    'house(subscription-by-events)',
    'src/server/features/planted-one/neighbour.store.ts',
    "export const planted = (q: Record<string, (text: string) => unknown>): unknown => q.updateTable?.('app.push_subscription');\n",
  ),
  inWeb('house(no-style-prop)', 'class-prop', 'export const Planted = () => <p className="x">x</p>;\n'),
];
