import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/screens.ts';
import { useCycleView } from '#web/features/cycle/public.ts';
import { useHemisphere } from '#web/features/moon/public.ts';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { lightOf } from '#web/ui/drawings/moon/lit-path.ts';
import { Room } from '#web/ui/drawings/room/room.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { teen, teenWords } from './teen.copy.ts';
import styles from './about-teens.module.css';

/** What adults see at /teen-circle: the room from outside, explained to parents. */
export function AboutTeens() {
  const { age } = useMember();
  const { data, isError, isFetching, refetch } = useQuery(read('teenAbout'));
  if (isError)
    return (
      <ErrorNote title={teen.about.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {teen.about.failedText}
      </ErrorNote>
    );
  if (!data)
    return (
      <Skeletons label={teen.about.loading}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </Skeletons>
    );
  return (
    <article className={styles.about}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{data.title}</h1>
          <p>{data.lead}</p>
        </div>
        <div className={styles.picture}>
          <Doorway />
        </div>
      </header>
      {age === 18 && (
        <section className={styles.honest}>
          <h2>{teen.about.grown.title}</h2>
          <p>{teen.about.grown.text}</p>
          <TextLink href={href('community')}>{teen.about.grown.link}</TextLink>
        </section>
      )}
      <div className={styles.parts}>
        {data.parts.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
      <p className={styles.honest}>{data.honest}</p>
    </article>
  );
}

// The moon in the window is that of tonight.
function Doorway() {
  const today = useToday();
  const moon = useCycleView().data?.moon.find(({ date }) => date === today);
  const [hemisphere] = useHemisphere(useMember().timeZone);
  return <Room label={teenWords.picture} light={moon && lightOf(moon)} hemisphere={hemisphere} />;
}
