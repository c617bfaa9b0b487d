import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { MyCoursesReply, OwnCourse } from '#contract/course/course.schemas.ts';
import { COURSE, moved, type CourseWords, type Lesson } from '#domain/course/course.ts';
import { lengthWords } from '#domain/meditation/length-words.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields/field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { courses } from './courses.copy.ts';
import { useSaveCourse } from './courses.queries.ts';
import styles from '../dashboard.module.css';

const { form: words } = courses;
type Recordings = MyCoursesReply['recordings'];
type Props = { readonly of: OwnCourse; readonly recordings: Recordings };

/** What a course says. What is typed stays when it fails; what lacks is told beside its field. */
export function CourseEditor({ of, recordings }: Props) {
  const [typed, setTyped] = useState<CourseWords>({ title: of.title, words: of.words, lessons: of.lessons });
  const { mutate, isPending, error, variables } = useSaveCourse(of.id);
  const fields = (error instanceof ApiError && error.body?.fields) || {};
  const set = (change: Partial<CourseWords>) => setTyped((now) => ({ ...now, ...change }));
  const save = (submits: boolean) => {
    if (isPending) return;
    const body = { version: of.version, ...typed, lessons: [...typed.lessons], submits };
    mutate(body, { onSuccess: () => toast(submits ? words.submitted : { title: words.saved }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(true);
  };
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      aria-label={words.label(of.title || courses.untitled)}
      onSubmit={submit}
    >
      <TextField
        label={words.title}
        name="title"
        autoComplete="off"
        maxLength={COURSE.title * 2}
        value={typed.title}
        error={fields['title']}
        onChange={(title) => set({ title })}
      />
      <TextArea
        label={words.words}
        name="words"
        rows={3}
        maxLength={COURSE.words * 2}
        value={typed.words}
        error={fields['words']}
        onChange={(text) => set({ words: text })}
      />
      <Lessons
        of={typed.lessons}
        recordings={recordings}
        faults={fields}
        onChange={(lessons) => set({ lessons: [...lessons] })}
      />
      {error && <Notice tone="danger">{sentenceOf(error, words.failed)}</Notice>}
      <div className={styles.acts}>
        <Button type="submit" busy={isPending && variables.submits} busyLabel={words.saving}>
          {words.submit}
        </Button>
        <Button kind="line" busy={isPending && !variables.submits} busyLabel={words.saving} onClick={() => save(false)}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

type LessonsProps = {
  readonly of: readonly Lesson[];
  readonly recordings: Recordings;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (lessons: readonly Lesson[]) => void;
};

/** The lessons in their order, changed by buttons: each move is said aloud, and the focus stays on what moved. */
function Lessons({ of, recordings, faults, onChange }: LessonsProps) {
  const [said, setSaid] = useState('');
  const left = recordings.filter(({ id }) => !of.some(({ recording }) => recording === id));
  const titleOf = (id: string) => recordings.find((one) => one.id === id)?.title ?? words.gone;
  const move = (from: number, by: 1 | -1) => {
    if (of[from + by] === undefined) return;
    onChange(moved(of, { from, by }));
    setSaid(words.moved(titleOf(of[from]?.recording ?? ''), from + by + 1, of.length));
  };
  return (
    <fieldset className={styles.lessons}>
      <legend className={styles.label}>{words.order}</legend>
      {of.length === 0 && <p className={styles.small}>{words.none}</p>}
      <ol>
        {of.map((lesson, at) => {
          const title = titleOf(lesson.recording);
          const change = (question: string) => onChange(of.with(at, { ...lesson, question }));
          return (
            <li key={lesson.recording}>
              <div>
                <b>{title}</b>
                <span>
                  <IconButton label={words.earlier(title)} aria-disabled={at === 0} onClick={() => move(at, -1)}>
                    <ArrowUp size={18} />
                  </IconButton>
                  <IconButton
                    label={words.later(title)}
                    aria-disabled={at === of.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <ArrowDown size={18} />
                  </IconButton>
                  <IconButton label={words.remove(title)} onClick={() => onChange(of.toSpliced(at, 1))}>
                    <X size={18} />
                  </IconButton>
                </span>
              </div>
              <TextField
                label={words.question(title)}
                name={`question-${at}`}
                autoComplete="off"
                maxLength={COURSE.question * 2}
                value={lesson.question}
                error={faults[`lessons.${at}`]}
                onChange={change}
              />
            </li>
          );
        })}
      </ol>
      <p className="vh" role="status">
        {said}
      </p>
      {faults['lessons'] && <p role="alert">{faults['lessons']}</p>}
      {left.length > 0 && of.length < COURSE.lessons.most && (
        <SelectField
          label={words.add}
          name="add"
          value=""
          placeholder={words.choose}
          options={left.map(({ id, title, seconds }) => ({ value: id, label: `${title}, ${lengthWords(seconds)}` }))}
          onChange={(recording) => recording !== '' && onChange([...of, { recording, question: '' }])}
        />
      )}
    </fieldset>
  );
}
