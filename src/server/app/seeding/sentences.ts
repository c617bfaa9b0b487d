import type { Chance } from './chance.ts';

/** A language's share of all words, its frames, and what stands in the places of these. */
type Bank = {
  readonly language: string;
  readonly share: number;
  readonly frames: readonly string[];
  readonly places: Readonly<Record<string, readonly string[]>>;
};

/**
 * Words that hardly anybody uses, and in how many posts one of them stands: as many in a circle of any size, so that a
 * search for what is seldom finds the same in each.
 */
export const RARE_WORDS = [
  { word: 'quince', hits: 40 },
  { word: 'heliotrope', hits: 6 },
] as const;

/** Words of every fourth post or so: to search for what is everywhere. */
export const COMMON_WORDS = ['moon', 'cramps'] as const;

const ENGLISH: Bank = {
  language: 'en',
  share: 0.8,
  frames: [
    'Day {day} and the {pain} came {when}.',
    'Does anybody else get {pain} {when}?',
    'I tried {remedy} for the {pain}, and it {helped}.',
    'My {person} asked about it, and for once I {answered}.',
    'The {sky} was {look} over the {place}, so I {did} instead of sleeping.',
    'I have been {mood} since {since}.',
    'Nobody told me that {fact}.',
    'What helps you when you are {mood} {when}?',
    'My doctor said {said}, and I {answered}.',
    'This month I {did} {when}, and it {helped}.',
    'I read that {fact}. Is that so for you?',
    'Thank you all for what you wrote about {remedy}.',
    'For me it was {remedy}, then {remedy}, then {remedy}.',
    'I keep {remedy} by the bed now.',
    'After {since} I felt {mood}, then {mood}.',
    'The {pain} is lighter when the {sky} is {look}, or so I tell myself.',
    'My {person} made soup and said {said}.',
    'I am {age} and still {mood} about it.',
    'Some days I {did}, some days I only {answered}.',
    'It {helped} more than I thought it would.',
  ],
  places: {
    day: ['one', 'two', 'three', 'four', 'nineteen', 'twenty-six', 'twenty-eight', 'thirty', 'forty-one'],
    pain: ['cramps', 'backache', 'migraine', 'bloating', 'tiredness', 'pull in my side', 'headache', 'hot flush'],
    when: ['at work', 'before dawn', 'on the tram', 'two days early', 'after lunch', 'in the night', 'right on time'],
    remedy: ['a hot water bottle', 'ginger tea', 'magnesium', 'a slow walk', 'a warm bath', 'raspberry leaf', 'a nap'],
    helped: [
      'helped',
      'did nothing',
      'took the edge off',
      'made it worse',
      'carried me through the day',
      'surprised me',
    ],
    person: ['mother', 'sister', 'partner', 'aunt', 'daughter', 'neighbor', 'best friend', 'grandmother'],
    answered: ['told the truth', 'laughed', 'cried a little', 'said no', 'wrote it down', 'asked for a blood count'],
    sky: ['moon', 'moon', 'full moon', 'new moon', 'morning', 'sky'],
    look: ['round', 'thin', 'yellow', 'bright', 'half gone', 'late', 'very low'],
    place: ['roofs', 'harbor', 'fields', 'car park', 'river', 'hospital', 'garden wall'],
    did: [
      'baked bread',
      'sat on the stairs',
      'walked to the water',
      'wrote three pages',
      'called in sick',
      'danced alone',
    ],
    mood: ['tired', 'tender', 'angry', 'hopeful', 'restless', 'calm', 'lonely', 'proud', 'worn thin'],
    since: ['Tuesday', 'the operation', 'the birth', 'the second loss', 'the pill', 'spring', 'my last cycle'],
    fact: [
      'cycles change after forty',
      'it can take a year to come back',
      'iron matters this much',
      'one can grieve for so long',
      'sleep goes first',
      'pain is a reason to go and ask',
    ],
    said: ['it is common', 'we should look again', 'to wait three months', 'that I was right to come', 'to rest'],
    age: ['nineteen', 'twenty-four', 'thirty-one', 'thirty-eight', 'forty-four', 'fifty-two'],
  },
};

