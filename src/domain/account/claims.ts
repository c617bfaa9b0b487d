/** The footer's claims (decisions 17), and the section of the privacy proof that shows each, in the same order. */
export const FOOTER_CLAIMS = [
  'Encrypted.',
  'GDPR rights built in.',
  'Built to the HIPAA Security Rule technical safeguards.',
  'Never sold or shared.',
] as const;
export const PROOF_PLACES = ['map', 'own', 'safeguards', 'test'] as const;
