import { describe, expect, test } from 'vitest';
import { forYou, type Suited, type Where } from './for-you.ts';

type Named = Suited & { readonly id: string };
const of = (id: string, more: Partial<Suited> = {}): Named => ({
  id,
  categories: ['body'],
  stages: ['menstruating', 'irregular', 'perimenopause', 'trying_to_conceive'],
  phases: [],
  conditions: [],
  ...more,
});
const HERE: Where = {
  stage: 'menstruating',
  phase: null,
  conditions: [],
  goals: [],
  day: 0,
  isRead: () => false,
};
const told = (pieces: readonly Named[], where: Partial<Where> = {}) =>
  forYou(pieces, { ...HERE, ...where }).map(({ piece, because }) => [piece.id, because.of]);

describe('what is offered for where somebody is', () => {
  test.each<[string, Named, Partial<Where>, string | undefined]>([
    ['a condition', of('a', { conditions: ['fibroids'] }), { conditions: ['Fibroids'] }, 'condition'],
    ['the phase', of('a', { phases: ['rest'] }), { phase: 'rest' }, 'phase'],
    ['another phase', of('a', { phases: ['rest'] }), { phase: 'shine' }, undefined],
    ['a stage it is written for', of('a', { stages: ['menopause'] }), { stage: 'menopause' }, 'stage'],
    ['a stage among many', of('a'), {}, undefined],
    [
      'a stage it is not for',
      of('a', { conditions: ['fibroids'] }),
      { conditions: ['Fibroids'], stage: 'pregnant' },
      undefined,
    ],
    ['a goal', of('a', { categories: ['moon'] }), { goals: ['connect with lunar cycles'] }, 'goal'],
    ['a goal of her own', of('a', { conditions: ['pms_pmdd'] }), { goals: ['less PMS'] }, 'goal'],
    ['a goal about something else', of('a'), { goals: ['connect with lunar cycles'] }, undefined],
    [
      'a condition it only touches',
      of('a', { conditions: ['fibroids', 'painful_periods'] }),
      { goals: ['reduce menstrual pain and symptoms'] },
      undefined,
    ],
    ['the body, of no condition', of('a'), { goals: ['understand my sacred menstrual cycle'] }, 'goal'],
    [
      'the body, of a condition',
      of('a', { conditions: ['pcos'] }),
      { goals: ['understand my sacred menstrual cycle'] },
      undefined,
    ],
    ['a further shelf', of('a', { categories: ['body', 'moon'] }), { goals: ['connect with lunar cycles'] }, undefined],
  ])('%s', (_, piece, where, because) => {
    expect(told([piece], where)).toEqual(because === undefined ? [] : [['a', because]]);
  });

  test('what weighs more comes first, what was read to its end last', () => {
    const pieces = [
      of('phase', { phases: ['rest'] }),
      of('both', { phases: ['rest'], conditions: ['fibroids'] }),
      of('condition', { conditions: ['fibroids'] }),
    ];
    const where = { phase: 'rest', conditions: ['Fibroids'] } as const;
    expect(told(pieces, where).map(([id]) => id)).toEqual(['both', 'condition', 'phase']);
    expect(told(pieces, { ...where, isRead: (place) => place === 1 }).map(([id]) => id)).toEqual([
      'condition',
      'phase',
      'both',
    ]);
  });

  test('no reason fills the list, five are offered at most, and equals take turns', () => {
    const same = Array.from({ length: 4 }, (_, at) => of(`p${at}`, { phases: ['rest'] }));
    expect(told(same, { phase: 'rest' }).map(([id]) => id)).toEqual(['p0', 'p1']);
    expect(told(same, { phase: 'rest', day: 2 }).map(([id]) => id)).toEqual(['p2', 'p3']);
  });
});
