import { expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { PagedList, type PagedWords } from './paged-list.tsx';

const WORDS: PagedWords = {
  more: 'Show more',
  loading: 'Loading...',
  came: (count) => `${count} more`,
  failed: 'They could not be loaded.',
  again: 'Try again',
  end: 'That is all.',
};
type Look = { count: number; hasMore: boolean; state: 'idle' | 'loading' | 'failed' };

/** A list of numbers whose look a test changes as a query would. */
function open(start: Look, { withButtons = true } = {}) {
  const onMore = vi.fn();
  let now = start;
  const list = () => (
    <PagedList
      items={Array.from({ length: now.count }, (_, index) => index + 1)}
      words={WORDS}
      hasMore={now.hasMore}
      state={now.state}
      onMore={onMore}
    >
      {(item) => <li key={item}>{withButtons ? <button type="button">Item {item}</button> : `Item ${item}`}</li>}
    </PagedList>
  );
  const view = renderPart(list());
  const more = (name = 'Show more') => view.screen.getByRole('button', { name });
  const look = (next: Partial<Look>) => {
    now = { ...now, ...next };
    view.rerender(list());
  };
  return { ...view, onMore, more, look };
}

test('by keyboard: the button asks once, keeps the focus while it loads, and the first new item takes it', async () => {
  const { screen, user, onMore, more, look } = open({ count: 2, hasMore: true, state: 'idle' });
  expect(screen.getByRole('status').textContent).toBe('');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(more());
  await user.keyboard('{Enter}');
  look({ state: 'loading' });
  expect(document.activeElement).toBe(more('Loading...'));
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  await user.keyboard('{Enter}');
  expect(onMore).toHaveBeenCalledOnce();
  look({ state: 'idle', count: 5 });
  expect(document.activeElement).toBe(more('Item 3'));
  expect(screen.getByRole('status').textContent).toBe('3 more');
  expect(screen.getByRole('list').hasAttribute('aria-busy')).toBe(false);
});

test('the same number is announced anew each time', async () => {
  const { screen, user, more, look } = open({ count: 2, hasMore: true, state: 'idle' });
  await user.click(more());
  look({ count: 4 });
  expect(screen.getByRole('status').textContent).toBe('2 more');
  await user.click(more());
  expect(screen.getByRole('status').textContent).toBe('');
  look({ count: 6 });
  expect(screen.getByRole('status').textContent).toBe('2 more');
});

test('what is there stays where more fails; it is said, and the same button tries again', async () => {
  const { screen, user, onMore, more, look } = open({ count: 2, hasMore: true, state: 'idle' });
  await user.click(more());
  look({ state: 'loading' });
  look({ state: 'failed' });
  expect(screen.getByRole('alert').textContent).toBe('They could not be loaded.');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(document.activeElement).toBe(more('Try again'));
  await user.keyboard('{Enter}');
  look({ state: 'loading' });
  expect(screen.queryByRole('alert')).toBeNull();
  look({ state: 'idle', count: 3 });
  expect(onMore).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(more('Item 3'));
});

test('at the end the button goes, the end is said, and the focus is at the first item that came', async () => {
  const { screen, user, more, look } = open({ count: 2, hasMore: true, state: 'idle' }, { withButtons: false });
  expect(screen.queryByText('That is all.')).toBeNull();
  await user.click(more());
  look({ count: 3, hasMore: false });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('That is all.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Item 3');
});

test('where nothing was left to come, the end takes the focus', async () => {
  const { screen, user, more, look } = open({ count: 2, hasMore: true, state: 'idle' });
  await user.click(more());
  look({ state: 'loading' });
  look({ state: 'idle', hasMore: false });
  expect(document.activeElement).toBe(screen.getByText('That is all.'));
  expect(screen.getByRole('status').textContent).toBe('0 more');
});

test('items that come by themselves take no focus and are not announced', () => {
  const { screen, look } = open({ count: 2, hasMore: true, state: 'idle' });
  look({ count: 3 });
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a list that is whole has no button and says no end', () => {
  const { screen } = open({ count: 2, hasMore: false, state: 'idle' }, { withButtons: false });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('That is all.')).toBeNull();
});

test('who has gone on elsewhere while it loads keeps her focus, and still hears how many came', async () => {
  const { screen, user, more, look } = open({ count: 2, hasMore: true, state: 'idle' });
  await user.click(more());
  look({ state: 'loading' });
  await user.click(more('Item 1'));
  look({ state: 'idle', count: 5, hasMore: false });
  expect(document.activeElement).toBe(more('Item 1'));
  expect(screen.getByRole('status').textContent).toBe('3 more');
});
