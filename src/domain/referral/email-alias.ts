const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address: in small letters, without what follows a plus sign, and at Gmail without dots, which
 * count for nothing there. Two addresses of one form are one person's.
 */
export function aliasForm(email: string): string {
  const [box = '', host = ''] = email.trim().toLowerCase().split('@');
  const bare = box.split('+')[0] ?? '';
  return GMAIL.has(host) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${host}`;
}
