import { href } from '#contract/screens.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { signup } from '../signup.copy.ts';

/** What she accepts besides, to be read in a tab of its own so that nothing she typed is left. */
export function Agreement() {
  const { start, terms, middle, privacy, end, newTab } = signup.agreement;
  return (
    <>
      {start}
      <TextLink inline href={href('termsOfUse')} target="_blank" rel="noopener">
        {terms}
        <span className="vh"> {newTab}</span>
      </TextLink>
      {middle}
      <TextLink inline href={href('privacy')} target="_blank" rel="noopener">
        {privacy}
        <span className="vh"> {newTab}</span>
      </TextLink>
      {end}
    </>
  );
}
