/** Where the build writes down which chunks each page needs, by its route's id: beside the browser's entry. */
export const chunkListOf = (entry: string) => entry.replace(/\.js$/, '.json');
