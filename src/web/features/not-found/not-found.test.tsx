import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

test('says what §2.9 says, and leads home', () => {
  const { screen } = renderScreen(<NotFoundScreen />, { at: '/no-such-page' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
  expect(screen.queryByText("The page you're looking for doesn't exist or may have been moved.")).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});
