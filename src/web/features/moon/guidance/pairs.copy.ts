import type { MoonPhase, Phase } from '#domain/cycle/cycle-view.ts';

/** What the sky does, in one sentence. */
export const SKY: Readonly<Record<MoonPhase, string>> = {
  new: 'The sky is dark, and the count begins again.',
  waxing_crescent: 'A first thin light, gone soon after sunset.',
  first_quarter: 'Half lit, and staying longer each evening.',
  waxing_gibbous: 'Nearly everything is visible now.',
  full: 'The whole face, all night long.',
  waning_gibbous: 'The light comes later each evening.',
  last_quarter: 'Half lit, and best seen by those who are up early.',
  waning_crescent: 'The last thin light, just before the sun.',
};

/** What the days of a moon suit, for those whose phase is not told. */
export const ALONE: Readonly<Record<MoonPhase, string>> = {
  new: 'Begin something so small that nobody has to know.',
  waxing_crescent: 'Tell one person what you would like to begin.',
  first_quarter: 'Choose between two things you have been carrying side by side.',
  waxing_gibbous: 'Mend what is nearly done; leave the new idea until tomorrow.',
  full: 'Go outside for five minutes and look up. That is the whole exercise.',
  waning_gibbous: 'Thank somebody in writing, in two lines.',
  last_quarter: 'Clear one drawer, one message, one old worry.',
  waning_crescent: 'Put the lamps out early, and let the week end quietly.',
};

/** The moon and the member's phase together. A suggestion, never a rule. */
export const TOGETHER: Readonly<Record<MoonPhase, Readonly<Record<Phase, string>>>> = {
  new: {
    rest: 'You are in Rest under a dark sky: two good reasons to cancel something and go to bed.',
    create:
      'You are in Create while the sky starts over: write down the one thing you would like to see grown in two weeks.',
    shine:
      'You are in Shine while the sky is empty: your company may be the brightest thing in the room. It may also stay at home.',
    reflect:
      'You are in Reflect and the sky has gone dark with you: finish what is nearly done, and leave the rest without guilt.',
  },
  waxing_crescent: {
    rest: 'You are in Rest while the sky sets out: let it go ahead. You may catch up in a few days, or not at all.',
    create: 'You are in Create and the light is new too: try the thing badly once, before you try to do it well.',
    shine: 'You are in Shine while the light is still small: say yes to one invitation, and mean it.',
    reflect: 'You are in Reflect while the sky begins: let others start things, and keep a page for what you notice.',
  },
  first_quarter: {
    rest: 'You are in Rest at the half moon: if something is waiting to be decided, decide it sitting down, with something warm.',
    create: 'You are in Create at the half moon: drop the weaker of two plans and give its hours to the other.',
    shine:
      'You are in Shine at the half moon: have the conversation you have been preparing. You are likely to find the words.',
    reflect:
      'You are in Reflect at the half moon: your eye for faults is good now. Turn it on the work, not on yourself.',
  },
  waxing_gibbous: {
    rest: 'You are in Rest while the sky is still filling: draw the curtain. Nothing out there needs you tonight.',
    create:
      'You are in Create while the sky is still filling: stay with one thing until it works, then show it to somebody.',
    shine: 'You are in Shine under a nearly full light: gather people, and leave before you are tired.',
    reflect:
      'You are in Reflect while the sky is still filling, so take the light and leave the noise. Finish one thing, tell one person the truth, go to bed.',
  },
  full: {
    rest: 'You are in Rest on the brightest night: look at it from the window, under a blanket, for as long as you like.',
    create: 'You are in Create on the brightest night: walk home the long way, and let an idea walk along.',
    shine: 'You are in Shine on the brightest night: be seen, by the people you like to be seen by.',
    reflect:
      'You are in Reflect on the brightest night. If the two pull apart, let the inner one win: lower lamps, earlier sleep, one honest page.',
  },
  waning_gibbous: {
    rest: 'You are in Rest while the light turns home: do half of the list, and call it the list.',
    create: 'You are in Create while the light turns home: make a second version of something you already have.',
    shine: 'You are in Shine while the light turns home: pass on what you know to somebody who asks.',
    reflect: 'You are in Reflect and the light is fading too: say thank you twice, and no once.',
  },
  last_quarter: {
    rest: 'You are in Rest at the waning half: keep the morning slow. The half moon will be there over breakfast.',
    create: 'You are in Create at the waning half: clear a table before you put something new on it.',
    shine: 'You are in Shine at the waning half: make up with somebody, if it is time and you want to.',
    reflect: 'You are in Reflect at the waning half: sort, cancel, give away. Keep whatever you are unsure about.',
  },
  waning_crescent: {
    rest: 'You are in Rest at the thin end of the moon: less of everything, and something good to eat.',
    create:
      'You are in Create at the thin end of the moon: collect, read, look around. The doing can wait for the light.',
    shine: 'You are in Shine at the thin end of the moon: one long talk is worth more than four short ones.',
    reflect: 'You are in Reflect at the thin end of the moon: write down what this month was. Three lines will do.',
  },
};
