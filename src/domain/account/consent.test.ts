import { expect, test } from 'vitest';
import { HEALTH_CONSENT } from './consent.ts';
import { PRODUCT } from './product.ts';

test('the consent names the product, the health data and the way back', () => {
  expect(HEALTH_CONSENT).toContain(PRODUCT);
  expect(HEALTH_CONSENT).toContain('my health');
  expect(HEALTH_CONSENT).toContain('withdraw this at any time');
});
