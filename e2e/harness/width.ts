import type { Page } from '@playwright/test';

/**
 * What of the page juts out of the window, innermost first, at most three: nobody can read it there, or the page
 * scrolls sideways. The frame around a member's page cuts off what is too wide, so the document's own width does not
 * tell. What scrolls by itself may be wider, and a drawing, though not its words.
 */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (part: Element): boolean => {
      for (let around = part.parentElement; around && around !== document.body; around = around.parentElement)
        if (!around.querySelector('main') && getComputedStyle(around).overflowX !== 'visible') return true;
      return false;
    };
    const juts = (part: Element): boolean => {
      const { left, right, width } = part.getBoundingClientRect();
      return (
        width > 1 &&
        (right > window.innerWidth + 1 || left < -1) &&
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const speaks = (part: Element) =>
      (part.textContent ?? '').trim() !== '' || part.matches('button, a, input, select, textarea, img');
    const parts = [...document.querySelectorAll('body *:not(svg, svg *), svg text')].filter(
      (part) => !part.closest('[aria-hidden="true"]') && speaks(part) && juts(part) && !isCut(part),
    );
    const innermost = parts.filter((part) => !parts.some((other) => other !== part && part.contains(other)));
    const scrolls = document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : [];
    return [
      ...scrolls,
      ...innermost
        .slice(0, 3)
        .map(
          (part) =>
            `${Math.round(part.getBoundingClientRect().left)}..${Math.round(part.getBoundingClientRect().right)} <${part.tagName.toLowerCase()} class="${part.getAttribute('class') ?? ''}"> ${(part.textContent ?? '').trim().slice(0, 40)}`,
        ),
    ];
  });
}
