import { CircleDashed, Compass, Gift, House, Moon, NotebookPen, type LucideIcon } from 'lucide-react';
import { href, screens, type PlainScreenName, type ScreenName } from '#contract/screens.ts';
import { chromeCopy } from './chrome.copy.ts';

/** An item of the main menu (§2.3). It names a screen, so an item without its page does not compile. */
export type MenuItem = {
  readonly path: string;
  readonly word: string;
  /** A shorter one for the dock. */ readonly short?: string;
  readonly Icon: LucideIcon;
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
  { title: groups.gather, items: [item('rewards', Gift)] },
  { title: null, items: [item('archetypeQuiz', Compass)] },
];

const DOCK: readonly PlainScreenName[] = ['home', 'tracker', 'moonCalendar', 'journal'];

/** The daily pages of the dock, without its Menu. */
export function dockItems(): readonly MenuItem[] {
  const paths = DOCK.map((name) => href(name));
  return MENU.flatMap(({ items }) => items).filter(({ path }) => paths.includes(path));
}

/** Whether a page stands at this path, for links that wait for theirs (decisions 2). */
export function exists(path: string): boolean {
  return (Object.keys(screens) as ScreenName[]).some((name) => screens[name].path === path);
}
