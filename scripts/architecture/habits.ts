/**
 * Project rules that no stock lint rule says, as a plugin of oxlint. Which layer each rule rules stands in
 * .oxlintrc.json; `scripts/architecture/fixtures` holds one violation of each.
 */
type Node = { readonly type: string; readonly [key: string]: unknown };
type Context = { readonly filename: string; report(problem: { node: Node; message: string }): void };
type Rule = { create(context: Context): Record<string, (node: Node) => void> };

const named = (node: unknown): string => {
  const found = node as Node | null | undefined;
  if (found?.type === 'Identifier' || found?.type === 'JSXIdentifier') return String(found['name']);
  return found?.type === 'Literal' ? String(found['value']) : '';
};
const member = (node: Node): string => `${named(node['object'])}.${named(node['property'])}`;

const noClock: Rule = {
  create(context) {
    const refuse = (node: Node, what: string): void =>
      context.report({
        node,
        message: `${what} reads the machine's clock: take the day or the instant as an argument`,
      });
    return {
      MemberExpression(node) {
        if (['Date.now', 'performance.now', 'Temporal.Now'].includes(member(node))) refuse(node, member(node));
      },
      NewExpression(node) {
        if (named(node['callee']) === 'Date' && (node['arguments'] as unknown[]).length === 0)
          refuse(node, 'new Date()');
      },
      CallExpression(node) {
        if (named(node['callee']) === 'Date') refuse(node, 'Date()');
      },
      Identifier(node) {
        if (node['name'] === 'Temporal') refuse(node, 'Temporal');
      },
    };
  },
};

const noChance: Rule = {
  create(context) {
    return {
      MemberExpression(node) {
        if (member(node) === 'Math.random' || named(node['object']) === 'crypto')
          context.report({ node, message: `${member(node)} is chance: take randomness as an argument` });
      },
    };
  },
};

// Handing the whole environment on to a child process reads no setting.
const isHandedOn = (node: Node): boolean => (node['parent'] as Node | undefined)?.type === 'SpreadElement';

const envInOneFile: Rule = {
  create(context) {
    return {
      MemberExpression(node) {
        if (member(node) === 'process.env' && !isHandedOn(node))
          context.report({ node, message: 'process.env is read in server/platform/env.ts alone' });
      },
      ImportSpecifier(node) {
        const source = (node['parent'] as Node | undefined)?.['source'] as Node | undefined;
        if (named(node['imported']) === 'env' && /^(node:)?process$/.test(named(source)))
          context.report({ node, message: 'the environment is read in server/platform/env.ts alone' });
      },
    };
  },
};

const WIRES = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'];
const wireInOneRoom: Rule = {
  create(context) {
    const refuse = (node: Node, what: string): void =>
      context.report({ node, message: `${what} stands in web/platform alone: ask the client made from the table` });
    const called = (node: Node): void => {
      if (WIRES.includes(named(node['callee']))) refuse(node, named(node['callee']));
    };
    return {
      CallExpression: called,
      NewExpression: called,
      MemberExpression(node) {
        const [owner, name] = [named(node['object']), named(node['property'])];
        if (name === 'sendBeacon' || (['window', 'globalThis', 'self'].includes(owner) && WIRES.includes(name)))
          refuse(node, name);
      },
    };
  },
};

const HTML_CALLS = [
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'document.write',
  'document.writeln',
];
const HTML_TARGETS = ['innerHTML', 'outerHTML', 'srcdoc'];
const noHtmlFromText: Rule = {
  create(context) {
    const refuse = (node: Node, what: string): void =>
      context.report({ node, message: `${what} turns text into markup: Trusted Types refuses it` });
    return {
      MemberExpression(node) {
        const found = HTML_CALLS.find((name) => name === named(node['property']) || name === member(node));
        if (found) refuse(node, found);
      },
      AssignmentExpression(node) {
        const target = named((node['left'] as Node)['property']);
        if (HTML_TARGETS.includes(target)) refuse(node, target);
      },
      JSXAttribute(node) {
        if (named(node['name']) === 'dangerouslySetInnerHTML') refuse(node, 'dangerouslySetInnerHTML');
      },
      Property(node) {
        if (named(node['key']) === 'dangerouslySetInnerHTML') refuse(node, 'dangerouslySetInnerHTML');
      },
    };
  },
};

const noStyleProp: Rule = {
  create(context) {
    return {
      JSXAttribute(node) {
        if (named(node['name']) === 'style')
          context.report({
            node,
            message:
              'a style attribute is refused by the content security policy: use a class, a data attribute or an SVG attribute',
          });
      },
    };
  },
};

const WRITING_CALLS = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const WRITING_SQL = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|copy)\s+"?app"?\."?subscription\b/i;
const subscriptionByEvents: Rule = {
  create(context) {
    const refuse = (node: Node): void =>
      context.report({
        node,
        message:
          'a subscription is written by provider-record.store.ts alone, in the scope of its customer: ask the provider, and read what it says',
      });
    const judge = (node: Node, text: string): void => {
      if (WRITING_SQL.test(text) || text === 'open_customer') refuse(node);
    };
    return {
      CallExpression(node) {
        const [table] = node['arguments'] as Node[];
        const called = node['callee'] as Node;
        if (WRITING_CALLS.includes(named(called['property'])) && named(table).startsWith('app.subscription'))
          refuse(node);
      },
      Literal(node) {
        judge(node, String(node['value']));
      },
      TemplateElement(node) {
        judge(node, String((node['value'] as { raw?: unknown }).raw));
      },
    };
  },
};

const rules: Record<string, Rule> = {
  'subscription-by-events': subscriptionByEvents,
  'no-clock': noClock,
  'no-chance': noChance,
  'env-in-one-file': envInOneFile,
  'wire-in-one-room': wireInOneRoom,
  'no-html-from-text': noHtmlFromText,
  'no-style-prop': noStyleProp,
};

export default { meta: { name: 'moonhearth' }, rules };
