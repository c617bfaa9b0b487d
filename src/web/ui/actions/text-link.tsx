import type { ComponentProps } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './text-link.module.css';

type Look = { inline?: boolean | undefined; muted?: boolean | undefined };
type LinkProps = Look & Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & { href: string };
type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className' | 'style'>;

const look = ({ inline, muted }: Look) => classes(styles.link, inline && styles.inline, muted && styles.muted);

/** An underlined link. Alone it is 44 px high; `inline` sits within a sentence. */
export function TextLink({ inline, muted, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={look({ inline, muted })}>
      {children}
    </a>
  );
}

/** Looks like a link and does something here, so it is a button. */
export function TextButton({ inline, muted, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={look({ inline, muted })}>
      {children}
    </button>
  );
}
