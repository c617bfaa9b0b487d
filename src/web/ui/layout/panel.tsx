import type { ComponentProps } from 'react';
import styles from './panel.module.css';

export type Ground = 'raised' | 'hearth' | 'night' | 'paper' | 'plain';
type Props = { ground?: Ground; bleed?: boolean; as?: 'div' | 'section' | 'aside' | 'article' | 'footer' } & Omit<
  ComponentProps<'div'>,
  'className' | 'style' | 'ref'
>;

/**
 * A filled ground is an event: the check-in (hearth), the sky (night), the log (raised), a page of the journal (paper);
 * plain is a hairline and nothing more. On hearth and night the colour roles are scoped anew, so every part works
 * there. `bleed` runs to the edges of the page on phones.
 */
export function Panel({ ground = 'raised', bleed = false, as: Tag = 'div', children, ...rest }: Props) {
  return (
    <Tag {...rest} className={styles.panel} data-ground={ground} data-bleed={bleed || undefined}>
      {children}
    </Tag>
  );
}
