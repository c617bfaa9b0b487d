import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Ring } from '#web/ui/status/ring.tsx';
import styles from './button.module.css';

/**
 * Primary is ink, one a view; hearth belongs to the daily ritual and the circle; danger is filled only inside its
 * dialog.
 */
export type ButtonKind = 'primary' | 'hearth' | 'line' | 'quiet' | 'danger';
type Look = { kind?: ButtonKind | undefined; size?: 'small' | undefined; full?: boolean | undefined };
type Own = Look & { busy?: boolean | undefined; busyLabel?: string | undefined };
export type ButtonProps = Own & Omit<ComponentProps<'button'>, 'className' | 'style'>;
export type LinkButtonProps = Look & Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & { href: string };

const look = ({ kind = 'primary', size, full }: Look) =>
  classes(styles.button, styles[kind], size && styles[size], full && styles.full);

/**
 * A button. While busy it keeps its focus, its look and its place, shows a ring and `busyLabel`, and answers no press.
 * At rest it can always be pressed: what is missing is said then (`useMissing`).
 */
export function Button({
  kind,
  size,
  full,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={look({ kind, size, full })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <Busy>{busyLabel ?? children}</Busy> : children}
    </button>
  );
}

function Busy({ children }: { children: ReactNode }) {
  return (
    <>
      <Ring />
      {children}
    </>
  );
}

/** A link that looks like a button: it goes somewhere, so it is an anchor. */
export function LinkButton({ kind, size, full, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={look({ kind, size, full })}>
      {children}
    </a>
  );
}
