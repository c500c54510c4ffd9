/** Drawn after the logo's outlines, in whole units: every page carries it. */
const OUTLINE =
  'M39 147c-21 0-38-9-39-17-1-4 2-8 6-14 2-3 4-4 8-3 8 2 17 10 27 10 7 0 12-2 12-6 0-6-8-8-17-10-21-5-33-12-33-33 0-18 14-30 39-30 10 0 19 2 28 8 7 3 9 9 3 17-3 5-6 7-9 6-7-1-15-8-23-8-7 0-11 3-11 7 0 5 5 7 19 10 18 4 32 9 32 31 0 21-16 32-42 32m99 0a51 51 0 0 1 0-103 51 51 0 0 1 0 103m0-30a21 21 0 0 0 0-43 21 21 0 0 0 0 43m59-20v-36c0-13 5-15 15-15s15 2 15 15v36c0 12 7 19 18 19s19-7 19-19v-36c0-13 5-15 15-15s15 2 15 15v70c0 12-5 15-15 15-9 0-14-3-15-11-5 7-13 11-23 11-25 0-44-21-44-49m110 11v-93c0-12 4-15 15-15s15 3 15 15v91c0 9 1 11 8 11 8 0 11 3 11 14 0 12-4 15-11 15-29 0-38-8-38-38';

/** The drawing for every `<use href="#wordmark">`: once in the page, and not in the scripts. */
export const wordmark = `<svg hidden><symbol id="wordmark" viewBox="0 0 356 148"><path d="${OUTLINE}"/></symbol></svg>`;
