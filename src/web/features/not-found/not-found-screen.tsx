import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { mistyPath } from '#web/ui/drawings/windows/places/misty-path.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { notFoundCopy } from './not-found.copy.ts';

/** The page of an address that leads nowhere (§2.9): a path that ends in mist, and the way home. */
export function NotFoundScreen() {
  return (
    <StandAlone of={mistyPath}>
      <h1>{notFoundCopy.title}</h1>
      <p>{notFoundCopy.text}</p>
      <LinkButton href={href('home')}>{notFoundCopy.home}</LinkButton>
    </StandAlone>
  );
}
