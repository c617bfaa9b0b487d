import { expect, test } from 'vitest';
import type { LegalReply } from '#contract/legal/legal.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PrivacyScreen, TermsOfUseScreen } from './legal-screen.tsx';

const reply: LegalReply = {
  document: {
    document: 'privacy',
    version: 2,
    date: localDate('2026-12-01'),
    title: 'Privacy policy',
    lead: 'What we keep.',
    short: { title: 'In short', points: ['One.', 'Two.'] },
    sections: [
      { id: 'who', title: 'Who', blocks: [{ show: 'operator' }] },
      {
        id: 'what',
        title: 'What',
        blocks: ['See the [terms](/terms-of-use), **really**.', { list: ['a thing', 'another'] }, { show: 'stored' }],
      },
      { id: 'others', title: 'Others', blocks: [{ show: 'processors' }] },
    ],
  },
  versions: [
    { version: 2, date: localDate('2026-12-01') },
    { version: 1, date: localDate('2026-11-21') },
  ],
  operator: { name: null, address: [], email: null },
  stored: [{ what: 'Journal', how: 'Encrypted with your own key', who: 'You', howLong: 'Until you delete it' }],
  processors: [{ what: 'E-mail', who: 'The relay', gets: ['your e-mail address', 'the letter'], never: 'No journal.' }],
};
const told = (document: LegalReply, version?: string) => ({
  answers: answered('getLegalDocument', document, {
    params: { document: 'privacy' },
    query: { version },
  }),
});
const old = { ...reply, document: { ...reply.document, version: 1, date: localDate('2026-11-21') } };

test('shows version, contents, what is filled in, and the way to what was before', () => {
  const { screen } = renderScreen(<PrivacyScreen />, { at: '/privacy', data: told(reply) });
  expect(screen.getByText('Version 2, 1 December 2026')).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms-of-use');
  expect(screen.getByText('really').tagName).toBe('STRONG');
  expect(screen.getByText(/has not entered a name/)).toBeDefined();
  expect(screen.getByRole('rowheader', { name: 'Journal' })).toBeDefined();
  expect(screen.getByText('Gets: your e-mail address; the letter.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Version 1, 21 November 2026' }).getAttribute('href')).toBe(
    '/privacy?version=1',
  );
});

test('an older version says that it applies no more', () => {
  const { screen } = renderScreen(<PrivacyScreen />, { at: '/privacy?version=1', data: told(old, '1') });
  expect(screen.getByText(/which applies no more/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Read the one that applies' }).getAttribute('href')).toBe('/privacy');
});

test('names who runs the installation where it is entered', () => {
  const { screen } = renderScreen(<PrivacyScreen />, {
    at: '/privacy',
    data: told({
      ...reply,
      operator: { name: 'Hearth & Co', address: ['Lane 1'], email: 'privacy@hearth.example' },
    }),
  });
  expect(screen.getByText('Lane 1')).toBeDefined();
  expect(screen.getByRole('link', { name: 'privacy@hearth.example' }).getAttribute('href')).toBe(
    'mailto:privacy@hearth.example',
  );
});

test('on a way inside the app it fetches the document, and says so when it does not come', async () => {
  fakeApi({ getLegalDocument: () => LOST });
  const { screen } = renderScreen(<TermsOfUseScreen />, { at: '/terms-of-use' });
  expect(await screen.findByText('The document did not come.')).toBeDefined();
});
