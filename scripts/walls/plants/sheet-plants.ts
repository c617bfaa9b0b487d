import type { Plant } from './plant.ts';

const sheet = (rule: string, name: string, declaration: string): Plant => ({
  tool: 'styles',
  rule,
  file: `src/web/planted/${name}.module.css`,
  text: `.planted {\n  ${declaration};\n}\n`,
});

export const SHEET_PLANTS: readonly Plant[] = [
  sheet('raw-colour', 'hex', 'color: #b0413e'),
  sheet('raw-colour', 'function', 'background: rgb(10 20 30 / 50%)'),
  sheet('raw-colour', 'oklch', 'border: 1px solid oklch(50% 0.1 20)'),
  sheet('raw-colour', 'word', 'outline-color: rebeccapurple; color: white'),
  sheet('raw-colour', 'own-property', '--mine: #fff'),
  sheet('raw-font-size', 'size', 'font-size: 15px'),
  sheet('raw-font-size', 'shorthand', 'font: 400 0.9rem var(--serif)'),
  sheet('raw-font-family', 'family', "font-family: 'Comic Sans MS'"),
  sheet('raw-radius', 'radius', 'border-radius: 7px'),
  sheet('raw-radius', 'corner', 'border-start-end-radius: 1rem'),
  sheet('foreign-address', 'foreign', "background: url('https://example.org/x.png')"),
];

export const SHEET_INNOCENTS: readonly Plant[] = [
  sheet('raw-colour', 'role', 'color: color-mix(in oklab, var(--ink) 50%, transparent)'),
  sheet('raw-colour', 'system', 'forced-color-adjust: none; color: CanvasText; white-space: nowrap'),
  sheet('raw-font-size', 'step', 'font-size: var(--text-16)'),
  { ...sheet('raw-font-size', 'drawing', 'font-size: 15px'), file: 'src/web/ui/drawings/planted/drawing.module.css' },
  sheet('raw-radius', 'round', 'border-radius: 50%'),
];