const OTHERS: readonly Bank[] = [
  {
    language: 'es',
    share: 0.07,
    frames: ['Hoy tengo {dolor} {cuando}.', '¿A alguien más le pasa {cuando}?', 'La luna estaba {vista} y no dormí.'],
    places: {
      dolor: ['cólicos', 'dolor de cabeza', 'mucho sueño', 'la espalda dura'],
      cuando: ['por la noche', 'en el trabajo', 'antes de la regla', 'desde el martes'],
      vista: ['llena', 'muy baja', 'casi nueva'],
    },
  },
  {
    language: 'de',
    share: 0.06,
    frames: [
      'Heute habe ich {schmerz}, {wann}.',
      'Kennt das noch jemand {wann}?',
      'Der Mond war {bild}, ich war wach.',
    ],
    places: {
      schmerz: ['Krämpfe', 'Kopfweh', 'Rückenschmerzen', 'keine Kraft'],
      wann: ['schon seit gestern', 'bei der Arbeit', 'in der Nacht', 'vor der Blutung'],
      bild: ['voll', 'ganz schmal', 'gelb'],
    },
  },
  {
    language: 'pt',
    share: 0.04,
    frames: ['Hoje estou com {dor} {quando}.', 'A lua estava {vista} e não dormi.', 'Mais alguém {quando}?'],
    places: {
      dor: ['cólicas', 'dor de cabeça', 'muito cansaço'],
      quando: ['de noite', 'no trabalho', 'desde ontem'],
      vista: ['cheia', 'quase nova', 'baixa'],
    },
  },
  {
    language: 'fr',
    share: 0.03,
    frames: ['J’ai {mal} {quand}.', 'La lune était {vue}, je n’ai pas dormi.', 'Est-ce que ça vous arrive {quand} ?'],
    places: {
      mal: ['des crampes', 'mal au dos', 'la migraine'],
      quand: ['la nuit', 'au travail', 'depuis mardi'],
      vue: ['pleine', 'basse', 'presque noire'],
    },
  },
];

const BANKS: readonly Bank[] = [ENGLISH, ...OTHERS];
const PLACE = /\{(\w+)\}/g;
const rareSentence = (word: string) => `The whole kitchen smelled of ${word}.`;

/** What somebody writes, and of which pieces it is put together: the search words of a piece are the same wherever it stands. */
export type Words = { readonly body: string; readonly language: string; readonly pieces: readonly string[] };

/** Every piece that words are put together of, with its language. */
export function allPieces(): { readonly language: string; readonly piece: string }[] {
  return BANKS.flatMap(({ language, frames, places }) =>
    [
      ...frames.map(withoutPlaces),
      ...Object.values(places).flat(),
      ...RARE_WORDS.map(({ word }) => rareSentence(word)),
    ].map((piece) => ({ language, piece })),
  );
}

/** What somebody writes: so many sentences in one language, and a rare word where one is given. */
export function wordsOf(
  chance: Chance,
  { most, rare }: { readonly most: number; readonly rare?: string | undefined },
): Words {
  const bank = bankOf(chance.next());
  const sentences: string[] = [];
  const pieces: string[] = [];
  for (let left = 1 + chance.below(most); left > 0; left -= 1) sentences.push(sentence(chance, { bank, pieces }));
  if (rare !== undefined) {
    sentences.push(rareSentence(rare));
    pieces.push(rareSentence(rare));
  }
  const body = sentences.join(sentences.length > 4 && chance.happens(0.3) ? '\n\n' : ' ');
  return { body, language: bank.language, pieces };
}

/** At which places of a circle of so many posts the rare words stand: spread evenly from the oldest to the newest. */
export function rarePlaces(count: number): ReadonlyMap<number, string> {
  return new Map(
    RARE_WORDS.flatMap(({ word, hits }, nth) =>
      Array.from({ length: hits }, (_, hit) => [Math.floor(((hit + 0.5) * count) / hits) + nth, word] as const),
    ),
  );
}

function bankOf(at: number): Bank {
  let left = at;
  for (const bank of OTHERS) {
    if (left < bank.share) return bank;
    left -= bank.share;
  }
  return ENGLISH;
}

const withoutPlaces = (frame: string) => frame.replaceAll(PLACE, ' ');
const FRAME_PIECES = new Map(
  BANKS.flatMap(({ frames }) => frames.map((frame) => [frame, withoutPlaces(frame)] as const)),
);

function sentence(
  chance: Chance,
  { bank: { frames, places }, pieces }: { readonly bank: Bank; readonly pieces: string[] },
): string {
  const frame = chance.pick(frames);
  pieces.push(FRAME_PIECES.get(frame) ?? '');
  return frame.replaceAll(PLACE, (_, place: string) => {
    const word = chance.pick(places[place] ?? []);
    pieces.push(word);
    return word;
  });
}
