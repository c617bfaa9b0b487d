import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { href } from '#contract/screens.ts';
import { PRODUCT } from '#domain/account/product.ts';
import { PLAIN_NAME } from '#domain/privacy-mode/plain.ts';

/** `surface` of the tokens, by day: the ground of the icons, and of the app while it opens. */
const GROUND = '#f6efe3';
/** How much of an icon its drawing fills. A launcher may cut a maskable one to a circle of four fifths. */
const FILLS = { any: 0.8, maskable: 0.56 } as const;

/** What stands on the member's home screen: the product, or something that says nothing of it (discreet mode). */
export type Look = {
  readonly name: string;
  readonly description: string;
  readonly drawing: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
};

const today = href('tracker');
const journal = href('journal');
const checkIn = href('dailyFlow');

const LOOKS: Readonly<Record<'manifest' | 'plain', Look>> = {
  manifest: {
    name: PRODUCT,
    description:
      'A calm place that knows where you are in your cycle, helps you live with it, and belongs to you alone.',
    drawing: 'src/web/app/icon.svg',
    shortcuts: [
      { name: 'Log today', url: today },
      { name: 'Journal', url: journal },
      { name: 'Check in', url: checkIn },
    ],
  },
  plain: {
    name: PLAIN_NAME,
    description: 'Days and pages.',
    drawing: 'src/web/app/privacy-mode/plain-icon.svg',
    shortcuts: [
      { name: 'Today', url: today },
      { name: 'Pages', url: journal },
      { name: 'A moment', url: checkIn },
    ],
  },
};

type Icon = {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: 'any' | 'maskable';
};

/**
 * Makes the icons from our own drawings and writes both manifests; says where the pictures for Apple's home screen
 * stand.
 */
export async function makeInstallable(
  root: string,
  clientDir: string,
): Promise<Readonly<Record<keyof typeof LOOKS, string>>> {
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  const make = async (name: keyof typeof LOOKS) => {
    const look = LOOKS[name];
    const draw = drawn(await readFile(join(root, look.drawing)), clientDir);
    const icons = await Promise.all([draw(192, 'any'), draw(512, 'any'), draw(192, 'maskable'), draw(512, 'maskable')]);
    await writeFile(join(clientDir, `${name}.webmanifest`), JSON.stringify(manifestOf(look, icons)));
    return (await draw(180, 'any')).src;
  };
  return { manifest: await make('manifest'), plain: await make('plain') };
}

/** The manifest of a look. Its `id` is one for both: the same app, under the name the member chose. */
export function manifestOf({ name, description, shortcuts }: Look, icons: readonly Icon[]): object {
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    dir: 'ltr',
    name,
    short_name: name,
    description,
    theme_color: GROUND,
    background_color: GROUND,
    icons,
    shortcuts: shortcuts.map((one) => ({ ...one, short_name: one.name })),
  };
}

function drawn(svg: Buffer, clientDir: string): (size: number, purpose: Icon['purpose']) => Promise<Icon> {
  return async (size, purpose) => {
    const inner = Math.round(size * FILLS[purpose]);
    const drawing = await sharp(svg, { density: (72 * inner) / 32 })
      .resize(inner, inner)
      .png()
      .toBuffer();
    const png = await sharp({ create: { width: size, height: size, channels: 4, background: GROUND } })
      .composite([{ input: drawing, gravity: 'centre' }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    const src = `/assets/icon-${purpose}-${size}-${createHash('sha256').update(png).digest('base64url').slice(0, 7)}.png`;
    await writeFile(join(clientDir, src), png);
    return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
}
