import { glow, line, oval, shape, type Drawing } from '../../windows/drawing.ts';

/** A pair of underwear, pegged to a small rack. */
export const periodUnderwear: Drawing = [
  glow([120, 176, 112], { opacity: 0.45 }),
  oval('shade', [42, 239, 24, 3.5], { opacity: 0.4 }),
  oval('shade', [200, 239, 24, 3.5], { opacity: 0.4 }),
  line(['wood2', 6], 'M28 237L44 66L58 237'),
  line(['wood2', 6], 'M184 237L198 66L214 237'),
  line(['wood', 6], 'M36 72H206'),
  line(['edge', 1.4], 'M38 70H204', { opacity: 0.4 }),
  shape(
    'slate',
    'M54 84C96 90 146 90 188 84C192 102 192 122 189 138C166 140 150 160 146 186C130 193 112 193 96 186C92 160 76 140 53 138C50 122 50 102 54 84Z',
  ),
  shape(
    'near',
    'M156 88C168 87 178 86 188 84C192 102 192 122 189 138C166 140 150 160 146 186C138 190 129 191 121 191C134 156 156 132 156 88Z',
  ),
  shape('lilac', 'M54 82C96 88 146 88 188 82C190 91 191 100 191 106C146 113 96 113 51 106C51 100 52 91 54 82Z'),
  line(['slate', 1.6], 'M57 89C98 95 144 95 185 89M55 99C98 105 144 105 187 99', { opacity: 0.7 }),
  line(['lilac', 2.4], 'M55 136C78 140 93 159 97.5 183M187 136C164 140 149 159 144.5 183', { opacity: 0.75 }),
  line(['lilac', 1.6], 'M104 156C114 161 128 161 138 156', { opacity: 0.5 }),
  shape('honey', 'M66 60H74L76 92H64Z'),
  shape('honey', 'M166 60H174L176 92H164Z'),
  shape('weave2', 'M71 60H74L76 92H71Z'),
  shape('weave2', 'M171 60H174L176 92H171Z'),
];
