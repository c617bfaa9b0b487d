/** §4.9: the What's-new banner shows until updates up to this day were seen. */
export const UPDATES_THRESHOLD = '2025-07-08';
