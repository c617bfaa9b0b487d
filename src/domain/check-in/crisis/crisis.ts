/**
 * What words may tell of (decisions 10): that the member may hurt themselves, that somebody hurts the member, or that
 * the member bleeds heavily and faints.
 */
export type Crisis = 'self_harm' | 'abuse' | 'bleeding';

// "Hurt myself at the gym", "cut myself shaving": what happened by accident names how it happened.
const BY_ACCIDENT = String.raw`(?! (?:at|in|on|while|when|from|falling|lifting|running|doing|playing|shaving|cooking|chopping|slicing|during|by accident|accidentally)\b)`;
const IN_JEST = String.raw`(?! (?:of|from) (?:laugh|embarrass|shame|boredom|cringe|cute)\w*)`;

const SELF_HARM = [
  /\b(?:kill(?:ing|ed)?|harm(?:ing|ed)?|hang(?:ing)?|drown(?:ing)?|shoot(?:ing)?|hurting|cutting|burning) (?:myself|my self)\b/,
  new RegExp(String.raw`\b(?:hurt|cut) (?:myself|my self)\b${BY_ACCIDENT}`),
  /\b(?:want|wanted|wanna|like|urge|going|need|tempted|thoughts?|thinking) (?:to |of |about )*(?:hurt|cut|burn)(?:ing)? (?:myself|my self)\b/,
  /\b(?:slit|slash|cut)(?:ting)? my (?:wrists?|arms?|thighs?|veins)\b/,
  /\b(?:end|ending|take|taking) my (?:own )?life\b|\bend(?:ing)? it all\b/,
  /\bsuicid(?:e|al)\b|\bself[- ]?harm|\bunalive\b|\bkms\b/,
  new RegExp(
    String.raw`\b(?:want|wanted|wanting|wish|ready|wanna|rather) (?:to |i could |just )*(?:die|be dead)\b${IN_JEST}`,
  ),
  /\bwish(?:ed)? (?:that )?i (?:was|were|wasn't|weren't|was not|had never been|'d never been) (?:dead|alive|born|here)\b/,
  /\b(?:don't|do not|didn't|did not) (?:want to|wanna) (?:be alive|be here any ?more|exist|live(?! (?:in|at|with|near|like|there|on my own|alone))|wake up(?! (?:early|so|at|before|for)))\b/,
  /\b(?:better off (?:dead|without me)|(?:no reason|nothing|no point) (?:to live|to live for|in living|in being alive)|tired of (?:living|being alive)|not worth living|life isn't worth)\b/,
  /\bcan(?:'t|not) go on(?= ?(?:$|[.,;!?]|like this|any ?more|living|much longer))/,
  /\boverdos(?:e|ed|ing)\b(?! (?:on|of) (?:chocolate|coffee|caffeine|sugar|sweets|candy|ice cream|tv|netflix))/,
  /\b(?:take|took|taken|taking|swallow(?:ed)?) (?:all (?:of )?(?:my|the)|too many|a lot of|every one of my) (?:pills|tablets|meds|painkillers)\b/,
] as const;

const PARTNER =
  'husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?|ex|ex[- ]?(?:husband|wife|boyfriend|girlfriend|partner)';
const KNOWN = String.raw`(?:my|her|the) (?:${PARTNER}|dad|father|step-?dad|step-?father|mum|mom|mother|step-?mum|step-?mom|step-?mother|parents?|uncle|aunt|cousin|grandpa|grandfather|brother|sister|boss|manager|coach|teacher|neighbou?r|roommate|friend)`;
const SOMEBODY = String.raw`(?:he|she|he's|she's|somebody|someone|a (?:man|guy|boy|stranger)|${KNOWN})(?: (?:has|is|keeps|kept|still|just|always|once|even|tried to))*`;
const ABUSE = [
  new RegExp(
    String.raw`\b${SOMEBODY} (?:hit(?:s|ting)?|beat(?:s|ing)?|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|hurt(?:s|ing)?|threaten(?:s|ed|ing)?|forc(?:e|es|ed|ing)|shov(?:e|es|ed|ing)|rap(?:e|es|ed|ing)|abus(?:e|es|ed|ing)|molest(?:s|ed|ing)?|assault(?:s|ed|ing)?|stalk(?:s|ed|ing)?) me\b(?! (?:up\b|at|in (?:chess|cards|tennis|the race)|to (?:it|the)|feelings))`,
  ),
  new RegExp(
    String.raw`\b(?:he|${KNOWN}) (?:kicked|pushed|grabbed|dragged|burned) me\b(?! (?:out of bed|all night|in the (?:ribs|bladder)|a (?:hug|coffee)))`,
  ),
  new RegExp(String.raw`\bthey (?:rap|abus|molest|assault|threaten)e?d me\b`),
  /\b(?:i was|i've been|i got|i am being|i'm being|was being) (?:sexually |physically )?(?:raped|molested|assaulted|abused|harassed|strangled|choked(?! up)|beaten (?:up|by (?:him|her|my)))\b/,
  /\b(?:date|marital) rape\b|\brape[ds]? (?:me|when i)\b|\bsexual(?:ly)? (?:abuse[sd]?|assault(?:ed)?)\b/,
  /\babusive (?:husband|wife|partner|boyfriend|girlfriend|relationship|marriage|home|father|mother|dad|mum|mom|parents?|ex)\b/,
  /\b(?:force[sd]? himself on me|ma(?:ke|kes|de) me have sex|won't take no for an answer)\b/,
  /\btouch(?:es|ed|ing)? me (?:inappropriately|down there|without (?:my )?(?:consent|asking|permission)|(?:where|when|and|even though|although) i (?:don't|do not|didn't|did not|said no))\b/,
  new RegExp(
    String.raw`\b(?:afraid|scared|frightened|terrified) (?:of (?:him|${KNOWN})|(?:that )?he(?:'ll| will| might))\b`,
  ),
  /\b(?:won't|doesn't|will not|does not|wouldn't) let me (?:leave(?! (?:early|work|school|class|the table))|see (?:my )?(?:friends|family|sister|mother|mum|mom))\b/,
  new RegExp(
    String.raw`\b(?:he|my (?:${PARTNER})) (?:won't|doesn't|will not|does not) let me (?:go out|work|have money|use my phone)\b`,
  ),
] as const;

const BLEEDING =
  /\b(?:bleed|bleeding|bled|flooding|flooded|gushing|soak(?:ed|ing|s)?|clots?|haemorrhag\w*|hemorrhag\w*|(?:los(?:t|ing)|lots of|a lot of|so much|too much) (?:of )?blood)\b/;
// A faint line on a test and a faint pink are no fainting.
const FAINTING =
  /\b(?:faint(?:ed|ing|s)|(?:feel|feeling|felt|feels|going|went|almost|nearly|to|and|so|very|i) faint|pass(?:ed|ing|es)? out|black(?:ed|ing) out|collaps(?:ed|ing|e)\b(?! (?:in|into|on|onto) (?:my |the )?(?:bed|sofa|couch))|lost consciousness|(?:can't|cannot|could not|couldn't) stand(?: up)?(?! (?:it|this|that|the|her|him|them|people|my)\b))(?! (?:line|positive|pink|brown|spot\w*|second|smell|trace|streak)\b)/;

/**
 * What a text may tell of, so that help is shown beside it at once, to its writer alone. It reads words, not meanings:
 * it may show help that is not needed, and it must never be the reason to hold a text back. Nothing is kept of its
 * answer.
 */
export function crisisIn(text: string): readonly Crisis[] {
  const read = text
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
  const found: Crisis[] = [];
  if (SELF_HARM.some((words) => words.test(read))) found.push('self_harm');
  if (ABUSE.some((words) => words.test(read))) found.push('abuse');
  if (BLEEDING.test(read) && FAINTING.test(read)) found.push('bleeding');
  return found;
}
