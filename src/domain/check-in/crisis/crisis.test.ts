import { describe, expect, it } from 'vitest';
import { crisisIn } from './crisis.ts';

describe('words of crisis', () => {
  it.each([
    ['I want to die', ['self_harm']],
    ['i just wanna die', ['self_harm']],
    ['sometimes I think about KILLING myself', ['self_harm']],
    ['I feel like I want to hurt myself', ['self_harm']],
    ['the urge to cut myself is back', ['self_harm']],
    ['I cut\nmyself again', ['self_harm']],
    ['I hurt myself last night.', ['self_harm']],
    ['been cutting my arms', ['self_harm']],
    ['I don\u2019t want to be here anymore', ['self_harm']],
    ["I don't want to live any more", ['self_harm']],
    ["I don't want to wake up tomorrow", ['self_harm']],
    ['they would be better off without me', ['self_harm']],
    ['there is nothing to live for', ['self_harm']],
    ['no point in living', ['self_harm']],
    ["I can't go on", ['self_harm']],
    ["I can't go on like this, not for a day", ['self_harm']],
    ['I wish I was dead', ['self_harm']],
    ['I wish I had never been born', ['self_harm']],
    ['thinking of ending my life', ['self_harm']],
    ['end it all', ['self_harm']],
    ['suicidal thoughts came back', ['self_harm']],
    ['I relapsed into self-harm', ['self_harm']],
    ['kms', ['self_harm']],
    ['I took too many pills', ['self_harm']],
    ['he hit me last night', ['abuse']],
    ['My husband keeps hitting me', ['abuse']],
    ['my dad beats me', ['abuse']],
    ['my ex-boyfriend is stalking me', ['abuse']],
    ['he pushed me down the stairs', ['abuse']],
    ['someone assaulted me on the train', ['abuse']],
    ['I was raped', ['abuse']],
    ['I have been in an abusive relationship', ['abuse']],
    ['he made me have sex', ['abuse']],
    ["my uncle touched me where I didn't want it", ['abuse']],
    ['I am scared of my husband', ['abuse']],
    ["I'm afraid he'll hurt us", ['abuse']],
    ["he won't let me leave", ['abuse']],
    ["he doesn't let me see my friends", ['abuse']],
    ['bleeding through everything and I fainted twice', ['bleeding']],
    ['I passed out, there were clots', ['bleeding']],
    ['soaking a pad an hour and I feel faint', ['bleeding']],
    ["so much blood, I can't stand up", ['bleeding']],
    ['he hit me and I want to die', ['self_harm', 'abuse']],
    ["he raped me. I'm still bleeding and nearly passed out. I want to die", ['self_harm', 'abuse', 'bleeding']],
  ])('%s', (text, found) => {
    expect(crisisIn(text)).toEqual(found);
  });
});

describe('usual talk of periods and of days', () => {
  it.each([
    '', 'A word.', 'this kills me', 'killing cramps', 'my cramps are killing me', 'my back is killing me', 'I am dying of cramps', 'cramps so bad I thought I was going to die', 'my uterus is trying to murder me',
    'I could kill for chocolate', 'bloody cramps', 'dead tired', 'tired to death of meetings', 'dying to see her', 'killed it at work today', 'PMS hit me like a truck', 'the cramps came back, they hurt me all day', 'they hit me at noon',
    'heavy bleeding again', 'heavy bleeding, two pads an hour', 'clots again', 'bleeding stopped, then a faint line on the test', 'bled a little, a faint pink', 'the light was faint', 'felt faint in the heat', 'heavy bleeding, collapsed on the sofa',
    "heavy bleeding and I can't stand it", 'blood test tomorrow, last time I fainted', 'soaked by the rain',
    'burned myself on the hot-water bottle', 'I hurt my knee', 'hurt myself at the gym', 'cut myself shaving', 'cut my hair', 'cut out sugar', 'overdosed on chocolate', 'I want to take it all in', 'I want to die of embarrassment',
    "I don't want to live in this town", "I don't want to wake up early", "we can't go on holiday", 'he hit the road', 'he hit me up', 'she beats me at chess every time', 'we were beaten three to one', 'she kicked me all night, three weeks to go', 'I was choked up',
    "my boss won't let me leave early", 'my mum won\'t let me go out on Friday', 'I touched the sea', 'her letter touched me', 'afraid of spiders', 'he surprised me with soup',
  ])('nothing is read into "%s"', (text) => {
    expect(crisisIn(text)).toEqual([]);
  });
});
