/** The one style of a page: what a visitor's first view uses, or all styles of a member's page. */
const STYLES = ['<style>', '<style data-whole>'];

/** What a built page or script must not hold. Each finding is one sentence; none is good. */
export function pageFaults(html: string): string[] {
  const faults: string[] = [];
  if (/<[a-z][^>]*\sstyle\s*=/i.test(html)) faults.push('an element has a style attribute, which the policy forbids');
  if (/<[a-z][^>]*\son[a-z]+\s*=/i.test(html))
    faults.push('an element has a handler attribute, which the policy forbids');
  for (const [, attributes = '', content = ''] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
    const isData = attributes.includes('type="application/json"');
    if (!isData && content.trim() !== '') faults.push('a script stands in the page itself, which the policy forbids');
    if (!isData && !/\ssrc="\//.test(attributes)) faults.push('a script does not come from this origin');
  }
  if (!STYLES.includes((html.match(/<style[^>]*>/g) ?? []).join('')))
    faults.push('the page has not exactly one inlined style');
  // A link fetches nothing until it is followed, and then does not say where from.
  const fetching = html.replaceAll(/<a\b[^>]*\srel="noreferrer"[^>]*>/g, '');
  if (/(?:src|href)="(?:https?:)?\/\//.test(fetching)) faults.push('the page names a foreign address');
  return faults;
}

/** Whether a script of the browser carries zod: its marks survive minification. */
export function carriesZod(script: string): boolean {
  return /\b_zod\b|ZodError|invalid_union/.test(script);
}
