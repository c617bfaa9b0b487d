/** Steps of the arc that the stylesheet knows: an offset may stand in no style attribute. */
const STEPS = 12;

/**
 * How far along its arc an answer stands, in twelfths of the arc: `4u(1-u)`, where u is the answer's place in the
 * thread, 0 at its top and 1 at its foot. A lone answer stands a third of the way out.
 */
export function arcStep(index: number, count: number): number {
  if (count < 2) return STEPS / 3;
  const place = (index + 0.5) / count;
  return Math.round(STEPS * 4 * place * (1 - place));
}
