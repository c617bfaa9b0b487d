import type { FirstData } from '#contract/first-data.ts';
import { LEGAL_DOCUMENTS } from '#contract/legal/legal.schemas.ts';
import type { ScreenName } from '#contract/screens.ts';
import type { WholeHouse } from '../house.ts';

type Asked = { readonly screen: ScreenName | null; readonly search: string };

/** What a public page carries that says what is true of this installation, for members and visitors alike; null for every other page. */
export async function liveData(
  { proof, legal }: Pick<WholeHouse, 'proof' | 'legal'>,
  { screen, search }: Asked,
): Promise<Pick<FirstData, 'proof' | 'legal'> | null> {
  if (screen === 'privacyProof') return { proof: await proof.show() };
  const name = LEGAL_DOCUMENTS.find((document) => document === screen);
  if (!name) return null;
  const found = legal.read(name, versionIn(search)) ?? legal.read(name);
  return found && { legal: found };
}

function versionIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get('version') ?? '';
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
