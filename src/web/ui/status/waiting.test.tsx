import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Skeleton, Skeletons, Spinner } from './waiting.tsx';

test('a spinner says what it waits for', () => {
  const { screen } = renderPart(<Spinner>Signing you in...</Spinner>);
  expect(screen.getByRole('status').textContent).toBe('Signing you in...');
});

test('wells speak once, not each', () => {
  const { screen } = renderPart(
    <Skeletons>
      <Skeleton shape="title" />
      <Skeleton />
    </Skeletons>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});
