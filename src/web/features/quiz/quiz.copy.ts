import { dateWithYear, monthName } from '#web/ui/drawings/dates/date-words.ts';
import type { QuizReply, QuizSource } from '#contract/quiz/quiz.schemas.ts';

type Topic = NonNullable<QuizReply['question']>['topic'];

export const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  cycle: 'The cycle',
  ovulation: 'Ovulation',
  bleeding: 'Bleeding',
  anatomy: 'How we’re made',
  hormones: 'Hormones',
  pain: 'Pain',
  moon: 'The moon, tradition and evidence',
  sleep: 'Sleep',
  iron: 'Iron',
  conditions: 'Conditions',
  perimenopause: 'The years around menopause',
  contraception: 'Contraception',
  postpartum: 'After a birth',
  doctor: 'When to ask a doctor',
  fluid: 'Discharge',
  vulva: 'The vulva',
  floor: 'Pelvic floor and bladder',
  breasts: 'Breasts',
  skin: 'Skin',
  mood: 'Mood and rest',
  care: 'Everyday care',
  food: 'Food',
  tradition: 'Traditions, told as they are',
};

export const quiz = {
  title: 'Daily quiz',
  lead: 'One question about the body each day, with its reason and its source.',
  card: {
    title: 'What would you say?',
    text: 'One question a day, and where its answer comes from.',
    link: 'Answer today’s question',
  },
  answer: 'Answer',
  answering: 'Answering...',
  choose: 'Choose the answer that seems right to you. A guess is fine.',
  once: 'Answered once a day. We don’t keep score.',
  yes: 'Yes.',
  is: (answer: string) => `The answer: ${answer}.`,
  right: 'Correct',
  yours: 'Your answer',
  both: 'Your answer, correct',
  source: 'Source',
  reviewed: ({ reviewedOn }: QuizSource) => `Checked in ${monthName(reviewedOn)} ${reviewedOn.slice(0, 4)}.`,
  year: ({ year, yearOf }: QuizSource) => (yearOf === 'read' ? `read ${year}` : String(year)),
  next: 'The next one comes tomorrow.',
  met: {
    title: 'Questions so far',
    none: 'The ones you answer collect here, so you can look them up again.',
    on: dateWithYear,
  },
  lost: {
    title: 'Your answer wasn’t saved',
    text: 'It’s still marked. Please try again when you’re online.',
  },
  movedOn: {
    title: 'There’s a new question',
    text: 'It’s a new day, or you answered on another device. This is the latest.',
  },
  failed: { title: 'We couldn’t load the question', text: 'Nothing is lost. Your earlier answers are saved.' },
  nothing: {
    title: 'No question fits today',
    text: 'We don’t have one for this time of your life yet. Check back whenever you like.',
    action: 'Go to your tracker',
  },
  loading: 'Loading...',
} as const;
