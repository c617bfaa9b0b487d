/** The letters of a page that somebody sees. */
export type WithTexts = Window & { shownTexts?: () => Text[] };

/** Runs in the page: lays down `shownTexts()`, which answers every text that is shown, and not for readers alone. */
export function layDownTexts(): void {
  const isForReadersAlone = (part: Element | null): boolean => {
    for (let around = part; around; around = around.parentElement) {
      const { width, height } = around.getBoundingClientRect();
      if (width <= 1 && height <= 1 && getComputedStyle(around).overflow === 'hidden') return true;
    }
    return false;
  };
  const isShown = ({ data, parentElement: part }: Text): boolean =>
    part !== null &&
    data.trim() !== '' &&
    !part.matches('script, style, option, title') &&
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isForReadersAlone(part);
  (window as WithTexts).shownTexts = () => {
    const shown: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && isShown(node)) shown.push(node);
    return shown;
  };
}
