import { keepText, keptText } from '#web/platform/browser-storage.ts';

const KEY = 'voice_language';
const COMMON = [
  'en-US',
  'en-GB',
  'de-DE',
  'es-ES',
  'es-MX',
  'fr-FR',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'sv-SE',
  'tr-TR',
  'uk-UA',
  'ar-SA',
  'hi-IN',
  'ja-JP',
  'ko-KR',
  'zh-CN',
];

/**
 * The language the member speaks: the member's choice on this device, else the document's, in the browser's own variety
 * of it where it has one.
 */
export function spokenLanguage(): string {
  const chosen = keptText('localStorage', KEY);
  if (chosen) return chosen;
  const written = document.documentElement.lang || 'en';
  return navigator.languages.find((tag) => tag === written || tag.startsWith(`${written}-`)) ?? written;
}

/** Keeps the member's choice on this device until the member signs out. */
export function chooseLanguage(tag: string): void {
  keepText('localStorage', KEY, tag);
}

/**
 * What the member may choose: the one in use first, those of the member's browser, then common ones, each by its name.
 */
export function languageOptions(inUse: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return [...new Set([inUse, ...navigator.languages, ...COMMON])].map((value) => ({
    value,
    label: names.of(value) ?? value,
  }));
}
