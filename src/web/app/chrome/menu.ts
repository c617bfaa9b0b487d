import {
  BookOpen,
  CircleDashed,
  Compass,
  Gift,
  Headphones,
  HeartPulse,
  House,
  Leaf,
  Map,
  Moon,
  NotebookPen,
  Scale,
  ShoppingBag,
  Sprout,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { href, screens, type PlainScreenName, type ScreenName } from '#contract/screens.ts';
import type { StaffRole } from '#domain/account/staff.ts';
import { chromeCopy } from './chrome.copy.ts';

/** An item of the main menu (§2.3). It names a screen, so an item without its page does not compile. */
export type MenuItem = {
  readonly path: string;
  readonly word: string;
  /** A shorter one for the dock. */ readonly short?: string;
  readonly Icon: LucideIcon;
  /** For those who hold one of these roles alone. */ readonly roles?: readonly StaffRole[];
};
/** The loose items below the groups have no title. */
export type MenuGroup = { readonly title: string | null; readonly items: readonly MenuItem[] };

const { groups } = chromeCopy;
/** An item is called as its page is. */
const item = (name: PlainScreenName, Icon: LucideIcon, short?: string): MenuItem => ({
  path: href(name),
  word: screens[name].title,
  ...(short !== undefined && { short }),
  Icon,
});

/**
 * The groups of rail and drawer: Today, Tend, Gather (design 6). A group comes with its first page, a page brings its
 * item.
 */
export const MENU: readonly MenuGroup[] = [
  {
    title: groups.today,
    items: [
      item('home', House),
      item('tracker', CircleDashed),
      item('moonCalendar', Moon, chromeCopy.moon),
      item('journal', NotebookPen),
    ],
  },
  {
    title: groups.tend,
    items: [
      item('healthGuide', Map),
      item('wombHealth', HeartPulse),
      item('wisdom', BookOpen),
      item('meditations', Headphones),
      item('wellness', Leaf),
    ],
  },
  {
    title: groups.gather,
    items: [
      item('community', UsersRound),
      item('teenCircle', Sprout),
      item('rewards', Gift),
      item('shop', ShoppingBag),
    ],
  },
  {
    title: null,
    items: [item('archetypeQuiz', Compass), { ...item('moderation', Scale), roles: ['moderator', 'admin'] }],
  },
];

const NOT_FOR_TEENS = ['community', 'communityEvents', 'rewards', 'shop'] as const satisfies readonly ScreenName[];
const DOCK: readonly PlainScreenName[] = ['home', 'tracker', 'moonCalendar', 'journal'];

/** The daily pages of the dock, without its Menu. */
export function dockItems(): readonly MenuItem[] {
  const paths = DOCK.map((name) => href(name));
  return MENU.flatMap(({ items }) => items).filter(({ path }) => paths.includes(path));
}

/** The groups for a member of that age: a teen meets no page for adults and no points (design, Teen circle). */
export function menuFor(ageGroup: 'teen' | 'adult' | null): readonly MenuGroup[] {
  if (ageGroup !== 'teen') return MENU;
  const hidden: readonly string[] = NOT_FOR_TEENS.map((name) => screens[name].path);
  return MENU.map(({ title, items }) => ({ title, items: items.filter(({ path }) => !hidden.includes(path)) }));
}

/** Whether a page stands at this path, for links that wait for theirs (decisions 2). */
export function exists(path: string): boolean {
  return (Object.keys(screens) as ScreenName[]).some((name) => screens[name].path === path);
}
