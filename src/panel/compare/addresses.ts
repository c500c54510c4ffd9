/** Address that a block's text does not show: of a link, named by its words, or a picture, by its description. */
export type Address = { kind: 'link' | 'picture'; name: string; address: string };

/** Returns whether a line is only the address of a site's picture. The part after `#` describes its crops. */
export const isPicture = (line: string) => /^\/(?:media|images)\/[^\s#]+\.\w+(?:#\w+)?$/.test(line);

/** A changed address. `before` is null if the link or picture was added, `after` if it was removed. */
export type AddressChange = { kind: Address['kind']; name: string; before: string | null; after: string | null };

/** Returns the addresses that differ between two blocks. Matches links and pictures by name, then by position. */
export function addressChanges(before: Address[], after: Address[]): AddressChange[] {
  const [gone, come] = [[...before], [...after]];
  pairs(gone, come, (one, other) => isAlike(one, other) && one.address === other.address);
  const found = [...pairs(gone, come, isAlike), ...pairs(gone, come, (one, other) => one.kind === other.kind)].flatMap(
    ([old, now]): AddressChange[] =>
      old.address === now.address ? [] : [{ kind: now.kind, name: now.name, before: old.address, after: now.address }],
  );
  return [
    ...found,
    ...gone.map(({ kind, name, address }): AddressChange => ({ kind, name, before: address, after: null })),
    ...come.map(({ kind, name, address }): AddressChange => ({ kind, name, before: null, after: address })),
  ];
}

const isAlike = (one: Address, other: Address) => one.kind === other.kind && one.name === other.name;

/** Removes matching pairs from both lists, in their order, and returns them. */
function pairs(
  gone: Address[],
  come: Address[],
  areOne: (one: Address, other: Address) => boolean,
): [Address, Address][] {
  const found: [Address, Address][] = [];
  for (const old of [...gone]) {
    const now = come.find((other) => areOne(old, other));
    if (!now) continue;
    gone.splice(gone.indexOf(old), 1);
    come.splice(come.indexOf(now), 1);
    found.push([old, now]);
  }
  return found;
}
