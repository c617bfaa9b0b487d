import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import styles from './settings-parts.module.css';

export type SettingsPart = {
  readonly name: string;
  /** The groups in it, by the names that links to them bear; the first one names the part. */
  readonly groups: readonly [string, ...string[]];
  readonly content: ReactNode;
};

/**
 * A long page of settings, one part at a time: a rail of its parts on the desktop, chips on a phone. Each group keeps
 * its own address (`#deletion`), which opens the part that it is in.
 */
export function SettingsParts({ label, parts }: { readonly label: string; readonly parts: readonly SettingsPart[] }) {
  const place = usePlace();
  const open = parts.find(({ groups }) => groups.includes(place)) ?? parts[0];
  const isInside = open !== undefined && open.groups.indexOf(place) > 0;
  useEffect(() => {
    if (isInside) document.getElementById(place)?.scrollIntoView();
  }, [isInside, place]);
  const list = useRef<HTMLElement>(null);
  const first = open?.groups[0];
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && chip)
      list.current.scrollLeft = chip.offsetLeft - list.current.offsetLeft - chip.offsetWidth / 2;
  }, [first]);
  return (
    <div className={styles.parts}>
      <nav ref={list} className={styles.list} aria-label={label}>
        {parts.map(({ name, groups: [at] }) => (
          <a key={at} href={`#${at}`} aria-current={at === first ? 'true' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div key={first} className={styles.part}>
        {open?.content}
      </div>
      {/* What a link names is in the page, also while its part is closed. */}
      {parts
        .filter((part) => part !== open)
        .flatMap(({ groups }) => groups)
        .map((group) => (
          <div key={group} id={group} hidden />
        ))}
    </div>
  );
}

/** What the address names within the page; nothing while the server draws it. */
function usePlace(): string {
  return useSyncExternalStore(
    follow,
    () => decodeURIComponent(window.location.hash.slice(1)),
    () => '',
  );
}

function follow(heed: () => void): () => void {
  window.addEventListener('hashchange', heed);
  window.addEventListener('popstate', heed);
  return () => {
    window.removeEventListener('hashchange', heed);
    window.removeEventListener('popstate', heed);
  };
}
