import { APPLICATION } from '#domain/teacher/teacher.ts';

/** The words of /teacher-application. */
export const applicationCopy = {
  kicker: 'For women who lead practices',
  title: 'Teach here',
  lead: 'Moonhearth members listen to recordings by teachers we know. Tell us about your work. A person reads every application, usually within a week.',
  failed: { title: 'We couldn’t load your application', text: 'Nothing is lost. Please try again.' },
  loading: 'Loading your application',
  form: {
    label: 'Your application',
    name: 'The name you teach under',
    teaches: 'What you teach',
    teachesHint: 'What you do with people, and who it’s for.',
    training: 'Your training and experience',
    trainingHint: 'Courses, years, teachers you learned from.',
    links: 'Where we can see your work',
    linksHint: 'Web addresses, one per line. We read them as text.',
    rules: 'What you agree to',
    rulesList: [
      'I promise no healing. I say “may ease”, and I name who shouldn’t do a practice.',
      'My recordings are my own work, and I have the right to share them.',
      'I sell nothing in them and lead nobody to other places.',
      'I send captions with every recording, so that everyone can follow.',
    ],
    agree: 'I agree to all of this',
    send: 'Send my application',
    sending: 'Sending...',
    failed: 'We couldn’t send it. Everything you typed is still here. Please try again.',
    missing: {
      name: 'Enter the name you teach under.',
      teaches: 'Please say a little more, at least 40 characters.',
      training: 'Please say a little more, at least 20 characters.',
      agrees: 'Please read the rules and check the box.',
    },
    tooLong: (part: keyof typeof APPLICATION) => `Please keep this to ${APPLICATION[part]} characters.`,
  },
  states: {
    open: {
      title: 'We’re reading your application',
      text: (sent: string) => `You sent it on ${sent}. You’ll get an email when there’s an answer.`,
    },
    accepted: {
      title: 'Welcome among the teachers',
      text: () => 'Your application was accepted. Next, set up the page that members see.',
    },
    declined: {
      title: 'Not this time',
      text: () => 'We read your application and decided against it. You can apply again whenever you like.',
    },
    withdrawn: { title: 'You withdrew your application', text: () => 'You can send a new one whenever you like.' },
  },
  reason: 'Why',
  youWrote: 'What you wrote',
  parts: { name: 'Name', teaches: 'What you teach', training: 'Training and experience', links: 'Your work' },
  withdraw: 'Withdraw my application',
  withdrawing: 'Withdrawing...',
  withdrawn: 'Application withdrawn',
  withdrawFailed: 'We couldn’t withdraw it. Please try again.',
  again: 'Write a new application',
  setUp: 'Set up my page',
  teacher: {
    title: 'You teach here',
    text: 'There’s nothing to apply for. Your page is where members meet you.',
  },
} as const;
