import { BookOpen, CircleDashed, Compass, Flower2, Gift, HeartPulse, House, Leaf, Map, MessageCircleHeart, Moon, NotebookPen, ShoppingBag, Sprout, UsersRound, type LucideIcon } from 'lucide-react';
import { screens, type ScreenName } from '#contract/screens.ts';
import { chromeCopy } from './chrome.copy.ts';

/** A page of the menu. `path` is one of §2.3; an item is shown once its page exists (decisions 2). */
export type MenuItem = { readonly path: string; readonly word: string; readonly Icon: LucideIcon };
export type MenuGroup = { readonly title: string | null; readonly items: readonly MenuItem[] };

const { words, groups } = chromeCopy;
const ALL: readonly MenuGroup[] = [
  {
    title: groups.today,
    items: [
      { path: '/', word: words.home, Icon: House },
      { path: '/tracker', word: words.tracker, Icon: CircleDashed },
      { path: '/moon-calendar', word: words.moon, Icon: Moon },
      { path: '/journal', word: words.journal, Icon: NotebookPen },
    ],
  },
  {
    title: groups.tend,
    items: [
      { path: '/meditations', word: words.meditations, Icon: Flower2 },
      { path: '/wisdom', word: words.wisdom, Icon: BookOpen },
      { path: '/womb-health', word: words.wombHealth, Icon: HeartPulse },
      { path: '/health-guide', word: words.healthGuide, Icon: Map },
      { path: '/wellness', word: words.wellness, Icon: Leaf },
    ],
  },
  {
    title: groups.gather,
    items: [
      { path: '/community', word: words.community, Icon: UsersRound },
      { path: '/teen-circle', word: words.teenCircle, Icon: Sprout },
      { path: '/rewards', word: words.rewards, Icon: Gift },
      { path: '/shop', word: words.shop, Icon: ShoppingBag },
    ],
  },
  {
    title: null,
    items: [
      { path: '/archetype-quiz', word: words.archetype, Icon: Compass },
      { path: '/feedback', word: words.feedback, Icon: MessageCircleHeart },
    ],
  },
];

const DOCK = ['/', '/tracker', '/moon-calendar', '/journal'];

/** The groups of rail and drawer, with the pages that exist. */
export function menuGroups(): readonly MenuGroup[] {
  return ALL.map((group) => ({ ...group, items: group.items.filter(({ path }) => exists(path)) })).filter(({ items }) => items.length > 0);
}

/** The pages of the dock, without its Menu. */
export function dockItems(): readonly MenuItem[] {
  return menuGroups().flatMap(({ items }) => items).filter(({ path }) => DOCK.includes(path));
}

/** Whether a page stands at this path. */
export function exists(path: string): boolean {
  return (Object.keys(screens) as ScreenName[]).some((name) => screens[name].path === path);
}
