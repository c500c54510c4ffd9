/** Enter opens an option here, with Ctrl or ⌘ in a new tab. */
export type Entered = 'here' | 'new-tab' | null;

/** Returns whether a key or click asks for a new tab, as on a link. */
export const asksNewTab = ({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) => ctrlKey || metaKey;
