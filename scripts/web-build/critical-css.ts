/** A rule of a stylesheet: its head (selector or at-rule) and its body, which is either rules or declarations. */
type Rule = { readonly head: string; readonly body: string | null };

/**
 * The rules of a stylesheet that a given markup can use: a rule stays unless each of its selectors names a class that the
 * markup does not have. Works on minified CSS as Vite writes it, nested rules included; keeps the order.
 */
export function criticalCss(css: string, markup: string): string {
  const names = new Set(classNames(markup));
  return pruned(css, names);
}

/** The font faces of a stylesheet whose file is not among `files` are left out; faces of local fonts stay. */
export function withoutFaces(css: string, isWanted: (url: string) => boolean): string {
  const keep = ({ head, body }: Rule) => {
    const url = head === '@font-face' ? /url\(["']?([^"')]+)/.exec(body ?? '')?.[1] : undefined;
    return url === undefined || isWanted(url);
  };
  return rulesOf(css).filter(keep).map(written).join('');
}

/** Takes out custom properties that nothing left over reads, in the stylesheet or in the markup's attributes. */
export function withoutUnusedNames(css: string, markup: string): string {
  const read = new Set([...`${css}${markup}`.matchAll(/var\(\s*(--[\w-]+)/g)].map((found) => found[1] ?? ''));
  const next = keepingNames(css, read);
  return next.length === css.length ? css : withoutUnusedNames(next, markup);
}

function keepingNames(css: string, read: ReadonlySet<string>): string {
  const kept = rulesOf(css).filter(({ head, body }) => body !== null || !head.startsWith('--') || read.has(head.slice(0, head.indexOf(':')).trim()));
  const inside = (rule: Rule) => (rule.body === null || !holdsNames(rule.head) ? rule : { ...rule, body: keepingNames(rule.body, read) });
  return kept.map(inside).filter(({ body }) => body !== '').map(written).join('');
}

function holdsNames(head: string): boolean {
  return !head.startsWith('@') || HOLDS_RULES.test(head);
}

function pruned(css: string, names: ReadonlySet<string>): string {
  return rulesOf(css).map((rule) => prunedRule(rule, names)).join('');
}

function prunedRule(rule: Rule, names: ReadonlySet<string>): string {
  if (rule.body === null) return written(rule);
  if (rule.head.startsWith('@')) {
    if (!HOLDS_RULES.test(rule.head)) return written(rule);
    const body = pruned(rule.body, names);
    return body === '' ? '' : `${rule.head}{${body}}`;
  }
  if (!selectorsOf(rule.head).some((selector) => isUsed(selector, names))) return '';
  const body = pruned(rule.body, names);
  return body === '' ? '' : `${rule.head}{${body}}`;
}

const HOLDS_RULES = /^@(media|supports|layer|container|scope|starting-style)/;

// A class inside :not(), :has(), :is() or :where() decides nothing here: the rule stays.
function isUsed(selector: string, names: ReadonlySet<string>): boolean {
  const plain = selector.replace(/:(?:not|has|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  return [...plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every((found) => names.has(found[1] ?? ''));
}

function classNames(markup: string): string[] {
  return [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap((found) => (found[1] ?? '').split(/\s+/)).filter(Boolean);
}

function selectorsOf(head: string): string[] {
  return splitAt(head, ',');
}

function written({ head, body }: Rule): string {
  return body === null ? `${head};` : `${head}{${body}}`;
}

/** The rules and declarations of one block, in order. Declarations come back with a null body. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let rest = css;
  while (rest.trim() !== '') {
    const end = firstOutside(rest, ';{');
    if (end === -1 || rest[end] === ';') {
      const head = (end === -1 ? rest : rest.slice(0, end)).trim();
      if (head !== '') rules.push({ head, body: null });
      rest = end === -1 ? '' : rest.slice(end + 1);
      continue;
    }
    const close = closing(rest, end);
    rules.push({ head: rest.slice(0, end).trim(), body: rest.slice(end + 1, close) });
    rest = rest.slice(close + 1);
  }
  return rules;
}

function splitAt(text: string, mark: string): string[] {
  const parts: string[] = [];
  let rest = text;
  for (let at = firstOutside(rest, mark); at !== -1; at = firstOutside(rest, mark)) {
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...parts, rest];
}

// The first of the marks that stands outside of strings, brackets and comments.
function firstOutside(text: string, marks: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '"' || char === "'") at = endOfString(text, at);
    else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (depth === 0 && marks.includes(char)) return at;
  }
  return -1;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '"' || char === "'") at = endOfString(text, at);
    else if (char === '{') depth += 1;
    else if (char === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error('a block of the stylesheet does not end');
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[start]) return at;
  }
  throw new Error('a string of the stylesheet does not end');
}
