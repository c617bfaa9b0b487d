import { HELP_PLACES } from '#domain/crisis/helplines.ts';

/** What leads out of the circle. */
export type ContactDetail = 'link' | 'email' | 'phone' | 'handle';

const PLAIN_ENDINGS =
  'com|net|org|info|biz|edu|gov|io|co|dev|xyz|gg|ly|tv|fm|app|shop|store|online|site|club|blog|link|page|health|care|clinic|live|tel|eu|uk|de|fr|es|pt|nl|ca|au|nz|ie|ke|za|ng|gh|ch|pl|se|dk|fi|ru|br|mx|ar|jp|cn|kr';
// Endings that are words too: "I rested.it helped" is no address, "bit.ly/x" and "wa.me/1" are.
const WORD_ENDINGS = 'me|it|so|in|to|is|at|be|my|no|us|am|as|do';
const DOT = String.raw`\s*[([{<]\s*(?:dot|punto|punkt|point|\.)\s*[)\]}>]\s*|\s+d[o0]t\s+`;
const LINKS: readonly RegExp[] = [
  /\b(?:https?|ftp|hxxps?):?\s?\/\/\S/iu,
  /\bwww\s?[.,]\s?[\p{L}\p{N}]/iu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@.])[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.(?:${PLAIN_ENDINGS})(?![\p{L}\p{N}'’-]|\.[\p{L}])`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@.])[\p{L}\p{N}][\p{L}\p{N}.-]*\.(?:${PLAIN_ENDINGS}|${WORD_ENDINGS})/[\p{L}\p{N}]`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}@.])[\p{L}\p{N}][\p{L}\p{N}-]*\.(?:COM|NET|ORG|Com)(?![\p{L}\p{N}])`, 'u'),
  // "moonseeds dot com", "moonseeds (dot) com", "moonseeds . com"; "the dot com years" are years.
  new RegExp(
    String.raw`(?<!\b(?:the|a|of|that|this|when|since))(?:${DOT})(?:com|net|org|co|io|info|shop|store|app|me)\b`,
    'iu',
  ),
  /[\p{L}\p{N}]{3,}\s?\.\s?(?:com|c0m)\b/iu,
  /\b(?:bit|tinyurl|linktr)\s?\.?\s?(?:ly|ee)\b/iu,
];
const EMAILS: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}\p{N}-]+)*\s?\.\s?[a-z]{2,}/iu,
  /[\p{L}\p{N}._%+-]+\s*[([{<]\s*at\s*[)\]}>]\s*[\p{L}\p{N}-]+/iu,
  /[\p{L}\p{N}._%+-]+\s?(?:@|\bat\b)\s?(?:gmail|hotmail|outlook|yahoo|icloud|proton(?:mail)?|gmx)\s*(?:\.|\bdot\b)\s*[a-z]{2,}/iu,
  /\b(?:my|at my) (?:e-?mail|gmail)(?: address)? is\s+[\p{L}\p{N}]/iu,
];
const APPS =
  'instagram|insta|ig|snap ?chat|snap|sc|tik ?tok|whats ?app|telegram|discord|kik|signal|face ?book|fb|twitter|threads|line|wechat|skype|zoom';
const LEFT_OUT =
  'full|all|just|so|only|not|a|an|the|nothing|really|basically|always|too|making|gone|dead|bad|toxic|fine|off|down|broken|like|and|full-on|pretty|mostly|very|such|my|no|that|where|how|what';
