import { fade, glow, line, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Small tent of blankets. */
export const blanketTent: Drawing = [
  sky('evening'),
  part('stars'),
  part('land', 'matrix(-1 0 0 1 240 0)'),
  shape('near', 'M0 262C60 244 160 244 240 256V320H0Z'),
  line(['wood2', 4], 'M104 116L116 138M122 114L110 138'),
  glow([114, 250, 112]),
  shape('~door', 'M112 132C106 190 92 240 74 290H156C140 236 120 190 112 132Z'),
  oval('brick', [116, 286, 30, 10]),
  oval('ember', [116, 283, 28, 8]),
  shape('clay', 'M113 128C98 180 62 244 22 292C44 300 70 298 88 290C104 240 110 190 113 128Z'),
  line(['paper', 3], 'M86 195C92 198 98 199 103 199M66 230C76 236 86 239 95 239M44 262C58 271 74 275 90 274', {
    opacity: 0.75,
  }),
  shape('lilac', 'M111 128C126 176 172 240 222 284C196 298 164 300 146 292C128 240 118 186 111 128Z'),
  shape('slate', 'M132 172C152 212 184 250 222 284C214 289 206 292 196 295C168 256 144 212 132 172Z'),
  shape('fore', 'M0 300C60 290 160 292 240 296V320H0Z'),
  line(['wood2', 1.4], 'M4 96C34 132 76 140 112 128C150 148 200 138 236 92'),
  glow([20, 113, 9]),
  glow([43, 128, 9]),
  glow([67, 134, 9]),
  glow([91, 133, 9]),
  glow([136, 138, 9]),
  glow([162, 139, 9]),
  glow([188, 132, 9]),
  glow([213, 115, 9]),
  fade(line(['lamp', 5.2], 'M20 113h0M43 128h0M67 134h0M91 133h0M136 138h0M162 139h0M188 132h0M213 115h0')),
  part('jamb'),
];
