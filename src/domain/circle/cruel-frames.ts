// Ways of being cruel that no list of phrases can hold: who is to be harmed, who is insulted, who is sent away.
const KIN = '(?:baby|babies|kids?|child(?:ren)?|mom|mother|family|dog|cat|husband|wife|daughter|son)';
const PERSON = '(?:mom|mother|parent|wife|daughter|friend|person|woman|human|girlfriend|sister|doctor)';
const BAD =
  '(?:bad|terrible|horrible|awful|unfit|shit|shitty|lousy|crap|rotten|pathetic|useless|disgusting|worst|failed|fake)';
const URGE = "(?:go|just|pls|please|why don't you|why not|should|ought to|better|need to|do it|already|and)";
const HURTS = '(?:kill|hurt|hit|slap|beat|punch|rape|stab|smash|strangle|choke|shoot|find|hunt|destroy|end|come for)';
const NAME =
  '(?:stupid|idiot|moron|dumb|dumbass|pathetic|loser|b[i!]?tch|cow|pig|hag|liar|freak|weirdo|psycho|lunatic|trash|garbage|whale|hippo|asshole|twat|witch|clown|bimbo|parasite|scum|creep|leech|monster|coward|snake|brat|disgrace|joke)';
const ADJECTIVE =
  '(?:stupid|fat|old|ugly|dumb|lying|sad|selfish|pathetic|lazy|crazy|silly|sick|filthy|dirty|little|such|total|absolute|complete|fucking|miserable|jealous|disgusting)';

/** Urging somebody to harm themselves, wishing it on them, and threats. */
export const HARM_FRAMES = new RegExp(
  [
    String.raw`\b${URGE}(?: (?:and|just|go|already|please))* (?:kill|off|unalive|hang|cut|hurt|end|drown|shoot|starve) (?:yourself|your self|your wrists)\b`,
    String.raw`^(?:pls |please |just |go |so |then |lol |ok |and )*(?:kill|off|unalive|hang|cut|hurt|end|drown|shoot|starve) (?:yourself|your self)\b`,
    String.raw`\b(?:you should|you ought to|why don't you|go and|go|just|please|you might as well)(?: (?:just|all|already|go|and|please))* (?:end it|die\b(?! (?:of|laughing|for))|bleed out|drop dead|rot|stop breathing|stop existing)`,
    String.raw`\b(?:hope|wish|pray)(?: (?:that|it|is|was|were|to god|really))* (?:you|your ${KIN})(?: (?:all|both|just|get|gets|slowly|will))* (?:die|dies|dead|bleed out|suffer|suffers|miscarr\w+|rot|rots|raped|killed|hurt|lose (?:it|the baby|your \w+)|never (?:wake|conceive|have|get)|choke)\b`,
    String.raw`\b(?:better|happier|nicer|brighter)(?: \w+)? (?:off )?(?:without you|if you (?:died|were dead|weren't here|didn't exist|were gone))\b`,
    String.raw`\b(?:nobody|no one)(?: (?:would|will|here|'d|even|ever))* (?:miss you|care if you (?:die|died|live|bleed)|cry (?:for you|at your))`,
    String.raw`\b(?:i'll|i will|i'm going to|we'll|we will|we're going to|they'll|someone(?: \w+)? should|somebody(?: \w+)? should|someone needs to|i swear i'll)(?: (?:just|really|so|come|and|personally))* (?:${HURTS} you\b(?! (?:a|an|some|the|with|on|later|there|at|soon))|${HURTS}(?: out)? where you live|make you (?:pay|sorry|regret|suffer))`,
    String.raw`\b(?:i|we|they)(?: (?:already|now|all|do))? know (?:your (?:real name|address|school|street|house|kids)|what you look like|where you (?:live|work|sleep|go to school))`,
    String.raw`\b(?:better watch out|watch your back|sleep with one eye open|you're (?:dead meat|a dead \w+|dead to|so dead))`,
  ].join('|'),
);

