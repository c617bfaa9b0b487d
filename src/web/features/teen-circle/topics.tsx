import { useQuery } from '@tanstack/react-query';
import type { TeenTopic } from '#contract/teen-circle/teen-circle.schemas.ts';
import { read } from '#web/platform/queries.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { teen } from './teen.copy.ts';
import styles from './teen.module.css';

/** What each topic opens with, written for this age, folded. */
export function Topics() {
  const items = useQuery(read('teenTopics')).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{teen.topics.title}</h2>
      {items.map((topic) => (
        <Fold key={topic.category} summary={topic.title} name="teen-topic">
          <Opening topic={topic} />
        </Fold>
      ))}
    </section>
  );
}

function Opening({ topic: { opening, questions } }: { readonly topic: TeenTopic }) {
  const sources = [
    ...new Map(opening.flatMap(({ source }) => (source ? [[source.address, source] as const] : []))).values(),
  ];
  return (
    <div className={styles.topic}>
      {opening.map(({ text, source }) => (
        <p key={text}>
          {text}
          {source && <sup>{sources.findIndex(({ address }) => address === source.address) + 1}</sup>}
        </p>
      ))}
      <h3>{teen.topics.questions}</h3>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <ol className={styles.sources}>
        {sources.map(({ address, organisation, title, year }) => (
          <li key={address}>
            {organisation}: {title}, {year}
          </li>
        ))}
      </ol>
    </div>
  );
}
