import { expect, test } from 'vitest';
import { american, isBranded, portionsOf, valueOf } from './rows.ts';

test('a figure that is not known stays so', () => {
  expect(valueOf({ iron_mg: '' }, 'iron')).toBe('');
  expect(valueOf({ iron_mg: '0' }, 'iron')).toBe('0');
  expect(valueOf({ folate_dfe_ug: '', folate_ug: '32' }, 'folate')).toBe('32');
  expect(valueOf({ epa_g: '0.5', dha_g: '' }, 'omega3Fish')).toBe('');
  expect(valueOf({ epa_g: '0.1', dha_g: '0.2' }, 'omega3Fish')).toBe('0.3');
});

test('a measure is for one, without what says nothing at a table', () => {
  const rows = [
    { amount: '0.5', unit: 'cup (1" pieces)', grams: '40' },
    { amount: '1', unit: 'oz', grams: '28.35' },
    { amount: '2', unit: 'tablespoon', grams: '30' },
    { amount: '1', unit: 'steak (yield from 1 lb)', grams: '300' },
    { amount: '0', unit: 'slice', grams: '30' },
  ];
  expect(portionsOf(rows)).toEqual(['cup=80', 'tbsp=15']);
});

test('labels are said as Americans say them, and brands are known', () => {
  expect(american('Aubergine, cooked')).toBe('Eggplant, cooked');
  expect(american('Soya yogurt')).toBe('Soy yogurt');
  expect(isBranded('Cereals ready-to-eat, KELLOGG, corn')).toBe(true);
  expect(isBranded('Egg, whole, raw')).toBe(false);
});
