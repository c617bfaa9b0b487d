import { fade, glow, group, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Key on a hook. */
export const hungKey: Drawing = [
  sky('evening'),
  part('stars'),
  part('hills'),
  shape('near', 'M0 280C60 262 150 262 240 284V320H0Z'),
  part('hut', 'translate(196 270)'),
  shape('fore', 'M0 302C70 290 160 294 240 304V320H0Z'),
  shape('wood', 'M0 34H240V56H0Z'),
  shape('wood2', 'M0 56H240V63H0Z'),
  line(['wood2', 1.6], 'M60 45H120M140 41H190', { opacity: 0.6 }),
  fade(glow([106, 150, 108])),
  line(['fore', 4], 'M106 56V72a8 8 0 1 1-9 8'),
  group({ transform: 'rotate(5 104 84)', rule: 'evenodd' }, [
    shape(
      'ember',
      'M104 80a33 33 0 0 1 8 65V214H138V226H127V236H138V250H112V264H96V145a33 33 0 0 1 8-65ZM104 93a18 18 0 0 0-18 18V130H122V111a18 18 0 0 0-18-18Z',
      { transform: 'translate(4 1)' },
    ),
    shape(
      'honey',
      'M104 80a33 33 0 0 1 8 65V214H138V226H127V236H138V250H112V264H96V145a33 33 0 0 1 8-65ZM104 93a18 18 0 0 0-18 18V130H122V111a18 18 0 0 0-18-18Z',
    ),
    shape('clay', 'M91 152H117V160H91ZM93 166H115V171H93Z'),
    line(['lamp', 3], 'M80 100a28 28 0 0 1 12-13'),
  ]),
  part('jamb'),
];