/** An insult for the person who reads it. */
export const CRUEL_FRAMES = new RegExp(
  [
    String.raw`\byou(?: ${ADJECTIVE}){1,3} ${NAME}s?\b|\byou ${NAME}s?\b(?! (?:sitting|test|pose|milk|told|owner))`,
    String.raw`\b(?:you're|you are|be such|what)(?: (?:a|an|the|such|just|really|so|one))*(?: ${ADJECTIVE})* (?:${BAD} ${PERSON}|${NAME})s?\b(?= you\b| you're|[.,!?]|$| and | but |\b.{0,20}\byou\b)`,
    String.raw`\b(?:nobody|no one|none of us|everyone|everybody|we all)(?: (?:here|even|would|could|will|ever|really|actually|just|all|in this room))* (?:likes?|loves?|wants|hates?|is sick of|can stand|laughs? at) you\b(?! (?:to|so|very|all|too|know|here with|back)\b)`,
    String.raw`\byou(?: (?:just|really|all|honestly|literally|people))* (?:make me (?:sick|want to puke|puke|vomit)|disgust me|stink|reek|suck\b|are what's wrong|ruin (?:everything|this))`,
    String.raw`\byou (?:don't|do not|didn't|shouldn't|never should|should never)(?: (?:even|really))* (?:deserve|have|be allowed|have had|get)(?: (?:to|a|any|your|that|be|have))* (?:child|kids?|baby|children|mother|mom|parent|man|husband|help|sympathy|love|reproduce|breed)\b`,
    String.raw`\b(?:your (?:kids?|children|baby|daughter|son|husband) (?:will|must|probably|surely|would|should)(?: \w+)? (?:hates?|be ashamed|leave|better without) ?(?:you)?)\b`,
  ].join('|'),
);

/** Somebody is sent away, or told that it is nothing. */
export const ROUGH_FRAMES = new RegExp(
  [
    String.raw`^(?:just |oh |please |ugh |lol |girl |and |so |ok |well |omg )*(?:grow up|get over (?:it|yourself)|get a grip|suck it up|toughen up|move on|calm down|cry harder|shut up|pipe down)(?= ?(?:[.,!?]|$|already|and|girl|lol))`,
    String.raw`\b(?:quit|stop|enough with|done with|tired of)(?: (?:your|the|all|this|with|being|acting|so|such|a|always|constantly))* (?:whin\w+|complain\w+|moan\w+|cry\w*|bitching|drama\w*|attention|sensitive|ridiculous|lazy|self-?pity|nagging|overreact\w*|a baby|victim)\b`,
    String.raw`\b(?:no ?body|no one|who)(?: (?:here|even|really|actually|the hell))* (?:cares?|asked(?: you| for)?|wants to (?:hear|read|know)|needs to know)(?= ?(?:[.,!?]|$|about (?:you|this|your)|lol|tbh|what you))`,
    String.raw`\byou(?:'re| are)(?: (?:just|so|such|being|way|too|really|only|all|a|an|always))* (?:lazy|dramatic|sensitive|ridiculous|spoiled|weak|whiny|needy|overreacting|exaggerating|imagining (?:it|things)|making (?:it|this) up|faking|a (?:hypochondriac|drama queen|cry ?baby|snowflake))\b`,
    String.raw`\b(?:it's|its|it is|that's) (?:just|only) (?:a |your )?(?:period|cramps?|hormones|bit of blood|pain)\b[^.]*\b(?:get over|deal with|stop|grow|relax|calm|other women|suck|yourself|move on)\b`,
  ].join('|'),
);

/** Told of a story, or of what others say and said. */
export const RETOLD =
  /\b(?:(?:cramps?|uterus|period|hormones|pain|migraine|virus|endo|acne|bra|alarm|pms) (?:can|should|could|needs? to)|(?:nobody|no one)(?: here)? (?:thinks|said|says|believes)|in (?:the|this|my|that) (?:story|book|film|movie|game|show|series|chapter|novel|song)|the (?:one|girl|woman|scene) (?:with|where|in)|lyrics?|episode|(?:she|he|they|someone|somebody|people|everyone|boys|girls|guys?|kids|strangers?|trolls?|nurses?|doctors?|teachers?|(?:my|a|the|our|his) (?:[\w-]+ ){0,4}?\w+)(?: (?:at school|online|once|just|always|also|even|has|in my class|literally))* (?:wrote|writes|said|says?|commented|posted|texted|sent|told|tells|called|calls|yelled|shouted|whispered|messaged|typed))\b/;
/** "Shut up" as joy. */
export const JOY = /\bshut up[,!]* (?:that|this|no way|really|omg|i love|is that|are you|you did|congrat\w*|yes)\b/;
