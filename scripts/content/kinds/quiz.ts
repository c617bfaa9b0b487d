import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { QuizQuestion } from '#domain/quiz/quiz-question.ts';
import { QUIZ_TOPICS } from '#domain/quiz/quiz-question.ts';
import { countWords, readingEase } from '#domain/wisdom/reading-ease.ts';
import { loadQuizContent, type QuizContent, type SourceEntry } from '#server/features/quiz/quiz-content.ts';
import { ROOT } from '../../architecture/finding.ts';
import type { Report } from '../report.ts';
import { sayingOf } from '../said.ts';
import { faultOf } from './whole.ts';

const FOLDER = pathToFileURL(join(ROOT, 'content/quiz/'));
/** A source is read again after so many years. */
const YEARS = 1;
const EASE = 60;
/** By how much the places of right answers may differ, among questions with as many answers. */
const UNEVEN = 1;

/** The questions of the day, a file each topic, and their sources. */
export function checkQuiz(folder = FOLDER): Promise<Report> {
  const broken = faultOf(() => loadQuizContent(folder));
  if (broken !== null) {
    const file = /content\/quiz\/[\w-]+\.json/.exec(broken)?.[0] ?? 'content/quiz';
    return Promise.resolve({ kind: 'quiz', files: [{ file, problems: [broken], dueOn: null, measured: '' }], notes: [] });
  }
  const content = loadQuizContent(folder);
  const unused = [...content.sources.keys()].filter((id) => content.questions.every(({ source }) => source !== id));
  const files = QUIZ_TOPICS.map((topic) => topicOf(topic, content)).filter(({ measured }) => measured !== '');
  const sources = {
    file: 'content/quiz/sources.json',
    problems: unused.map((id) => `no question rests on “${id}”`),
    dueOn: dueOf([...content.sources.values()]),
    measured: `${content.sources.size} sources`,
  };
  return Promise.resolve({ kind: 'quiz', files: [...files, sources], notes: placeNotes(content.questions) });
}

function topicOf(topic: (typeof QUIZ_TOPICS)[number], { questions, sources }: QuizContent) {
  const own = questions.filter((one) => one.topic === topic);
  const lines = own.flatMap(({ ask, answers, why }) => [ask, ...answers, why]);
  const ease = Math.round(readingEase(own.flatMap(({ ask, why }) => [ask, why])));
  return {
    file: `content/quiz/${topic}.json`,
    problems: [
      ...own.flatMap((one) => problemsOf(one, questions).map((problem) => `${one.id}: ${problem}`)),
      ...sayingOf(lines),
      ...(own.length === 0 || ease >= EASE ? [] : [`reading ease ${ease}, at least ${EASE}`]),
    ],
    dueOn: dueOf(own.flatMap(({ source }) => sources.get(source) ?? [])),
    measured: own.length === 0 ? '' : `${own.length} questions, ${countWords(lines.join(' '))} words, reading ease ${ease}`,
  };
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ').trim();

function problemsOf({ id, ask, answers, right, why }: QuizQuestion, all: readonly QuizQuestion[]): string[] {
  const twin = all.find((other) => other.id < id && plain(other.ask) === plain(ask));
  const given = answers[right] ?? '';
  return [
    ...(twin ? [`asks what ${twin.id} asks`] : []),
    ...(new Set(answers.map(plain)).size === answers.length ? [] : ['two of its answers are one']),
    ...(plain(ask).includes(plain(given)) && given.length > 3 ? ['the question says its answer'] : []),
    ...(plain(why) === plain(given) ? ['its reason only repeats the answer'] : []),
  ];
}

/** The earliest day on which one of them is to be read again. */
function dueOf(sources: readonly SourceEntry[]): string | null {
  const days = sources.map(({ reviewedOn }) => `${Number(reviewedOn.slice(0, 4)) + YEARS}${reviewedOn.slice(4)}`);
  return days.toSorted()[0] ?? null;
}

/** Where the right answer stands more often than elsewhere: whoever always taps there would be right more often. */
function placeNotes(questions: readonly QuizQuestion[]): string[] {
  return [3, 4].flatMap((count) => {
    const some = questions.filter(({ answers }) => answers.length === count);
    const places = Array.from({ length: count }, (_, place) => some.filter(({ right }) => right === place).length);
    const isEven = Math.max(...places) - Math.min(...places) <= UNEVEN;
    return isEven ? [] : [`of ${some.length} questions with ${count} answers the right ones stand ${places.join(', ')} times in each place`];
  });
}
