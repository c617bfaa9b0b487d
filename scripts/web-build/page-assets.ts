import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { criticalCss, withoutUnusedNames } from './critical-css.ts';
import { assetOf, ENTRY, filesOf, partsOf, sectionsOf, type Manifest } from './manifest.ts';

const FIRST = 'src/web/app/bootstrap/first.ts';
const MEASURES = 'src/web/platform/privacy-mode/decoy-page.ts';
const CHROME = 'src/web/app/chrome/chrome.tsx';
/**
 * The fonts of a visitor's first view, and what a member's has besides; all others come when they are needed. The
 * letters of headings first: the document asks for them by itself.
 */
const VISITOR_FONTS = ['newsreader-display', 'commissioner', 'newsreader-text', 'newsreader-display-italic'];
const MEMBER_FONTS = [...VISITOR_FONTS, 'newsreader-italic'];

/**
 * One page kind as `dist/pages.json` keeps it: see PageKind of the web. `styleHash` is the CSP's word for the style it
 * inlines as it stands.
 */
export type Kind = {
  critical: string;
  styleHash: string;
  inlined: readonly string[];
  late: readonly string[];
  scripts: readonly string[];
  fonts: readonly string[];
};
export type PageAssets = {
  first: string;
  entry: string;
  measures: string;
  icon: string;
  plainIcon: string;
  pictures: Readonly<Record<'manifest' | 'plain', string>>;
  kinds: Record<string, Kind>;
  chromeStyles: readonly string[];
};
export type Build = {
  readonly manifest: Manifest;
  readonly clientDir: string;
  readonly icon: string;
  readonly plainIcon: string;
  readonly pictures: PageAssets['pictures'];
  readonly sources: Readonly<Record<string, readonly string[]>>;
};

/**
 * What a member's page inlines: all its styles, the same for everybody, since the member's data decide which of them
 * show.
 */
export async function wholeAssets(build: Build): Promise<PageAssets> {
  const kinds: Record<string, Kind> = {};
  for (const [name, sources] of Object.entries(build.sources)) kinds[name] = await wholeKind(build, sources);
  return {
    first: assetOf(build.manifest, FIRST),
    entry: assetOf(build.manifest, ENTRY),
    measures: assetOf(build.manifest, MEASURES),
    icon: build.icon,
    plainIcon: build.plainIcon,
    pictures: build.pictures,
    kinds,
    chromeStyles: filesOf(build.manifest, [CHROME]).styles,
  };
}

/**
 * The same page kind for markup that is known at build: only the rules that markup can use are inlined, the files
 * follow after the content.
 */
export function pruned(kind: Kind, { markup, manifest }: { markup: string; manifest: Manifest }): Kind {
  const critical = withoutUnusedNames(criticalCss(kind.critical, markup), markup);
  return {
    ...kind,
    critical,
    styleHash: hashOf(critical),
    inlined: [],
    late: kind.inlined,
    fonts: fontsOf(manifest, VISITOR_FONTS),
  };
}

async function wholeKind({ manifest, clientDir, sources: all }: Build, sources: readonly string[]): Promise<Kind> {
  const { scripts } = filesOf(manifest, [ENTRY, ...sources]);
  // The late sections are drawn too: the document brings their styles, and their scripts come with the first sign of
  // the member.
  const { styles } = filesOf(manifest, [ENTRY, ...sources, ...sectionsOf(manifest, sources)]);
  // Of other late parts the server draws what the member has. Their styles stand before the page's own, as they do once
  // their files came (slim-plugin.ts).
  const parts = filesOf(manifest, partsOf(manifest, sources, Object.values(all).flat())).styles.filter(
    (url) => !styles.includes(url),
  );
  const critical = await textOf(clientDir, [...parts, ...styles]);
  return {
    critical,
    styleHash: hashOf(critical),
    inlined: styles,
    late: [],
    scripts: scripts.slice(1),
    fonts: fontsOf(manifest, MEMBER_FONTS),
  };
}

async function textOf(clientDir: string, styles: readonly string[]): Promise<string> {
  const texts = await Promise.all(styles.map((url) => readFile(join(clientDir, url), 'utf8')));
  return oneByteEach(texts.join('').replaceAll('</', '<\\/'));
}

/**
 * Writes what lies beyond the first 256 letters as CSS names it: a single such letter doubles what the whole text takes
 * in the server's memory.
 */
function oneByteEach(css: string): string {
  return css.replaceAll(/[^\u0000-\u00ff]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `);
}

/** The fonts of a member's first view, as addresses. */
export function memberFonts(manifest: Manifest): string[] {
  return fontsOf(manifest, MEMBER_FONTS);
}

function fontsOf(manifest: Manifest, names: readonly string[]): string[] {
  return names.map((name) => assetOf(manifest, `src/web/ui/fonts/${name}.woff2`));
}

function hashOf(style: string): string {
  return `sha256-${createHash('sha256').update(style).digest('base64')}`;
}