const HANDLES: readonly RegExp[] = [
  /(?<![\p{L}\p{N}._%+@-])@(?!home\b|work\b|school\b|night\b|all\b|everyone\b|everybody\b|anyone\b|here\b|the\b|me\b|least\b|once\b|first\b|my\b|times\b|lunch\b|noon\b|bedtime\b)[\p{L}_][\p{L}\p{N}._]{2,}/iu,
  new RegExp(
    String.raw`\b(?:my|on|add me on|find me on|follow me on) (?:${APPS})(?: (?:handle|name|user ?name|number|id))?(?: is|:)\s*(?!(?:${LEFT_OUT})\b)[\p{L}\p{N}_.]{3,}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:^|[\s(])(?:ig|insta|instagram|snap|snapchat|sc|kik|tiktok|telegram|discord|whatsapp)\s?[:=]\s?(?!(?:${LEFT_OUT})\b)@?[\p{L}\p{N}_.]{3,}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:add|follow|find|message|msg|text|write|contact|reach|hit) me(?: up)? (?:on|at|via|through|over) (?:my )?(?:${APPS})\b`,
    'iu',
  ),
  /(?<!\b(?:don't|dont|do not|please don't|never|to|he|she|they|who|that|people|strangers|men|guys|would|will|keeps?|kept) )\b(?:dm|pm) me\b/iu,
  /\b(?:send me a (?:dm|pm)|slide into my dms?|(?:check|look at|see|link in) my (?:bio|profile) (?:for|link)|link in (?:my )?bio)\b/iu,
  /\b(?:text|call|whats ?app|ring) me (?:on|at) (?:my|this)? ?(?:number|cell|phone)\b/iu,
  /\b[\p{L}\p{N}_.]{2,32}#\d{4}\b/u,
];

const DIGIT_RUN = /(?<![\p{L}\p{N}.,:])(?:\+\s?)?\(?\d(?:[\s().\-–/]{0,3}\d){6,16}(?![\p{L}\p{N}]|[.,:]\d)/gu;
const DATES = /\b(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4}|\d{4}[-–]\d{4})\b/gu;
const SPOKEN = String.raw`(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double)`;
const SPOKEN_NUMBER = new RegExp(String.raw`\b${SPOKEN}(?:[\s-]+${SPOKEN}){6,}\b`, 'giu');
const COUNTING = 'one two three four five six seven eight nine';

// Numbers of help may be passed on by anybody, in whatever grouping.
const helplines = new Set(
  Object.values(HELP_PLACES).flatMap(({ selfHarm, abuse }) =>
    [...selfHarm, ...abuse].map(({ call }) => call.replaceAll(/\D/g, '')),
  ),
);

function isPhone(run: string): boolean {
  const digits = run.replaceAll(/\D/g, '');
  if (helplines.has(digits) || helplines.has(`1${digits}`)) return false;
  if (digits.length < 7 || digits.length > 15) return false;
  if (/^\s*(?:\+|\(|0)/.test(run)) return true;
  const groups = run.split(/\D+/).filter(Boolean);
  // Lists of cycle lengths, of years, and numbers with their thousands apart.
  if (groups.length > 1 && groups.every(({ length }) => length <= 2)) return false;
  if (groups.every((group) => /^(?:19|20)\d\d$/.test(group))) return false;
  if (/^\d{1,3}(?: \d{3})+$/.test(run) && (digits.length < 9 || digits.endsWith('000'))) return false;
  if (/[/]/.test(run)) return false;
  return groups.length > 1 || digits.length >= 9;
}

function hasPhone(text: string): boolean {
  const undated = text.replaceAll(DATES, ' | ');
  if ([...undated.matchAll(DIGIT_RUN)].some(([run]) => isPhone(run))) return true;
  return [...undated.matchAll(SPOKEN_NUMBER)].some(
    ([said]) => !COUNTING.startsWith(said.toLowerCase().replaceAll(/[\s-]+/g, ' ')),
  );
}

/**
 * Which ways out of the circle a cleaned text names: links (also "name dot com"), email addresses, phone numbers and
 * handles. Reads letters, not meanings. Decimals, dates, abbreviations and numbers of help lines are none.
 */
export function contactDetailsIn(text: string): readonly ContactDetail[] {
  const read = text.normalize('NFKC').replaceAll(/[\u200C\u200D]/gu, '');
  const found: ContactDetail[] = [];
  const without = read.replaceAll(new RegExp(EMAILS[0] ?? '', 'giu'), ' ');
  if (LINKS.some((words) => words.test(without))) found.push('link');
  if (EMAILS.some((words) => words.test(read))) found.push('email');
  if (hasPhone(read)) found.push('phone');
  if (HANDLES.some((words) => words.test(read))) found.push('handle');
  return found;
}
