import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { CircleReply, RoomReply, ThreadReply } from '#contract/circle/circle.schemas.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { mendedPot } from '#web/ui/drawings/windows/things/mended-pot.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { ErrorNote, OfflineNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { circle } from '../circle.copy.ts';
import { useRoom, useThread } from '../circle.queries.ts';
import { ClosedWriting, isClosed } from '../composer/closed-writing.tsx';
import { OwnOnTheWay } from '../own/own-on-the-way.tsx';
import { useRoomKind } from '../room-kind.tsx';
import { Voice } from '../voices/voice.tsx';
import { AnswerBox } from './answer-box.tsx';
import { arcStep } from './arc.ts';
import { Reply } from './reply.tsx';
import { useReplies } from './use-replies.ts';
import styles from './thread.module.css';

const words = circle.thread;

/** A thread: the post, its answers on an arc, and the place to answer. */
export function ThreadPage({ post }: { readonly post: string }) {
  const { home, words: said } = useRoomKind();
  const { data, error, isFetching, refetch } = useThread(post);
  const room = useRoom().data;
  return (
    <div className={styles.page}>
      <a className={styles.back} href={home}>
        <ArrowLeft size={18} />
        {words.back(said.title)}
      </a>
      {data ? (
        <Thread key={post} thread={data} room={room} />
      ) : error ? (
        <Missing error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeletons label={circle.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Skeletons>
      )}
    </div>
  );
}

type MissingProps = { readonly error: Error; readonly retrying: boolean; readonly onRetry: () => void };

function Missing({ error, retrying, onRetry }: MissingProps) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Pictured of={mendedPot}>
      {isGone ? (
        <PageHead title={words.missing.title} lead={words.missing.text} />
      ) : (
        <ErrorNote level="h2" title={circle.failed.title} onRetry={onRetry} retrying={retrying}>
          {circle.failed.text}
        </ErrorNote>
      )}
    </Pictured>
  );
}

function Thread({
  thread: { post, replies },
  room,
}: {
  readonly thread: ThreadReply;
  readonly room: RoomReply | undefined;
}) {
  const { words: said } = useRoomKind();
  const [to, setTo] = useState<CircleReply | null>(null);
  const answers = useReplies(post.id, replies);
  const place = new Map(answers.items.map((item, index) => [item.id, { item, index }]));
  const category = room?.categories.find(({ slug }) => slug === post.category)?.name ?? '';
  const mayAnswer = post.body !== '' && room !== undefined && !isClosed(room);
  return (
    <>
      <h1 className="vh">{words.heading(said.title)}</h1>
      <Voice post={post} category={category} whole />
      <OfflineNote>{circle.offline}</OfflineNote>
      <section aria-label={words.answersTitle}>
        {answers.items.length === 0 ? (
          <Empty level="h2" title={words.none} />
        ) : (
          <div className={styles.thread}>
            <svg className={styles.arc} viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 0Q80 50 0 100" vectorEffect="non-scaling-stroke" />
            </svg>
            <PagedList
              items={answers.items}
              words={words}
              hasMore={answers.hasMore}
              state={answers.state}
              onMore={answers.more}
            >
              {(reply) => (
                <Reply
                  key={reply.id}
                  reply={reply}
                  to={reply.inAnswerTo === null ? undefined : place.get(reply.inAnswerTo)?.item}
                  arc={arcStep(place.get(reply.id)?.index ?? 0, answers.items.length)}
                  onAnswer={mayAnswer ? () => setTo(reply) : null}
                />
              )}
            </PagedList>
          </div>
        )}
      </section>
      <OwnOnTheWay own={room?.own.filter(({ isReply, postId }) => isReply && postId === post.id) ?? []} />
      {room && isClosed(room) ? (
        <ClosedWriting room={room} />
      ) : (
        mayAnswer && <AnswerBox post={post} room={room} to={to} onTo={setTo} />
      )}
    </>
  );
}
