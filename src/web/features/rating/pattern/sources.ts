import type { Source } from '#web/ui/evidence/evidence.ts';

/** The paper of the scoring; its title names a disorder, and nothing here does. */
export const C_PASS: Source = {
  name: 'T. A. Eisenlohr-Moul and six others',
  title: 'Carolina Premenstrual Assessment Scoring System (C-PASS), American Journal of Psychiatry 174:51',
  year: 2017,
  checked: 'November 2026',
};
/** The package whose thresholds ship. */
export const CPASS_PACKAGE: Source = {
  name: 'L. Symul and T. Eisenlohr-Moul',
  title: 'cpass, an R package, CC BY 4.0',
  year: 2025,
  checked: 'November 2026',
  address: 'https://github.com/lasy/cpass',
};
