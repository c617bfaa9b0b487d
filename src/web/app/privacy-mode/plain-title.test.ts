import { expect, test } from 'vitest';
import { screens, type ScreenName } from '#contract/screens.ts';
import { tells } from '#domain/privacy-mode/plain.ts';
import { screenTitle } from '../app.tsx';
import { plainTitle } from './plain-title.ts';

const SCREENS = [...(Object.keys(screens) as ScreenName[]), 'notFound' as const];

test.each(SCREENS)('%s has a title that tells nothing', (name) => expect(tells(plainTitle(name))).toBe(false));
test('while the true titles tell, or this test would see nothing', () =>
  expect(SCREENS.every((name) => tells(screenTitle(name)))).toBe(true));
