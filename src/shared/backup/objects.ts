/** What R2 stores besides an object's bytes, as JSON. */
export type Metadata = { httpMetadata: Record<string, string>; customMetadata: Record<string, string> };
/** An object in a listing. Another upload under the same key has another version. R2 keeps the digest that was sent. */
export type ListedObject = Metadata & {
  key: string;
  bytes: number;
  version: string;
  uploadedAt: string;
  sha256: string | null;
};
export type Listing = { objects: ListedObject[]; cursor?: string };

/** A page of R2's own listing, requested with both kinds of metadata. */
type Page = {
  objects: {
    key: string;
    size: number;
    version: string;
    uploaded: Date;
    checksums: { toJSON(): { sha256?: string } };
    httpMetadata?: object;
    customMetadata?: Record<string, string>;
  }[];
} & ({ truncated: true; cursor: string } | { truncated: false });

export function listingOf(page: Page): Listing {
  const objects = page.objects.map(
    ({ key, size, version, uploaded, checksums, httpMetadata, customMetadata = {} }) => ({
      key,
      bytes: size,
      version,
      uploadedAt: uploaded.toISOString(),
      httpMetadata: JSON.parse(JSON.stringify(httpMetadata ?? {})),
      customMetadata,
      sha256: checksums.toJSON().sha256 ?? null,
    }),
  );
  return page.truncated ? { objects, cursor: page.cursor } : { objects };
}

/** Returns what differs for every upload, also under the same key. */
export function versionOf({ key, version }: ListedObject): string {
  return `${version} ${key}`;
}

/** Returns the name of an object's part: its key, encoded so that it stays inside the folder of the unpacked backup. */
export function objectPartName(key: string): string {
  const segments = key
    .split('/')
    .map((each) => encodeURIComponent(each).replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length)));
  return `objects/${segments.join('/')}`;
}
