import { dateWithYear, monthName } from '#web/ui/drawings/dates/date-words.ts';
import type { QuizReply, QuizSource } from '#contract/quiz/quiz.schemas.ts';

type Topic = NonNullable<QuizReply['question']>['topic'];

export const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  cycle: 'Of the cycle',
  ovulation: 'Of ovulation',
  bleeding: 'Of bleeding',
  anatomy: 'Of how we are made',
  hormones: 'Of hormones',
  pain: 'Of pain',
  moon: 'Of the moon, tradition and evidence',
  sleep: 'Of sleep',
  iron: 'Of iron',
  conditions: 'Of conditions',
  perimenopause: 'Of the years around menopause',
  contraception: 'Of contraception',
  postpartum: 'Of the time after a birth',
  doctor: 'Of when to ask a doctor',
};

export const quiz = {
  title: 'Daily quiz',
  lead: 'One question about the body each day, with its reason and its source.',
  card: {
    title: 'What would you say?',
    text: 'One question a day, and where its answer comes from.',
    link: "Today's question",
  },
  answer: 'Answer',
  answering: 'Answering...',
  choose: 'Choose the answer that seems right to you. A guess is fine.',
  once: 'Answered once a day. No score is kept.',
  yes: 'Yes.',
  is: (answer: string) => `The answer: ${answer}.`,
  right: 'the answer',
  yours: 'what you chose',
  source: 'Source',
  reviewed: ({ reviewedOn }: QuizSource) => `Read again in ${monthName(reviewedOn)} ${reviewedOn.slice(0, 4)}.`,
  year: ({ year, yearOf }: QuizSource) => (yearOf === 'read' ? `read ${year}` : String(year)),
  next: 'The next one comes tomorrow.',
  met: {
    title: 'Questions you have met',
    none: 'Those you answer gather here, so that you can look them up again.',
    on: dateWithYear,
  },
  lost: {
    title: 'Your answer did not arrive',
    text: 'It is still marked. Please try again when you have a connection.',
  },
  movedOn: {
    title: 'A new question has come',
    text: 'The day turned, or you answered on another device. Here is where it stands now.',
  },
  failed: { title: 'The question did not come', text: 'Nothing is lost: what you answered before is kept.' },
  nothing: {
    title: 'No question fits today',
    text: 'We have none for this time of your life yet that we would ask. Your page is here whenever that changes.',
    action: 'To your tracker',
  },
  loading: 'Loading...',
} as const;
