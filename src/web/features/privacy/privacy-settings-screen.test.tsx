import { expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderForMember } from '#web/testing/render-for-member.tsx';
import { PrivacySettingsScreen } from './privacy-settings-screen.tsx';

test('/privacy-settings stands beside the profile, each with an address of its own', () => {
  fakeApi({});
  const { screen } = renderForMember(<PrivacySettingsScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings');
  const tabs = [...screen.getByRole('navigation', { name: 'Settings' }).querySelectorAll('a')];
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([['Profile', '/profile-settings', null], ['Privacy', '/privacy-settings', 'page']]);
});
