import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import styles from './menu.module.css';

type Props = { label: string; trigger: ReactNode; head?: ReactNode; children: ReactNode };

const items = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/**
 * A button that opens a menu in the top layer: the platform's popover gives Esc, the press outside and the return of
 * the focus; arrow keys, Home, End and letters walk the items. Put MenuLink and MenuAction inside.
 */
export function Menu({ label, trigger, head, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const toggled = (event: ToggleEvent) => {
    setOpen(event.newState === 'open');
    if (event.newState === 'open') items(popup.current)[0]?.focus();
  };
  const place = (event: ToggleEvent) =>
    event.newState === 'open' && button.current && popup.current && placeBelow(button.current, popup.current);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    popup.current?.showPopover();
  };
  const close = (event: MouseEvent) =>
    (event.target as Element).closest('[role="menuitem"]') && popup.current?.hidePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
        onKeyDown={openByArrow}
      >
        {trigger}
      </button>
      <div
        ref={popup}
        id={id}
        className={styles.popup}
        popover="auto"
        onBeforeToggle={place}
        onToggle={toggled}
        onKeyDown={walk}
        onClick={close}
      >
        {head ? <div className={styles.head}>{head}</div> : null}
        <div role="menu" aria-label={label}>
          {children}
        </div>
      </div>
    </>
  );
}

/** The script sets lengths of a running page; nothing of it stands in the markup. */
function placeBelow(button: HTMLElement, popup: HTMLElement): void {
  const box = button.getBoundingClientRect();
  popup.style.setProperty('--menu-top', `${Math.round(box.bottom + 8)}px`);
  const mirrored = getComputedStyle(button).direction === 'rtl';
  popup.style.setProperty(
    '--menu-end',
    `${Math.round(Math.max(8, mirrored ? box.left : document.documentElement.clientWidth - box.right))}px`,
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const list = items(event.currentTarget);
  const at = list.indexOf(document.activeElement as HTMLElement);
  const to = destination(event.key, { list, at });
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (!to) return;
  event.preventDefault();
  to.focus();
}

function destination(key: string, { list, at }: { list: readonly HTMLElement[]; at: number }): HTMLElement | undefined {
  if (key === 'ArrowDown') return list[(at + 1) % list.length];
  if (key === 'ArrowUp') return list.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return list[0];
  if (key === 'End') return list.at(-1);
  if (!/^\p{L}$/u.test(key)) return undefined;
  const later = [...list.slice(at + 1), ...list.slice(0, at + 1)];
  return later.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}

/** An item that goes to a page. */
export function MenuLink({
  href,
  icon,
  children,
  current = false,
}: {
  href: string;
  icon?: ReactNode;
  children: ReactNode;
  current?: boolean;
}) {
  return (
    <a className={styles.item} role="menuitem" tabIndex={-1} href={href} aria-current={current ? 'page' : undefined}>
      {icon}
      {children}
    </a>
  );
}

/** An item that does something here. */
export function MenuAction({
  onSelect,
  icon,
  children,
}: {
  onSelect: () => void;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <button className={styles.item} type="button" role="menuitem" tabIndex={-1} onClick={onSelect}>
      {icon}
      {children}
    </button>
  );
}
