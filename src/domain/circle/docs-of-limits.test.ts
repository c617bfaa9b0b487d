import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ANONYMOUS_WAIT_MINUTES,
  APPEAL_DAYS,
  BODY_MAX,
  NEW_ACCOUNT,
  NEW_COUNT_MAX,
  PAUSE_DAYS,
  RATES,
  REGAIN,
  REPORTS_THAT_HIDE,
  SAME_WORDS_DAYS,
  TEEN_READ_FIRST,
} from './limits.ts';

const page = readFileSync(new URL('../../../docs/circle.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
const figure = (count: number) => count.toLocaleString('en-US');

describe('docs/circle.md says what the code does', () => {
  it.each([
    ['a post', `as a person counts them | ${figure(BODY_MAX.post)} |`],
    ['a reply', `| a reply | ${figure(BODY_MAX.reply)} |`],
    ['what can be typed', `says it is too long | ${figure(BODY_MAX.typed)} |`],
    ['posts an hour', `| posts an hour | ${RATES.new.postsPerHour} | ${RATES.trusted.postsPerHour} |`],
    ['posts a day', `| posts a day | ${RATES.new.postsPerDay} | ${RATES.trusted.postsPerDay} |`],
    ['replies an hour', `| replies an hour | ${RATES.new.repliesPerHour} | ${RATES.trusted.repliesPerHour} |`],
    ['reports a day', `| reports a day | ${RATES.new.reportsPerDay} | ${RATES.trusted.reportsPerDay} |`],
    ['blocks a day', `| blocks a day | ${RATES.new.blocksPerDay} | ${RATES.trusted.blocksPerDay} |`],
    ['new accounts', `for ${NEW_ACCOUNT.days} days and until ${NEW_ACCOUNT.accepted} of its posts`],
    ['regaining', `asks for ${REGAIN.warning} accepted ones more, each hidden post or reply for ${REGAIN.hidden} more`],
    ['the same words', `The same words within ${SAME_WORDS_DAYS} days`],
    ['a teen’s first', `the first ${TEEN_READ_FIRST} posts and replies`],
    ['waiting', `a post waits ${ANONYMOUS_WAIT_MINUTES.post} minutes and a reply ${ANONYMOUS_WAIT_MINUTES.reply}`],
    ['reports', `Reports of ${REPORTS_THAT_HIDE.community} different members`],
    ['reports of teens', `${REPORTS_THAT_HIDE.teen} in the teen room`],
    ['good standing', `standing is an account of ${NEW_ACCOUNT.days} days`],
    ['pauses', `pause writing for ${PAUSE_DAYS.join(', ').replace(/, (?=\d+$)/, ' or ')} days`],
    ['appeals', `once, within ${APPEAL_DAYS} days`],
    ['the count of new ones', `counted up to ${NEW_COUNT_MAX} and said as ${NEW_COUNT_MAX - 1}+`],
  ])('%s', (_, words) => {
    expect(page).toContain(words);
  });

  it('and so do the house rules', () => {
    const rules = readFileSync(new URL('../../../content/circle/house-rules.json', import.meta.url), 'utf8');
    expect(rules.match(/for 1, 3, 7 or 30 days/g)).toHaveLength(2);
    expect([...PAUSE_DAYS]).toEqual([1, 3, 7, 30]);
    expect(rules.match(new RegExp(`once, within ${APPEAL_DAYS} days`, 'g'))).toHaveLength(2);
    expect(rules).toContain(`your first three posts and replies`);
    expect(TEEN_READ_FIRST).toBe(3);
  });
});
