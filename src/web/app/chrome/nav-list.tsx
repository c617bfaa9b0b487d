import { usePath } from '#web/platform/address/path.tsx';
import { useUser } from '#web/platform/session.ts';
import { menuFor } from './menu.ts';
import styles from './nav-list.module.css';

/** The main menu in its named groups (design 6), in rail and drawer alike. */
export function NavList() {
  const path = usePath();
  const user = useUser();
  const held = user?.roles ?? [];
  return menuFor(user?.ageGroup ?? null).map(({ title, items }) => (
    <div key={title ?? 'loose'} className={styles.group}>
      {title && <p className={styles.title}>{title}</p>}
      <ul>
        {items
          .filter(({ roles }) => !roles || roles.some((role) => held.includes(role)))
          .map(({ path: to, word, Icon }) => (
            <li key={to}>
              <a className={styles.item} href={to} aria-current={to === path ? 'page' : undefined}>
                <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
                <span>{word}</span>
              </a>
            </li>
          ))}
      </ul>
    </div>
  ));
}
