import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/platform/api-error.ts';
import { Skeleton } from '#web/ui/status/waiting.tsx';
import { WithoutThing } from './without-thing.tsx';

const refusal = (status: number) => new ApiError(status, '', { statusText: 'refused' });
function show(error: unknown) {
  const refetch = vi.fn();
  const view = render(
    <WithoutThing
      of={{ error, isFetching: false, refetch }}
      page="Meal"
      gone={{ title: 'No such meal', text: 'It moved.' }}
      back={{ to: '/meals', label: 'All meals' }}
      failed={{ title: 'It didn’t load', text: 'Please try again.' }}
      loading="Opening"
    >
      <Skeleton />
    </WithoutThing>,
  );
  return { refetch, ...view };
}

test('loading it has the shape of what comes, and no heading', () => {
  const { getByRole, queryByRole } = show(null);
  expect(getByRole('status').textContent).toBe('Opening');
  expect(queryByRole('heading')).toBeNull();
});

test.each([
  ['there is no such thing', refusal(404)],
  ['its address is none', refusal(400)],
])('where %s it says so and leads back, and tries nothing again', (_, error) => {
  const { getByRole, queryByRole } = show(error);
  expect(getByRole('heading', { level: 1, name: 'No such meal' })).toBeDefined();
  expect(getByRole('link', { name: 'All meals' }).getAttribute('href')).toBe('/meals');
  expect(queryByRole('button')).toBeNull();
});

test.each([
  ['without a connection', new TypeError('lost')],
  ['with a fault', refusal(500)],
])('%s the page keeps its heading, and one press tries again', async (_, error) => {
  const { getByRole, refetch } = show(error);
  expect(getByRole('heading', { level: 1, name: 'Meal' })).toBeDefined();
  expect(getByRole('heading', { level: 2, name: 'It didn’t load' })).toBeDefined();
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
