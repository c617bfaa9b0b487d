/** Finds the words a member reads: in copy files every string, elsewhere what is surely shown, in content every value. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { readFrontMatter } from '#server/platform/content/front-matter.ts';
import { listFiles } from '../files.ts';

/**
 * `copy` is said by a control, a page or an email; `content` is a question, a script or a legal text; an `article` is
 * read at length and has words of its own (`npm run content` looks at them).
 */
export type ProseKind = 'copy' | 'content' | 'article' | 'docs';

/** One text as a member reads it, with `{}` where code fills something in. `keys` are the names it stands under. */
export type Prose = {
  readonly file: string;
  readonly line: number;
  readonly kind: ProseKind;
  readonly keys: readonly string[];
  readonly text: string;
};

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };
type Place = { readonly keys: readonly string[]; readonly shown: boolean };
type Found = { readonly start: number; readonly keys: readonly string[]; readonly text: string };

const COPY_FILE = /\.(?:copy|emails)\.tsx?$/;
const LEFT_OUT =
  /\.(?:test|sample|module|routes)\.|features\/gallery\/|\/consent-versions\.ts$|\.d\.ts$|\/testing\/|\/planted-data\/|^src\/server\/platform\/db\/types/;
const SHOWN_ATTRIBUTE =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|hint|text|kicker|lead|heading|description|note|says|words|caption|summary|legend|name)$/;
const HIDDEN_ATTRIBUTE = /^(?:className|id|key|d|href|src|viewBox|transform|data-[\w-]+)$/;
const HIDDEN_CALL =
  /^(?:sql|require|describe|expect|test|it|RegExp|querySelector(?:All)?|log|console|invariant|assert)$/;
const LOGGED = /^(?:info|warn|error|debug|trace|fatal|log)$/;
/** A text that starts like a sentence and has three words is taken for one, where nothing else tells. */
const SENTENCE = /^[\s]*[“‘"']?(?:\p{Lu}|\{\})[^\n]*?\p{L}+[,;:]?\s+\S*\p{L}+/u;
const CODE =
  /\b(?:select|insert|update|delete|alter|create|grant|with)\b[\s\S]*\b(?:from|into|set|table|on|where|returning)\b|=>|\{\s*\w+:|;\s*$|^[A-Z0-9_]+$|::|\b(?:var|url|calc|rgb)\(/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  if (node.type === 'JSXNamespacedName') return `${nameOf(node['namespace'])}:${nameOf(node['name'])}`;
  return String(node['name'] ?? node['value'] ?? '');
};

/** The names of the types that a declaration says of itself, such as `Source`. */
function typesOf({ id, init }: Node): string[] {
  const said = [isNode(id) ? id['typeAnnotation'] : null, isNode(init) ? init['typeAnnotation'] : null];
  return [...JSON.stringify(said).matchAll(/"name":"(\w+)"/g)].map(([, name = '']) => name);
}

/** What a literal, a template or a sum of them says; `null` for anything else. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string | null } }[];
    return quasis.map(({ value }) => value.cooked ?? '').join('{}');
  }
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return null;
  const [left, right] = [textOf(node['left'] as Node), textOf(node['right'] as Node)];
  return left === null && right === null ? null : `${left ?? '{}'}${right ?? '{}'}`;
}

/** The words between the tags of an element, its inner elements' words among them. */
function wordsWithin(element: Node): string {
  return (element['children'] as readonly Node[])
    .map((child) => {
      if (child.type === 'JSXText') return String(child['value']);
      if (child.type === 'JSXElement' || child.type === 'JSXFragment') return wordsWithin(child);
      return isNode(child['expression']) ? (textOf(child['expression']) ?? '{}') : '{}';
    })
    .join('')
    .replaceAll(/\s+/g, ' ');
}

const NO_WORDS = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSLiteralType',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'SwitchCase',
  'ThrowStatement',
  'NewExpression',
  'TaggedTemplateExpression',
]);

