/** The form that Enter in a field of the settings sends. */
export const FORM_ID = 'profile-form';
