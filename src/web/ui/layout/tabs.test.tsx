import { expect, test } from 'vitest';
import { Held, renderPart } from '#web/testing/render-part.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { key: 'all', label: 'All', panel: 'everything' },
  { key: 'wisdom', label: 'Cycle wisdom', panel: 'wisdom' },
  { key: 'rituals', label: 'Rituals', panel: 'rituals' },
] as const;
type Key = (typeof tabs)[number]['key'];

const part = (
  <Held start={'all' as Key}>{(value, set) => <Tabs label="Kinds" tabs={tabs} value={value} onChange={set} />}</Held>
);

test('a press chooses and shows its panel only', async () => {
  const { screen, user } = renderPart(part);
  await user.click(screen.getByRole('tab', { name: 'Cycle wisdom' }));
  expect(screen.getByRole('tabpanel', { name: 'Cycle wisdom' }).textContent).toBe('wisdom');
  expect(screen.queryByText('everything')).toBeNull();
});

test.each([
  ['{ArrowRight}', 'Cycle wisdom'],
  ['{ArrowLeft}', 'Rituals'],
  ['{End}', 'Rituals'],
  ['{End}{ArrowRight}', 'All'],
  ['{End}{Home}', 'All'],
])('%s goes to %s, with one stop for Tab', async (keys, name) => {
  const { screen, user } = renderPart(part);
  await user.tab();
  await user.keyboard(keys);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name, selected: true }));
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});
