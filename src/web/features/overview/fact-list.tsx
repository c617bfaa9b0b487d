import styles from './overview.module.css';

/** A few facts by their names. */
export function FactList({ facts }: { readonly facts: readonly (readonly [name: string, told: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, told]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{told}</dd>
        </div>
      ))}
    </dl>
  );
}
