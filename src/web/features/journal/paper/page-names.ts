/** The name of the page that is no entry yet, among drafts. */
export const NEW_PAGE = 'new';
