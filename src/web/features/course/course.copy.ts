const minutes = (seconds: number) => {
  const all = Math.max(1, Math.round(seconds / 60));
  return all === 1 ? '1 minute' : `${all} minutes`;
};
const lessonsOf = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);

/** The words of courses, for members. */
export const course = {
  shelf: { title: 'Courses', lead: 'A teacher’s recordings in an order, with a question after each.' },
  line: (lessons: number, seconds: number) => `${lessonsOf(lessons)}, ${minutes(seconds)}`,
  by: (name: string) => `with ${name}`,
  so: (done: number, lessons: number) => `${done} of ${lessons} heard`,
  kicker: 'A course',
  loading: 'Loading the course',
  failed: { title: 'We couldn’t load this course', text: 'It’s still there. Please try again.' },
  gone: {
    title: 'This course isn’t here anymore',
    text: 'Its teacher took it back. The recordings you liked may still be among the meditations.',
    back: 'To the meditations',
  },
  back: 'Meditations',
  lessons: 'The lessons',
  lesson: (number: number) => `Lesson ${number}`,
  pace: 'There’s no schedule. Take a lesson when it suits you, in any order.',
  left: (count: number) =>
    count === 1
      ? 'The teacher took one lesson back. Everything you wrote in the others is still here.'
      : `The teacher took ${count} lessons back. Everything you wrote in the others is still here.`,
  noneLeft: 'The teacher took all lessons back for now. The course stays on your list until you take it off.',
  arches: (done: number, lessons: number) => `${done} of ${lessonsOf(lessons)} heard`,
  own: 'Go at your own speed. Nobody but you reads your answers.',
  add: 'Add this course',
  adding: 'Adding...',
  added: { title: 'Course added', description: 'You find it among the meditations.' },
  addFailed: 'We couldn’t add this course. Please try again.',
  closed: 'Adding courses is part of Premium. You can read here what’s in it.',
  heard: 'Heard',
  isClosed: 'Part of Premium',
  question: 'A question for you',
  private: 'Your teacher never sees your answer. It’s encrypted with a key of your own.',
  write: 'Write an answer',
  change: 'Change your answer',
  answer: 'Your answer',
  save: 'Save answer',
  cancel: 'Cancel',
  saving: 'Saving...',
  saved: 'Answer saved',
  answerFailed: 'We couldn’t save this. What you wrote is still here.',
  remove: {
    act: 'Take it off my list',
    title: 'Take this course off your list?',
    text: 'What you wrote in it is deleted. You can add the course again later.',
    yes: 'Take it off',
    busy: 'Taking it off...',
    stay: 'Leave it here',
    done: 'Course taken off your list',
    failed: 'We couldn’t take it off. Please try again.',
  },
} as const;
