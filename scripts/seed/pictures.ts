import addresses from './pictures.json' with { type: 'json' };

/** Returns the address of a seeded picture by the name of its master, e.g. `soulshake-1`. */
export function picture(name: string): string {
  const address = (addresses as Record<string, string>)[name];
  if (!address) throw new Error(`No picture is called ${name}: run npm run pictures.`);
  return address;
}
