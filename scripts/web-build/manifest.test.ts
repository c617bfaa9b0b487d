import { expect, test } from 'vitest';
import { ENTRY, onlyOf, partsOf, type Manifest } from './manifest.ts';

const CHROME = 'src/web/app/chrome/chrome.tsx';
const screen = (name: string) => `src/web/features/${name}/${name}-screen.tsx`;
const MANIFEST: Manifest = {
  [ENTRY]: { file: 'entry.js', dynamicImports: ['_members.js', screen('home'), 'toast'] },
  '_members.js': { file: 'members.js', imports: [ENTRY], dynamicImports: ['menu', screen('home')] },
  [CHROME]: { file: 'members.js', imports: [ENTRY], dynamicImports: ['menu', screen('home')] },
  [screen('home')]: { file: 'home.js', imports: ['_members.js', 'wheel'], dynamicImports: ['dialog'] },
  [screen('tracker')]: { file: 'tracker.js', imports: ['_members.js', '_month.js'], dynamicImports: ['panel'] },
  '_month.js': { file: 'month.js', dynamicImports: ['day'] },
  panel: { file: 'panel.js', imports: ['_month.js'], dynamicImports: ['doors', 'panel'] },
  doors: { file: 'doors.js', dynamicImports: ['panel'] },
  wheel: { file: 'wheel.js' },
  dialog: { file: 'dialog.js' },
  day: { file: 'day.js' },
  menu: { file: 'menu.js' },
  toast: { file: 'toast.js' },
};
const DOORS = [screen('home'), screen('tracker'), CHROME];

test.each<[string, string[], string[]]>([
  [
    'its own, those of what it imports, and those that these bring along',
    [screen('tracker')],
    ['day', 'doors', 'menu', 'panel'],
  ],
  ['never another page, nor what that one has', [CHROME], ['menu']],
  ['no more than once for two sources', [screen('home'), CHROME], ['dialog', 'menu']],
  ['none of a part that fetches nothing', ['wheel'], []],
])('the late parts of a page are %s', (_, sources, parts) => {
  expect(partsOf(MANIFEST, sources, DOORS).toSorted()).toEqual(parts);
});

test.each<[string, string[], string[], string[]]>([
  [
    'what others get to without it stays theirs',
    [screen('tracker')],
    [screen('home')],
    ['/day.js', '/doors.js', '/month.js', '/panel.js', '/tracker.js'],
  ],
  [
    'what others get to through it alone is its own',
    [screen('home')],
    [ENTRY],
    ['/dialog.js', '/home.js', '/wheel.js'],
  ],
  ['its file may have another key', ['menu'], [CHROME, 'menu-too'], ['/menu.js']],
])('of what pages alone need %s', (_, sources, others, files) => {
  const manifest: Manifest = { ...MANIFEST, 'menu-too': { file: 'menu.js' } };
  expect([...onlyOf(manifest, sources, others)].toSorted()).toEqual(files);
});
