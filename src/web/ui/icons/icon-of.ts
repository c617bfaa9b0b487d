import { createElement, type ReactElement, type SVGProps } from 'react';

/** One of lucide's drawings, as its file holds it. */
type Drawing = { readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] };
type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number };

const LOOK = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * The component of a drawing, in the stroke of our design and hidden from screen readers unless it has a name. The
 * build puts it in the place of lucide's own maker of icons.
 */
export function iconOf({ node }: Drawing): (props: IconProps) => ReactElement {
  return ({ size = 24, strokeWidth = 1.6, ...rest }) =>
    createElement(
      'svg',
      {
        ...LOOK,
        width: size,
        height: size,
        strokeWidth,
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
