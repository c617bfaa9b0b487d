import type { Mood } from '#domain/cycle/day-log.ts';

/** A page of the demo adult's journal, so many days ago. The member's last period began seventeen days ago. */
export type DemoPage = {
  readonly daysAgo: number;
  readonly title: string;
  readonly content: string;
  readonly mood: Mood | null;
  readonly dreamInsights?: string;
  readonly tags?: readonly string[];
};

export const DEMO_PAGES: readonly DemoPage[] = [
  {
    daysAgo: 1,
    title: 'Tender, and not sorry',
    mood: 'tender',
    tags: ['home'],
    dreamInsights: 'A house with one room I had never opened. It was already warm.',
    content:
      'Cried at the kettle. Then laughed, because the kettle. Bed at nine thirty, phone in the drawer.\n\nNothing was wrong. I think I was only full, and it had to go somewhere.',
  },
  {
    daysAgo: 3,
    title: 'One word',
    mood: 'calm',
    tags: ['work'],
    content:
      'Told J. I would rather not host. She said “obviously” and passed the bread. All that rehearsing in the shower for one word.',
  },
  {
    daysAgo: 6,
    title: 'Bright day',
    mood: 'bright',
    content:
      'Walked the long way to the market and said yes to two things I actually want: the choir, and Sunday with nobody in it.\n\nI could have carried the whole stall home.',
  },
  {
    daysAgo: 12,
    title: 'Three things to put down',
    mood: 'calm',
    tags: ['lists'],
    dreamInsights: 'Swimming, and somebody on the shore counting for me.',
    content:
      'The committee. The blue dress that never fit. Being the one who remembers everybody’s dentist.\n\nOne to pick up, slowly: the cello.',
  },
  {
    daysAgo: 16,
    title: 'Day two',
    mood: 'low',
    tags: ['pain'],
    content:
      'Heat, stew, the good blanket. Pain six, then four by evening.\n\nI wrote to work before I was doubled over and not after. That is new. The tablet at breakfast, with food, and again at two, as the leaflet says. It helped more than waiting for it to be bad enough ever did.',
  },
  { daysAgo: 21, title: '', mood: 'irritable', content: 'Everybody chews.' },
  {
    daysAgo: 24,
    title: 'What the irritation wanted',
    mood: 'restless',
    tags: ['work', 'home'],
    content:
      'Snapped at the printer, then at P., who had done nothing but stand near the printer.\n\nUnder it: I have not had an hour alone in nine days. I counted. Put two in the calendar and called them a meeting, so that nobody asks.',
  },
  {
    daysAgo: 38,
    title: 'Up at five',
    mood: 'happy',
    tags: ['cello'],
    content:
      'Woke before the alarm and was not cross about it. Scales for twenty minutes with the mute on. The neighbours have not moved out.\n\nThe light came in sideways over the case and I thought: I am allowed to be bad at this for a year.',
  },
  {
    daysAgo: 44,
    title: 'At the doctor',
    mood: 'anxious',
    tags: ['pain', 'doctor'],
    content:
      'Took the page with me, the one with the dates and the numbers. Did not have to remember anything, only point.\n\nShe listened to the end. Blood count first, to see about iron, then an ultrasound, then we talk again. I had the sentence ready in case she said it was normal. I did not need it. I am keeping it for later.',
  },
  {
    daysAgo: 58,
    title: 'Grandmother',
    mood: 'tender',
    tags: ['family'],
    dreamInsights: 'Her kitchen, smaller. She was showing me how to fold something, and would not say what it was.',
    content:
      'Asked Mama what it was like for her mother. She said nobody ever asked, and then she talked for an hour.\n\nHot bricks wrapped in a towel. A whole shelf of them, one for each sister. I have a shelf too, it turns out. It is only plugged in.',
  },
  {
    daysAgo: 73,
    title: 'Results',
    mood: 'calm',
    tags: ['doctor'],
    content:
      'Iron low, nothing else. So it was not laziness, those afternoons. I read the paper three times on the tram and then folded it very small.\n\nTablets every other morning, with an orange. Again in three months.',
  },
  {
    daysAgo: 95,
    title: 'Under the full moon, supposedly',
    mood: 'restless',
    tags: ['sleep'],
    content:
      'Awake from two to four. I would like to blame her. She was certainly there, in the whole window, like somebody with a torch.\n\nMore likely the coffee at five. Both can be invited to leave.',
  },
  {
    daysAgo: 131,
    title: 'The swim',
    mood: 'happy',
    tags: ['water'],
    content:
      'Cold to the knees, cold to the ribs, and then a sort of silence. Forty strokes out, forty back. K. held the towels and her tongue.\n\nI had forgotten that my body is also good for things.',
  },
  {
    daysAgo: 176,
    title: 'First page',
    mood: null,
    content:
      'I do not know what one writes here. Warm feet, tired eyes, a bit of hope. The chair by the radiator is the right chair.\n\nIf I come back to this one day: hello. I hope you have slept.',
  },
];
