/** Stylesheets speak in the roles of tokens.css: no raw colours, font sizes, families or radii elsewhere. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { conclude, ROOT, startedAs, type Finding, type Verdict } from './finding.ts';
import { listFiles } from './files.ts';

const TOKENS = /(^|\/)(tokens|fonts)\.css$/;
const COLOUR_WORDS =
  'aliceblue|antiquewhite|aqua|azure|beige|bisque|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|linen|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|snow|tan|teal|tomato|turquoise|violet|wheat|white|yellow';
const RAW_COLOUR = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![-\\w])(${COLOUR_WORDS})(?![-\\w(])`,
  'i',
);
const RAW_LENGTH = /(?<![-\w.])\d*\.?\d+(px|rem|pt|ch|vw|vh|em|%)/i;
const DECLARATION = /(?:^|[;{}])\s*(--[\w-]+|[a-z-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g;

// Inside a drawing a length is a unit of its viewBox, not of the page.
const DRAWING = /^src\/web\/ui\/drawings\//;

type Refusal = {
  readonly rule: string;
  readonly says: string;
  readonly refuses: (property: string, value: string) => boolean;
};

const REFUSALS: readonly Refusal[] = [
  {
    rule: 'raw-colour',
    says: 'name a role of tokens.css',
    refuses: (property, value) => !property.startsWith('font') && RAW_COLOUR.test(value),
  },
  {
    rule: 'raw-font-size',
    says: 'use a step of the type scale',
    refuses: (property, value) =>
      /^(font|font-size)$/.test(property) && RAW_LENGTH.test(value) && !/^(1em|100%)$/.test(value),
  },
  {
    rule: 'raw-font-family',
    says: 'use a family of tokens.css',
    refuses: (property, value) => property === 'font-family' && !/^(var\(--[\w-]+\)|inherit)$/.test(value),
  },
  {
    rule: 'raw-radius',
    says: 'use a radius of tokens.css',
    refuses: (property, value) =>
      property.endsWith('radius') &&
      !property.startsWith('--') &&
      RAW_LENGTH.test(value.replaceAll(/\b(50|100)%/g, '')),
  },
  {
    rule: 'foreign-address',
    says: 'no page asks another origin',
    refuses: (_property, value) => /url\(\s*['"]?(https?:)?\/\//i.test(value),
  },
];

const UNKNOWN_CLASS = 'unknown-class';
/** The names of the rules of stylesheets. */
export const STYLE_RULES = [...REFUSALS.map(({ rule }) => rule), UNKNOWN_CLASS];

/** What one stylesheet's text breaks, by rule. */
export function checkStylesheet(file: string, text: string): Finding[] {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\((?!\s*['"]?(https?:)?\/\/)[^)]*\)/gi, 'url()');
  const declarations = [...bare.matchAll(DECLARATION)].map((found) => [found[1] ?? '', found[2] ?? ''] as const);
  return declarations.flatMap(([property, value]) =>
    REFUSALS.filter(
      ({ rule, refuses }) => refuses(property, value) && !(rule === 'raw-font-size' && DRAWING.test(file)),
    ).map((refusal) => ({ file, rule: refusal.rule, message: `${property}: ${value} (${refusal.says})` })),
  );
}

const SHEET_IMPORT = /^import (\w+) from '(#web\/[^']+|\.[^']+)(?<=\.module\.css)';$/gm;

/** Classes that a part asks of its stylesheet and that are not in it: a misspelled one draws bare, and no type says so. */
export function unknownClasses(root: string, file: string): Finding[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(SHEET_IMPORT)].flatMap(([, name = '', from = '']) => {
    const sheet = from.startsWith('#web/') ? join(root, 'src', from.slice(1)) : join(root, dirname(file), from);
    const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const known = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found]) => found));
    const asked = new Set(
      [...text.matchAll(new RegExp(`(?<![\\w/'.-])${name}\\.(\\w+)`, 'g'))].map(([, found]) => found),
    );
    return [...asked]
      .filter((found) => !known.has(found))
      .map((found) => ({ file, rule: UNKNOWN_CLASS, message: `${from} has no class ${found}` }));
  });
}

/** Checks every stylesheet but the tokens and the font faces, and the classes that parts ask of theirs. */
export function checkStyles(root: string): Verdict {
  const files = listFiles(root, ['src']);
  const sheets = files.filter((file) => file.endsWith('.css') && !TOKENS.test(file));
  const parts = files.filter((file) => /^src\/web\/.*\.tsx?$/.test(file) && !/\.test\./.test(file));
  return {
    looked: sheets.length + parts.length,
    findings: [
      ...sheets.flatMap((file) => checkStylesheet(file, readFileSync(join(root, file), 'utf8'))),
      ...parts.flatMap((file) => unknownClasses(root, file)),
    ],
  };
}

if (startedAs(import.meta.url)) conclude('styles', checkStyles(ROOT));
