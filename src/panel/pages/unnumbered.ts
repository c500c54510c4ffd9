/** Removes the number from a legal page's section title: `3. Cookies` → `Cookies`. */
export const unnumbered = (title: string) => title.replace(/^\d+\. /, '');
