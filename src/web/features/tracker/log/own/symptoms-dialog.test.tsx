import { expect, test, vi } from 'vitest';
import { fakeApi, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderForMember } from '#web/testing/render-for-member.tsx';
import { NO_LISTS_YET } from '../../tracker-fixtures.ts';
import { SymptomsDialog } from './symptoms-dialog.tsx';

const ICY = { id: '5f0c2b1e-0000-4000-8000-000000000001', name: 'Icy hands', hidden: false };

function open(handlers: FakeHandlers = {}) {
  const api = fakeApi({ changeSymptom: () => NO_LISTS_YET, makeSymptom: () => NO_LISTS_YET, ...handlers });
  const onChoose = vi.fn<(symptom: string) => void>();
  return {
    api,
    onChoose,
    ...renderForMember(
      <SymptomsDialog
        lists={{ ...NO_LISTS_YET, symptoms: [ICY] }}
        adult
        onChoose={onChoose}
        onClose={() => undefined}
      />,
    ),
  };
}

test('a name of the list is not made a second time: the one of the list is offered', async () => {
  const { api, onChoose, screen, user } = open();
  await user.type(screen.getByLabelText('A new symptom'), ' CRAMPS ');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(api.called('makeSymptom')).toHaveLength(0);
  expect(screen.getByText('Cramps is on the list already')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Log Cramps on this day' }));
  expect(onChoose).toHaveBeenCalledWith('cramps');
});

test('nor does one of hers take such a name; another name is kept and the words go', async () => {
  const { api, screen, user } = open();
  await user.click(screen.getByRole('button', { name: 'Rename Icy hands' }));
  const name = screen.getByLabelText('New name of Icy hands');
  await user.clear(name);
  await user.type(name, 'tender  breasts');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(screen.getByText('Tender breasts is on the list already')).toBeTruthy();
  await user.type(name, ' of mine');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(screen.queryByText(/on the list already/)).toBeNull();
  expect(api.called('changeSymptom').map(({ body }) => body)).toEqual([{ name: 'tender  breasts of mine' }]);
});
