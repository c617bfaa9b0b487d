import { deviceWords } from '#domain/account/device-words.ts';
import { FACT_LONGEST, type DeviceFact } from '#domain/feedback/feedback.ts';
import { feedback } from './feedback.copy.ts';

const VERSION = /(?:Edg|OPR|SamsungBrowser|Firefox|FxiOS|CriOS|Chrome|Version)\/(\d{1,4})/;

/** What this device says of itself, as it would be sent: the member reads it first. */
export function deviceFacts(): Readonly<Record<DeviceFact, string>> {
  const { userAgent, language, onLine } = navigator;
  const version = VERSION.exec(userAgent)?.[1];
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  const { light, dark, online, offline } = feedback.facts;
  const facts = {
    device: version === undefined ? deviceWords(userAgent) : `${deviceWords(userAgent)} ${version}`,
    window: `${window.innerWidth} × ${window.innerHeight}`,
    screen: `${window.screen.width} × ${window.screen.height}`,
    language,
    look: isDark ? dark : light,
    connection: onLine ? online : offline,
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, value.slice(0, FACT_LONGEST)]),
  ) as Record<DeviceFact, string>;
}
