/** The title of a section without its number, which legal pages have: `3. Cookies` → `Cookies`. */
export const unnumbered = (title: string) => title.replace(/^\d+\. /, '');
