import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Fold } from './fold.tsx';

test('Fold opens and closes by its line, which is said and reached by keyboard', async () => {
  const { screen, user, container } = renderPart(
    <Fold summary="How we know" note="Two sources">
      <p>words</p>
    </Fold>,
  );
  const fold = container.querySelector('details');
  expect(fold?.open).toBe(false);
  expect(container.querySelector('summary')?.textContent).toBe('How we knowTwo sources');
  await user.click(screen.getByText('How we know'));
  expect(fold?.open).toBe(true);
  await user.click(screen.getByText('Two sources'));
  expect(fold?.open).toBe(false);
});

test('Fold can start open, and of several with one name the platform closes the others', () => {
  const { container } = renderPart(
    <>
      <Fold summary="One" name="asks" open>
        first
      </Fold>
      <Fold summary="Two" name="asks">
        second
      </Fold>
    </>,
  );
  const folds = [...container.querySelectorAll('details')];
  expect(folds.map((fold) => [fold.open, fold.getAttribute('name')])).toEqual([
    [true, 'asks'],
    [false, 'asks'],
  ]);
});
