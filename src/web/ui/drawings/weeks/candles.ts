import { glow, group, line, oval, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** Two candles leaning close. */
export const candles: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(180 70) scale(.62)'),
  part('hills', 'matrix(-1 0 0 1 240 0)'),
  glow([118, 166, 126]),
  part('sill'),
  oval('shade', [114, 300, 86, 6], { opacity: 0.35 }),
  shape('brick', 'M36 282C38 298 72 302 114 302C158 302 190 298 192 282Z'),
  oval('clay', [114, 282, 78, 9]),
  oval('brick', [114, 282, 66, 6]),
  shape('paper', 'M57 284C57 240 68 202 80 174Q96 166 112 175C100 206 93 244 95 284Q76 290 57 284Z'),
  shape('paper2', 'M112 175C100 206 93 244 95 284Q90 286 85 286.5C82 244 91 204 102 171Z'),
  shape('haze', 'M80 174Q90 169 100 170C96 182 96 190 91 190C86 190 88 180 78 180Z'),
  shape('paper', 'M134 284C136 252 131 222 122 199Q136 190 152 197C164 222 171 252 172 284Q152 290 134 284Z'),
  shape('paper2', 'M152 197C164 222 171 252 172 284Q168 286 162 286.5C162 252 154 220 143 193Z'),
  shape('haze', 'M122 199Q130 193 138 192C140 200 138 214 134 213C130 212 132 204 124 205Z'),
  line(['fore', 2.2], 'M97 171L101 162M137 194L134 186'),
  group({ transform: 'translate(99 170) rotate(14)' }, [part('candle', 'scale(1.4)')]),
  group({ transform: 'translate(136 192) rotate(-14)' }, [part('candle', 'scale(1.15)')]),
  part('jamb'),
];
