import { Menu } from 'lucide-react';
import { usePath } from '#web/platform/address/path.tsx';
import { chromeCopy } from './chrome.copy.ts';
import { dockItems } from './menu.ts';
import styles from './dock.module.css';

/** The bar at the foot of phones (design 6): the daily pages, and Menu, which opens the drawer. */
export function Dock({ onMenu }: { readonly onMenu: () => void }) {
  const path = usePath();
  return (
    <nav className={styles.dock} aria-label={chromeCopy.quick}>
      {dockItems().map(({ path: to, word, short, Icon }) => (
        <a key={to} className={styles.item} href={to} aria-current={to === path ? 'page' : undefined}>
          <Icon size={22} strokeWidth={1.6} aria-hidden="true" />
          <span>{short ?? word}</span>
        </a>
      ))}
      <button type="button" className={styles.item} aria-haspopup="dialog" onClick={onMenu}>
        <Menu size={22} strokeWidth={1.6} aria-hidden="true" />
        <span>{chromeCopy.menu}</span>
      </button>
    </nav>
  );
}
