/** Words of /privacy-settings. */
export const privacy = {
  title: 'Settings',
  coming: 'Opening this part...',
} as const;

export const exportCopy = {
  title: 'Export',
  lead: 'One file with everything: a page you can read, data another app can read, your pictures.',
  action: 'Export my data',
} as const;
