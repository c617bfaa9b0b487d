const DOTS = '•••';

/** A name as a list of staff shows it: the first letter of the first name, the first of the last ("N••• A•"). Empty without a name. */
export function maskedName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  const first = letterOf(firstName);
  const last = letterOf(lastName);
  return [first && first + DOTS, last && `${last}•`].filter((part) => part !== '').join(' ');
}

/** An address as a list of staff shows it: its first letter and its last label ("n•••@•••.example"). */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1);
  const dot = host.lastIndexOf('.');
  return `${letterOf(email.slice(0, Math.max(0, at)))}${DOTS}@${DOTS}${dot < 0 ? '' : host.slice(dot)}`;
}

function letterOf(text: string): string {
  return [...text.trim()][0] ?? '';
}
