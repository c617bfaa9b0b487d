/** What words may tell of (decisions 10): that she may hurt herself, that somebody hurts her, or that she bleeds heavily and faints. */
export type Crisis = 'self_harm' | 'abuse' | 'bleeding';

const SELF_HARM = [
  /\b(kill(ing)?|hurt(ing)?|harm(ing)?|cut(ting)?|burn(ing)?) (myself|my self)\b/,
  /\b(end|ending|take|taking) (my (own )?life|it all)\b/,
  /\bsuicid(e|al)\b/,
  /\bself[- ]?harm/,
  /\b(want|wanted|going|wish|ready) (to die|i was dead|i were dead|to be dead)\b/,
  /\b(don't|do not|didn't) want to (live|be alive|be here any ?more|wake up|exist)\b/,
  /\b(better off (dead|without me)|no reason to live|not worth living|can't go on)\b/,
  /\boverdos(e|ed|ing)\b/,
] as const;

const SOMEBODY = String.raw`(he|she|they|my (dad|father|stepdad|mum|mom|mother|stepmother|uncle|brother|husband|wife|partner|boyfriend|girlfriend|ex|boss|coach|teacher))`;
const ABUSE = [
  new RegExp(String.raw`\b${SOMEBODY} (hits?|beats?|kicks?|chok(es|ed)|strangle[sd]|punche[sd]|slap(s|ped)|hurts?|threaten(s|ed)|forc(es|ed)|rape[sd]|abuse[sd]|touche[sd]) me\b`),
  /\b(was|were|been|being|got) (raped|molested|assaulted|abused|strangled|choked|beaten)\b/,
  /\b(raped|molested|abused|assaulted|strangled) me\b/,
  /\btouch(es|ed) me (where|when|and) i (don't|do not|didn't|did not)\b/,
  new RegExp(String.raw`\b(afraid|scared|frightened) of (him|her|them|my (dad|father|stepdad|mum|mom|mother|husband|wife|partner|boyfriend|girlfriend|ex))\b`),
  /\b(won't|doesn't|will not) let me (leave|go out|see (my )?(friends|family))\b/,
] as const;

const BLEEDING = /\b(bleed|bleeding|bled|blood|flooding|soak(ed|ing)?|clots?|haemorrhag\w*|hemorrhag\w*)\b/;
const FAINTING = /\b(faint(ed|ing|s)?|pass(ed|ing) out|black(ed|ing) out|collaps(ed|ing|e)|lost consciousness|can't stand up)\b/;

/**
 * What a text may tell of, so that help is shown beside it at once, to its writer alone. It reads words, not meanings: it may show help that
 * is not needed, and it must never be the reason to hold a text back. Nothing is kept of its answer.
 */
export function crisisIn(text: string): readonly Crisis[] {
  const read = text.toLowerCase().replaceAll(/[\u2018\u2019\u02bc]/g, "'").replaceAll(/\s+/g, ' ');
  const found: Crisis[] = [];
  if (SELF_HARM.some((words) => words.test(read))) found.push('self_harm');
  if (ABUSE.some((words) => words.test(read))) found.push('abuse');
  if (BLEEDING.test(read) && FAINTING.test(read)) found.push('bleeding');
  return found;
}
