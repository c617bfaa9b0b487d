import { useQuery } from '@tanstack/react-query';
import type { Room } from '#domain/circle/limits.ts';
import { read } from '#web/platform/queries.ts';
import { whatWasDone as words } from './what-was-done.copy.ts';
import styles from './what-was-done.module.css';

/** How much moderators decided in a room, this month and this year; nothing until it is known. */
export function WhatWasDone({ room }: { readonly room: Room }) {
  const { data } = useQuery(read('getCircleFigures', { query: { room } }));
  if (!data) return null;
  const kinds = Object.entries(words.kinds).flatMap(([kind, label]) => {
    const found = data.figures.find((one) => one.kind === kind);
    return found ? [{ label, ...found }] : [];
  });
  return (
    <section className={styles.done} aria-labelledby={`what-was-done-${room}`}>
      <h3 id={`what-was-done-${room}`}>{words.title}</h3>
      <p className={styles.lead}>{words.lead(data.waiting)}</p>
      {kinds.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{words.what}</span>
              </th>
              <th scope="col">{words.month}</th>
              <th scope="col">{words.year}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, label, month, year }) => (
              <tr key={kind}>
                <th scope="row">{label}</th>
                <td>{month}</td>
                <td>{year}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
