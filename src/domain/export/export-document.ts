/** What names the file and its shape; a new shape is a new number. docs/export.md describes it. */
export const EXPORT_FORMAT = 'moonhearth-export';
export const EXPORT_VERSION = 1;
