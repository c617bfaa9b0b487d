import { href } from '#contract/screens.ts';
import { useCourses } from './course.queries.ts';
import { Arches } from './arches.tsx';
import { course as words } from './course.copy.ts';
import styles from './course.module.css';

type Props = { /** Of one teacher alone. */ readonly teacher?: string };

/** The courses there are, those she added first. Where there is none, nothing stands here. */
export function CourseShelf({ teacher }: Props) {
  const { data } = useCourses();
  const all = (data?.courses ?? []).filter(({ teacherId }) => teacher === undefined || teacherId === teacher);
  if (all.length === 0) return null;
  const ordered = all.toSorted((one, other) => Number(other.isAdded) - Number(one.isAdded));
  return (
    <section className={styles.shelf} aria-labelledby="courses">
      <h2 id="courses">{words.shelf.title}</h2>
      <p>{words.shelf.lead}</p>
      <ul>
        {ordered.map(({ id, title, ledBy, lessons, seconds, isAdded, done }) => (
          <li key={id}>
            <Arches done={Array.from({ length: lessons }, (_, at) => isAdded && at < done)} />
            <div>
              <h3>
                <a href={href('course', { params: { course: id } })}>{title}</a>
              </h3>
              <p>
                {words.line(lessons, seconds)}
                {teacher === undefined && ledBy !== '' && ` ${words.by(ledBy)}`}
              </p>
              {isAdded && <p>{words.so(done, lessons)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
