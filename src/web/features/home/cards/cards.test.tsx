import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { promptsFor } from '#domain/journal/prompts.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { type MemberOptions, renderForMember, replyOf, RESTING, TODAY } from '#web/testing/render-for-member.tsx';
import { HomeScreen } from '../home-screen.tsx';

const open = (options: MemberOptions = {}) => renderForMember(<HomeScreen />, options).screen;
const LOGGED = { flow: localDate('2026-11-08'), mood: localDate(TODAY), energy: null, symptoms: null };

beforeEach(() => {
  fakeApi({ getWisdom: () => ({ pieces: [], forYou: [], reading: { saved: [], places: [] } }) });
});

describe('§2.3: the wellness path', () => {
  test('before anything is logged it is the first day', () => {
    const path = within(open().getByRole('complementary', { name: 'One step today' }));
    expect(path.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/tracker']);
    expect(path.getByText('Everything else grows from the days you log. One tap is enough to begin.')).toBeDefined();
  });

  test('after that one step, with its reason', () => {
    const path = within(
      open({ reply: replyOf({}, { lastLogged: LOGGED }) }).getByRole('complementary', { name: 'One step today' }),
    );
    expect(path.getAllByRole('link')).toHaveLength(1);
    expect(path.getByText(/^(You’re in|Because you chose|You’ve completed|Take a minute)/)).toBeDefined();
  });
});

describe('§2.4: Sacred Journaling', () => {
  test('the prompt is that of her journal, and the card leads there', () => {
    const card = within(open().getByRole('region', { name: 'Sacred Journaling' }));
    const [prompt] = promptsFor({ date: localDate(TODAY), phase: 'reflect', moon: 'waxing_gibbous' });
    expect(card.getByText(`“${prompt}”`)).toBeDefined();
    expect(card.getByRole('link', { name: 'Write a page' }).getAttribute('href')).toBe('/journal');
  });

  test.each([
    ['a stage without phases', replyOf({}, { stage: 'perimenopause' })],
    ['a long silence', replyOf(RESTING)],
  ])('in %s no phase is asked of', (_what, reply) => {
    const [prompt] = promptsFor({ date: localDate(TODAY), phase: null, moon: 'waxing_gibbous' });
    expect(
      within(open({ reply }).getByRole('region', { name: 'Sacred Journaling' })).getByText(`“${prompt}”`),
    ).toBeDefined();
  });
});

describe('§2.4: the card her goals choose', () => {
  test.each([
    ['reduce menstrual pain and symptoms', 'Comfort kit', '/wellness', /NHS, Period pain, read 2026/],
    ['navigate menopause with grace', 'Wakeful nights', '/tracker', /NICE, Menopause \(NG23\), 2015/],
    ['prepare for conception', 'Before conception', '/report', /CDC, Folic acid, read 2026/],
  ])('%s: %s, what a doctor is for first', async (goal, name, to, source) => {
    const { screen, user } = renderForMember(<HomeScreen />, { user: { sacredGoals: [goal] } });
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    const sheet = within(await screen.findByRole('dialog', { name }));
    // Where it is from is folded at the foot, never inside a sentence.
    expect(sheet.getByRole('status').textContent).not.toMatch(source);
    expect(sheet.getByText(source).closest('details')?.open).toBe(false);
    expect(sheet.getByRole('link', { name: /^(Log|Comforts|Your page)/ }).getAttribute('href')).toBe(to);
  });

  test('no other goal brings one, and none speaks of conception to a teen or where it is hidden', () => {
    const cards = /Comfort kit|Wakeful nights|Before conception/;
    for (const options of [
      { user: { sacredGoals: ['create healing rituals'] } },
      {
        user: { sacredGoals: [], customGoals: ['to conceive'], ageGroup: 'teen' },
        reply: replyOf({}, { stage: 'teen' }),
      },
      { user: { sacredGoals: ['prepare for conception'] }, reply: replyOf({}, { stage: 'hormonal_contraception' }) },
    ] as const) {
      const { screen, unmount } = renderForMember(<HomeScreen />, options);
      expect(screen.queryByRole('button', { name: cards })).toBeNull();
      unmount();
    }
  });
});

test('the daily quiz is one link away', () => {
  expect(
    open()
      .getAllByRole('link')
      .some((link) => link.getAttribute('href') === '/daily-quiz'),
  ).toBe(true);
});