/** Whether nothing below a node is told to a member: types, errors for developers, log lines, queries. */
function isSilent(node: Node): boolean {
  if (node.type === 'SwitchCase') return false;
  if (NO_WORDS.has(node.type)) return true;
  if (node.type === 'BinaryExpression') return node['operator'] !== '+';
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'];
  const isLog = isNode(callee) && callee.type === 'MemberExpression' && LOGGED.test(nameOf(callee));
  const owner = isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee['object']) : '';
  return HIDDEN_CALL.test(nameOf(callee)) || (isLog && /log|console|request|app/i.test(owner));
}

class Reader {
  readonly found: Found[] = [];
  readonly all: boolean;
  constructor(all: boolean) {
    this.all = all;
  }

  read(node: Node, place: Place): void {
    if (isSilent(node)) return;
    const text = textOf(node);
    if (text !== null) {
      if (this.all || place.shown || (SENTENCE.test(text) && !CODE.test(text))) this.take(node, place, text);
      if (node.type === 'TemplateLiteral') this.below(node['expressions'], place);
      else if (node.type === 'BinaryExpression') this.inner([node['left'], node['right']] as Node[], place);
      return;
    }
    this.into(node, place);
  }

  /** In a sum only what is no text itself is read again. */
  private inner(sides: readonly Node[], place: Place): void {
    for (const side of sides) if (textOf(side) === null) this.read(side, place);
  }

  private take({ start }: Node, { keys }: Place, text: string): void {
    if (/\p{L}/u.test(text)) this.found.push({ start, keys, text });
  }

  private into(node: Node, place: Place): void {
    if (node.type === 'Property' || node.type === 'PropertyDefinition')
      return this.below(node['value'], { ...place, keys: [...place.keys, nameOf(node['key'])] });
    if (node.type === 'VariableDeclarator')
      return this.below(node['init'], { ...place, keys: [...place.keys, nameOf(node['id']), ...typesOf(node)] });
    if (node.type === 'MemberExpression')
      return this.below([node['object'], node['computed'] ? node['property'] : null], place);
    if (node.type === 'JSXAttribute') return this.attribute(node, place);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return this.element(node, place);
    for (const [key, value] of Object.entries(node)) if (key !== 'type') this.below(value, place);
  }

  private attribute(node: Node, place: Place): void {
    const name = nameOf(node['name']);
    if (HIDDEN_ATTRIBUTE.test(name)) return;
    this.below(node['value'], { keys: [...place.keys, name], shown: SHOWN_ATTRIBUTE.test(name) });
  }

  private element(node: Node, place: Place): void {
    const opening = node['openingElement'];
    if (isNode(opening)) this.below(opening['attributes'], { ...place, shown: false });
    const words = wordsWithin(node).trim();
    const children = node['children'] as readonly Node[];
    const hasOwn = children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(String(child['value'])));
    if (hasOwn) this.take(children[0] ?? node, place, words);
    for (const child of children) {
      if (child.type === 'JSXText') continue;
      const isText = child.type === 'JSXExpressionContainer' && isNode(child['expression']);
      if (isText && hasOwn && textOf(child['expression'] as Node) !== null) continue;
      if (hasOwn && (child.type === 'JSXElement' || child.type === 'JSXFragment')) this.inside(child, place);
      else this.read(child, { ...place, shown: place.shown || isText });
    }
  }

  /** An element within words that were read already: its attributes, and what stands deeper than text. */
  private inside(node: Node, place: Place): void {
    const opening = node['openingElement'];
    if (isNode(opening)) this.below(opening['attributes'], { ...place, shown: false });
    for (const child of node['children'] as readonly Node[])
      if (child.type === 'JSXElement' || child.type === 'JSXFragment') this.inside(child, place);
      else if (child.type === 'JSXExpressionContainer') this.read(child, place);
  }

  private below(value: unknown, place: Place): void {
    if (Array.isArray(value)) for (const one of value) this.below(one, place);
    else if (isNode(value)) this.read(value, place);
  }
}

function lineCounter(text: string): (at: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (at) => {
    const next = ends.findIndex((end) => end >= at);
    return (next === -1 ? ends.length : next) + 1;
  };
}

