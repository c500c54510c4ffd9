import { deflateSync, inflateSync } from 'node:zlib';
import type { Fields } from '../../src/shared/activity';
import { mediaIn, mediaPath } from '../../src/shared/media-address';
import { TextTooLong } from './failures';

/**
 * Maximum size of a text that is stored as it is, in bytes of UTF-8. It is the maximum of a post's body before texts were
 * packed: what that release could store stays readable for it.
 */
const PLAIN_MAX = 384 * 1024;
/**
 * Maximum size of a packed text. A row of `activity` or of a working copy holds two, and the short fields of both states; D1
 * limits a row, and a bound value, to 2,000,000 bytes. Only texts that hardly compress exceed it.
 * https://developers.cloudflare.com/d1/platform/limits/
 */
const PACKED_MAX = 970_000;

/** A compressed text. SQL still finds the media that it shows. */
type Packed = { deflated: string; media: string[] };

/** Returns fields with their long texts compressed, as a row that holds two states of a record stores them. */
export function packed(fields: object): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isLong(value) ? packedText(name, value) : value]),
  );
}

/** Returns stored fields with all texts as they were written. */
export function unpacked(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isPacked(value) ? textIn(value) : value]),
  );
}

/** Returns the JSON of stored fields after a change of the same JSON with all texts as they were written. */
export function changedInside(stored: string, change: (json: string) => string): string {
  const json = JSON.stringify(unpacked(JSON.parse(stored)));
  const changed = change(json);
  return changed === json ? stored : JSON.stringify(packed(JSON.parse(changed)));
}

function isLong(value: unknown): value is string {
  return typeof value === 'string' && value.length * 3 > PLAIN_MAX && Buffer.byteLength(value) > PLAIN_MAX;
}

function packedText(field: string, text: string): Packed {
  const value = { deflated: deflateSync(text).toString('base64'), media: mediaIn(text).map(mediaPath) };
  if (JSON.stringify(value).length > PACKED_MAX) throw new TextTooLong(field);
  return value;
}

const isPacked = (value: unknown): value is Packed =>
  typeof value === 'object' && value !== null && 'deflated' in value && typeof value.deflated === 'string';

const textIn = ({ deflated }: Packed) => inflateSync(Buffer.from(deflated, 'base64')).toString();
