/** What R2 holds beside an object's bytes, as JSON tells it. */
export type Metadata = { httpMetadata: Record<string, string>; customMetadata: Record<string, string> };
/** An object as a listing tells it: another upload under the same key is another version. R2 keeps the digest that was sent. */
export type ListedObject = Metadata & {
  key: string;
  bytes: number;
  version: string;
  uploadedAt: string;
  sha256: string | null;
};
export type Listing = { objects: ListedObject[]; cursor?: string };

/** A page of R2's own listing, asked for with both kinds of metadata. */
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

/** Where an object stands in the file: by its key, in which nothing leads out of the folder it is unpacked into. */
export function objectPartName(key: string): string {
  const segments = key
    .split('/')
    .map((each) => encodeURIComponent(each).replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length)));
  return `objects/${segments.join('/')}`;
}
