/** Returns the address of the build's list of the chunks that each page needs, by route id: beside the browser's entry. */
export const chunkListOf = (entry: string) => entry.replace(/\.js$/, '.json');