/** The words of one file of code. */
export function readCode(file: string, source: string): Prose[] {
  const isCopy = COPY_FILE.test(file);
  const reader = new Reader(isCopy);
  reader.read(parseSync(file, source).program as unknown as Node, { keys: [], shown: false });
  const lineAt = lineCounter(source);
  return reader.found.map(({ start, keys, text }) => ({ file, line: lineAt(start), kind: 'copy', keys, text }));
}

/** The words of one file of content: every text below its keys, at the line where it stands. */
export function readContent(file: string, source: string): Prose[] {
  return valuesOf(file, source, JSON.parse(source));
}

/** The words of a file of content with front matter: its values below their keys, and each line of its text. */
export function readPiece(file: string, source: string): Prose[] {
  const { head, body } = readFrontMatter(source);
  const first = source.split('\n').length - body.split('\n').length;
  const lines = body.split('\n').flatMap((whole, at): Prose[] => {
    // Marks of emphasis and numbers of sources are nobody's words.
    const text = whole.replaceAll(/\*+|\[\d[\d, ]*\]|^(?:#+|-|>|\d+\.) /g, '').trim();
    return text === '' || text === '---' ? [] : [{ file, line: first + at + 1, kind: 'article', keys: [], text }];
  });
  return [...valuesOf(file, source, head).map((value): Prose => ({ ...value, kind: 'article' })), ...lines];
}

/** Every text below its keys, at the line where it stands. */
function valuesOf(file: string, source: string, values: unknown): Prose[] {
  const found: Prose[] = [];
  const visit = (value: unknown, keys: readonly string[]): void => {
    if (typeof value === 'string') {
      const at = source.indexOf(value);
      const line = source.slice(0, Math.max(at, 0)).split('\n').length;
      if (/\s/.test(value)) found.push({ file, line, kind: 'content', keys, text: value });
    } else if (Array.isArray(value)) value.forEach((one) => visit(one, keys));
    else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([key, one]) => visit(one, [...keys, key]));
  };
  visit(values, []);
  return found;
}

/** The words of one page of the docs, without its code. */
export function readDocs(file: string, source: string): Prose[] {
  let fenced = false;
  return source.split('\n').flatMap((whole, at) => {
    const isFence = whole.startsWith('```');
    if (isFence) fenced = !fenced;
    if (fenced || isFence) return [];
    return [{ file, line: at + 1, kind: 'docs' as const, keys: [], text: whole.replaceAll(/`[^`]*`/g, '{}') }];
  });
}

/** A published legal text stays as it is: only the newest version of each is ours to change. */
function isOlderVersion(file: string, all: ReadonlySet<string>): boolean {
  const [, name, version] = /^(content\/legal\/[a-z-]+)\.(\d+)\.json$/.exec(file) ?? [];
  return name !== undefined && all.has(`${name}.${Number(version) + 1}.json`);
}

/** Every file below the root that holds words for a member or a reader of the docs. */
export function proseFiles(root: string): string[] {
  const listed = listFiles(root, ['src', 'content', 'docs', 'README.md']);
  const all = new Set(listed);
  return listed.filter((file) => {
    if (file.startsWith('content/'))
      return (
        file.endsWith('.md') ||
        (file.endsWith('.json') && !file.endsWith('/sources.json') && !isOlderVersion(file, all))
      );
    if (file.startsWith('src/')) return isShown(file);
    return file.endsWith('.md') && !file.startsWith('docs/decisions/');
  });
}

const isShown = (file: string): boolean =>
  /\.tsx?$/.test(file) && !LEFT_OUT.test(file) && (COPY_FILE.test(file) || !file.startsWith('src/server/platform/'));

/** The words of every such file. */
export function readProse(root: string, files: readonly string[]): Prose[] {
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    if (file.endsWith('.json')) return readContent(file, source);
    if (file.startsWith('content/')) return readPiece(file, source);
    return file.endsWith('.md') ? readDocs(file, source) : readCode(file, source);
  });
}
