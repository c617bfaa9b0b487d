/** A rule of a stylesheet: its head (selector or at-rule) and its body, which is either rules or declarations. */
type Rule = { readonly head: string; readonly body: string | null };

/** What a markup has, and what a selector must find in one to be of use; attributes as they are written. */
type Names = { readonly classes: ReadonlySet<string>; readonly tags: ReadonlySet<string>; readonly markup: string };
type Need = {
  readonly classes: readonly string[];
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
};

/**
 * The rules of a stylesheet that the first drawing of a given markup can use. A rule goes when each of its selectors
 * names a class, an element or an attribute that the markup does not have, or a state (hover, focus, disabled) that
 * nothing is in yet; so do rules for print, those of the layer `later`, and animations nobody plays. The whole sheet
 * follows later. Works on minified CSS as Vite writes it; keeps the order.
 */
export function criticalCss(css: string, markup: string): string {
  const found = {
    classes: new Set(classNames(markup)),
    tags: new Set(['html', 'body', ...tagNames(markup)]),
    markup,
  };
  const kept = rulesOf(css).map((rule) => ({ plays: playedBy(rule), text: used(rule, found) }));
  const text = kept.map((each) => (each.plays === null ? each.text : '')).join('');
  return kept
    .map((each) => (each.plays === null || new RegExp(`[\\s:,]${each.plays}\\b`).test(text) ? each.text : ''))
    .join('');
}

function playedBy({ head }: Rule): string | null {
  return head.startsWith('@keyframes') ? head.slice(10).trim() : null;
}

function used(rule: Rule, found: Names): string {
  const { head, body } = rule;
  if (head === '@media print' || head === '@layer later') return '';
  if (body === null || (head.startsWith('@') && !HOLDS_RULES.test(head))) return written(rule);
  const needs = head.startsWith('@') ? null : selectorsOf(head).flatMap((selector) => needOf(selector) ?? []);
  if (needs && !needs.some((need) => isMet(need, found))) return '';
  const inside = rulesOf(body)
    .map((inner) => used(inner, found))
    .join('');
  return inside === '' ? '' : `${head}{${inside}}`;
}

function isMet(need: Need, { classes, tags, markup }: Names): boolean {
  return (
    need.classes.every((name) => classes.has(name)) &&
    need.tags.every((name) => tags.has(name)) &&
    need.attributes.every((text) => markup.includes(text))
  );
}

/** Takes out custom properties that nothing left over reads, in the stylesheet or in the markup's attributes. */
export function withoutUnusedNames(css: string, markup: string): string {
  const read = new Set([...`${css}${markup}`.matchAll(/var\(\s*(--[\w-]+)/g)].map((found) => found[1] ?? ''));
  const next = keepingNames(css, read);
  return next.length === css.length ? css : withoutUnusedNames(next, markup);
}

function keepingNames(css: string, read: ReadonlySet<string>): string {
  const kept = rulesOf(css).filter(
    ({ head, body }) => body !== null || !head.startsWith('--') || read.has(head.slice(0, head.indexOf(':')).trim()),
  );
  const inside = (rule: Rule) =>
    rule.body === null || !holdsNames(rule.head) ? rule : { ...rule, body: keepingNames(rule.body, read) };
  return kept
    .map(inside)
    .filter(({ body }) => body !== '')
    .map(written)
    .join('');
}

function holdsNames(head: string): boolean {
  return !head.startsWith('@') || HOLDS_RULES.test(head);
}

const HOLDS_RULES = /^@(media|supports|layer|container|scope|starting-style)/;
/** States that no element is in when a page is first drawn. */
const LATER = /:(hover|active|focus|focus-visible|focus-within|disabled|target|modal)\b/;

// What stands inside :not(), :has(), :is() or :where() decides nothing here: the rule stays.
function needOf(selector: string): Need | null {
  const plain = selector.replace(/:(?:not|has|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  if (LATER.test(plain)) return null;
  const attributes = [...plain.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?[^\]]*\]/g)].filter(
    ([, name]) => name !== 'data-theme',
  );
  const bare = plain.replace(/\[[^\]]*\]/g, '');
  return {
    classes: [...bare.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
    tags: [...bare.matchAll(/(?:^|[\s>+~&])([a-z][a-z0-9]*)/g)].map(([, name = '']) => name),
    attributes: attributes.map(([, name = '', value]) => (value === undefined ? ` ${name}` : ` ${name}="${value}"`)),
  };
}

// Each attribute is looked into once, however often it stands in the markup.
function classNames(markup: string): string[] {
  return [...new Set(markup.match(/\sclass="[^"]*"/g))]
    .flatMap((attribute) => attribute.slice(8, -1).split(/\s+/))
    .filter(Boolean);
}

function tagNames(markup: string): string[] {
  return [...new Set(markup.match(/<[a-z][a-z0-9]*/g))].map((start) => start.slice(1));
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
