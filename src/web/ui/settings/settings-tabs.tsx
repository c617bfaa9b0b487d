import { href, type PlainScreenName } from '#contract/screens.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './settings-tabs.module.css';

const PAGES = [
  ['profileSettings', 'Profile'],
  ['privacySettings', 'Privacy'],
] as const satisfies readonly (readonly [PlainScreenName, string])[];

/** The pages of the settings as a row of links: each has an address of its own. */
export function SettingsTabs({ at }: { readonly at: (typeof PAGES)[number][0] }) {
  return (
    <nav className={styles.tabs} aria-label="Settings">
      {PAGES.map(([name, word]) => (
        <a
          key={name}
          href={href(name)}
          className={classes(styles.tab, name === at && styles.here)}
          aria-current={name === at ? 'page' : undefined}
        >
          {word}
        </a>
      ))}
    </nav>
  );
}
