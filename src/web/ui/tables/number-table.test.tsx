import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FoldedTable } from './number-table.tsx';

test('a table that is named, whose columns and rows have their headings', () => {
  const rows = [
    { key: '1', cells: ['Friend 1', '2 Nov', 'Subscribed'] },
    { key: '2', cells: ['Friend 2', '3 Nov', 'Signed up'] },
  ];
  const { getByText, container } = render(
    <FoldedTable summary="The same as a table" caption="Friends" head={['Friend', 'Came', 'Now']} rows={rows} />,
  );
  expect(getByText('The same as a table').closest('summary')).toBeTruthy();
  const table = within(container).getByRole('table', { name: 'Friends', hidden: true });
  const names = (role: string) =>
    within(table)
      .getAllByRole(role, { hidden: true })
      .map(({ textContent }) => textContent);
  expect(names('columnheader')).toEqual(['Friend', 'Came', 'Now']);
  expect(names('rowheader')).toEqual(['Friend 1', 'Friend 2']);
  expect(names('cell')).toEqual(['2 Nov', 'Subscribed', '3 Nov', 'Signed up']);
});
