const KINDS: readonly (readonly [RegExp, string])[] = [
  [/iPad|Tablet|Android(?!.*Mobile)/, 'tablet'],
  [/Mobile|iPhone|Android/, 'phone'],
  [/Windows|Macintosh|X11|CrOS|Linux/, 'computer'],
];
// Each of them also claims to be those below it.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/**
 * Words for a device as its browser describes itself: "phone, Firefox", "computer, Safari"; "device" where it says
 * nothing we know. Nothing of what it says is repeated, and no version is kept: it is to be recognised by its owner,
 * not by us.
 */
export function deviceWords(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, 512);
  const kind = KINDS.find(([sign]) => sign.test(said))?.[1] ?? 'device';
  const browser = BROWSERS.find(([sign]) => sign.test(said))?.[1];
  return browser ? `${kind}, ${browser}` : kind;
}
