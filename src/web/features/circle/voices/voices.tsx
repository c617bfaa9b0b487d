import { Fragment } from 'react';
import type { CirclePost, PostsPage, RoomReply } from '#contract/circle/circle.schemas.ts';
import type { Pages } from '#web/platform/paging/pages.ts';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { circle } from '../circle.copy.ts';
import { Voice } from './voice.tsx';
import styles from './voice.module.css';

type Props = {
  readonly pages: Pages<PostsPage>;
  readonly categories: RoomReply['categories'];
  /** Posts stand in the order they were said, so that what is new can be set apart. */ readonly divided: boolean;
  readonly empty: { readonly title: string; readonly text: string };
};

/** A list of posts as far as it was read. */
export function Voices({ pages, categories, divided, empty }: Props) {
  const { items, first, isError, isFetching, refetch } = pages;
  if (!first && isError)
    return (
      <ErrorNote level="h2" title={circle.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {circle.failed.text}
      </ErrorNote>
    );
  if (!first)
    return (
      <Skeletons label={circle.loading}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Skeletons>
    );
  if (items.length === 0)
    return (
      <Empty level="h2" title={empty.title}>
        {empty.text}
      </Empty>
    );
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return (
    <PagedList
      items={items}
      words={circle.list}
      hasMore={pages.hasMore}
      state={pages.state}
      onMore={() => void pages.more()}
    >
      {(post) => (
        <Fragment key={post.id}>
          {divided && <Divider post={post} among={items} />}
          <li>
            <Voice post={post} category={names.get(post.category) ?? ''} />
          </li>
        </Fragment>
      )}
    </PagedList>
  );
}

/** Above the first new post, and between the new ones and those from before. */
function Divider({ post, among }: { readonly post: CirclePost; readonly among: readonly CirclePost[] }) {
  const hasNew = among.some(({ isNew }) => isNew);
  if (!hasNew) return null;
  const before = among[among.indexOf(post) - 1];
  if (!before && post.isNew) return <li className={styles.divider}>{circle.divider}</li>;
  return before?.isNew && !post.isNew ? <li className={styles.divider}>{circle.earlier}</li> : null;
}
