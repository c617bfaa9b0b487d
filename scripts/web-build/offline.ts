import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IN_COPY } from '#web/app/routes/in-copy.ts';
import { screenFile } from '#web/app/routes/route-by-name.ts';
import { assetOf, ENTRY, filesOf, onlyOf, type Manifest } from './manifest.ts';
import { memberFonts } from './page-assets.ts';

const OFFLINE = 'src/web/app/offline/entry.tsx';
const FIRST = 'src/web/app/bootstrap/first.ts';
/**
 * What no page without a line has a use for: the list of leaked passwords, telephone numbers, a file of another
 * tracker, the sign-up, a book of pages; and fonts that few names need, and icons, which come when they are used.
 */
const NOT_KEPT =
  /^(strength-worker|read-worker|book-|sRGB_|gallery|landing|signup|phone-format|import-dialog|astronomy|book-|sound-worker|write-book|write-loop|icon-|.*-(ext|more)-[\w-]{7}\.woff2)/;

export type Shell = {
  readonly manifest: Manifest;
  readonly clientDir: string;
  readonly icon: string;
  readonly title: string;
  /** The markup of a page that is still opening. */ readonly body: string;
};

/**
 * Writes the document (it is everybody's: title and icon say nothing, for those who are discreet) that the service
 * worker shows where none can be fetched, and tells the worker what to keep. The build's last step: it names all other
 * files.
 */
export async function writeOffline({ manifest, clientDir, icon, title, body }: Shell): Promise<void> {
  const { scripts, styles } = filesOf(manifest, [OFFLINE]);
  const [entry = '', ...others] = scripts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    '<meta name="color-scheme" content="light dark">',
    ...styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
  ];
  const script = `<script type="module" async id="first" src="${assetOf(manifest, FIRST)}" data-entry="${entry}" data-scripts="${others.join(' ')}" data-fonts="${memberFonts(manifest).join(' ')}"></script>`;
  const shell = `<!doctype html><html lang="en"><head>${head.join('')}</head><body><div id="offline">${body}</div>${script}</body></html>`;
  await writeFile(join(clientDir, 'offline.html'), shell);
  const away = ofPagesThatNeedALine(manifest);
  const files = (await readdir(join(clientDir, 'assets')))
    .filter((name) => !/\.(br|gz|map)$/.test(name) && !NOT_KEPT.test(name))
    .toSorted()
    .map((name) => `/assets/${name}`)
    .filter((address) => !away.has(address));
  // One file that the server does not give would keep the shell off every device.
  const odd = files.find((file) => !/\.(?:js|css|woff2|txt)$/.test(file));
  if (odd) throw new Error(`is ${odd} to be kept on a device? say so here, or in NOT_KEPT`);
  const version = createHash('sha256').update(shell).update(files.join()).digest('base64url').slice(0, 10);
  const worker = join(clientDir, 'sw.js');
  await writeFile(
    worker,
    `self.built=${JSON.stringify({ version, files, shell: '/offline.html', shellNames: entry })};${await readFile(worker, 'utf8')}`,
  );
}

/** What only pages that show nothing without a line have a use for: it is not kept on a device. */
function ofPagesThatNeedALine(manifest: Manifest): ReadonlySet<string> {
  const inCopy = [...IN_COPY].map(screenFile);
  const screens = Object.keys(manifest).filter((key) => /^src\/web\/features\/[^/]+\/[^/]+-screen\.tsx$/.test(key));
  const here = screens.filter((key) => inCopy.some((end) => key.endsWith(end)));
  if (here.length !== inCopy.length) throw new Error('a page of the copy is not in the build');
  const away = screens.filter((key) => !here.includes(key));
  return onlyOf(manifest, away, [OFFLINE, ENTRY, ...here]);
}
