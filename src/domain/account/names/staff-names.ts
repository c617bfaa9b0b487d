import { cleanName } from '../name.ts';

/** Words that somebody of our staff would be taken for, whole. */
const WORDS = [
  'admin',
  'admins',
  'sysadmin',
  'administrator',
  'administrators',
  'moderator',
  'moderators',
  'staff',
  'support',
  'helpdesk',
  'teacher',
  'teachers',
  'official',
  'webmaster',
  'moonhearth',
];
/** Those that are nobody's name, wherever they stand. */
const ANYWHERE = ['moonhearth', 'moderator', 'administrator'];

/** Letters and digits that pass for a Latin letter. What is an l or an i can hardly be told, so it is one letter. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑ4@'],
    ['b', 'вβ8'],
    ['c', 'сϲ'],
    ['d', 'ԁđ'],
    ['e', 'еεє3'],
    ['g', 'ɡ'],
    ['h', 'нһ'],
    ['i', 'іιıl1ӏ'],
    ['k', 'кκ'],
    ['m', 'м'],
    ['n', 'ηո'],
    ['o', 'оοøօ0'],
    ['p', 'рρ'],
    ['s', 'ѕ5$'],
    ['t', 'тτ7'],
    ['u', 'υս'],
    ['v', 'ν'],
    ['x', 'хχ'],
    ['y', 'у'],
  ].flatMap(([letter = '', others = '']) => [...others].map((other) => [other, letter])),
);
const SIGNS = /[0-9@$]/gu;

const plain = (text: string): string =>
  cleanName(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ł/gu, 'l');
const folded = (text: string): string => [...text].map((one) => LOOKS_LIKE[one] ?? one).join('');
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^a-z]+/u)
    .filter((word) => word !== '');

const WHOLE = new Set(WORDS.map(folded));
const PARTS = ANYWHERE.map(folded);

/**
 * Whether a person of these names could be taken for one of our staff: also in other scripts, with digits for letters,
 * spaced out, or across first and last name.
 */
export function isStaffName(...names: readonly string[]): boolean {
  const whole = plain(names.join(' '));
  // A digit may stand for a letter, or beside the word.
  return [whole, whole.replace(SIGNS, ' ')].some((text) => {
    const words = wordsOf(text);
    const joined = words.join('');
    const spelled = words.every((word) => word.length === 1) && WHOLE.has(joined);
    return spelled || words.some((word) => WHOLE.has(word)) || PARTS.some((part) => joined.includes(part));
  });
}
