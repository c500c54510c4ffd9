import { type Bytes, joined, slice, startsWith, u8, u16 } from './bytes';
import type { Cleaned } from './cleaned';
import { checkProfile } from './icc';
import { orientationOf, orientationSegment } from './orientation';
import { checkParts } from './parts';
import { damaged } from './refused';

const [SOI, EOI, SOS, DQT, DHT, DRI] = [0xd8, 0xd9, 0xda, 0xdb, 0xc4, 0xdd];
/** Baseline, extended and progressive frames, which browsers decode. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const [APP0, APP1, APP2, APP14] = [0xe0, 0xe1, 0xe2, 0xee];
const isMetadata = (marker: number) => marker === 0xfe || (marker >= APP0 && marker <= 0xef);
/** Maximum scans, far above what cameras and encoders write: each costs a decoder a pass over the whole picture. */
const MOST_SCANS = 64;

/** A segment with its marker and length, and the compressed data after it, which only a scan has. */
type Segment = { marker: number; content: Bytes; whole: Bytes; data: Bytes };

/**
 * Reads a JPEG from its first marker to its last and keeps what determines its pixels: tables, frame, scans, the colour
 * profile and Adobe's colour transform. Of EXIF only the orientation stays. All other metadata and the tail are removed.
 */
export function cleanJpeg(bytes: Bytes): Cleaned {
  const kept: Bytes[] = [];
  let head: Bytes[] = [];
  let frame: Bytes | undefined;
  let orientation = 1;
  let scans = 0;
  let profile = 0;
  for (const { marker, content, whole, data } of segmentsIn(bytes)) {
    if (marker === APP0 && startsWith(content, 'JFIF\0')) {
      head = [withoutThumbnail(whole)];
    } else if (marker === APP1 && startsWith(content, 'Exif\0')) {
      orientation = orientationOf(content.subarray(6));
    } else if (marker === APP2 && startsWith(content, 'ICC_PROFILE\0')) {
      profile += content.length;
      checkProfile(profile);
      kept.push(whole);
    } else if (marker === APP14 && startsWith(content, 'Adobe') && content.length === 12) {
      kept.push(whole);
    } else if (FRAMES.includes(marker)) {
      if (frame || content.length !== 6 + 3 * u8(content, 5)) throw damaged();
      frame = content;
      kept.push(whole);
    } else if (marker === SOS) {
      scans += 1;
      if (!frame || scans > MOST_SCANS || content.length !== 4 + 2 * u8(content, 0)) throw damaged();
      kept.push(whole, data);
    } else if (marker === DQT || marker === DHT || marker === DRI) {
      assertFilled(marker, content);
      kept.push(whole);
    } else if (!isMetadata(marker)) {
      throw damaged();
    }
  }
  if (!frame || scans === 0) throw damaged();
  if (orientation !== 1) head.push(orientationSegment(orientation));
  const [height, width] = [u16(frame, 1), u16(frame, 3)];
  const sideways = orientation >= 5;
  return {
    width: sideways ? height : width,
    height: sideways ? width : height,
    bytes: joined([marked(SOI), ...head, ...kept, marked(EOI)]),
  };
}

/** Reads the segments between the first marker and the last. */
function* segmentsIn(bytes: Bytes): Generator<Segment> {
  if (u16(bytes, 0) !== 0xff00 + SOI) throw damaged();
  for (let at = 2, count = 0; ; count += 1) {
    checkParts(count);
    if (u8(bytes, at) !== 0xff) throw damaged();
    while (u8(bytes, at + 1) === 0xff) at += 1;
    const marker = u8(bytes, at + 1);
    if (marker === EOI) return;
    const whole = slice(bytes, at, 2 + u16(bytes, at + 2));
    at += whole.length;
    const end = marker === SOS ? endOfScan(bytes, at) : at;
    yield { marker, content: slice(whole, 4, whole.length - 4), whole, data: bytes.subarray(at, end) };
    at = end;
  }
}

/** Checks that tables fill their segment exactly: no other data may be hidden behind them. */
function assertFilled(marker: number, content: Bytes) {
  let at = 0;
  while (at < content.length) {
    if (marker === DRI) at += 2;
    else if (marker === DQT) at += 1 + (u8(content, at) >> 4 === 0 ? 64 : 128);
    else at += 17 + slice(content, at + 1, 16).reduce((total, codes) => total + codes, 0);
  }
  if (at !== content.length || (marker === DRI && at !== 2)) throw damaged();
}

function marked(marker: number): Bytes {
  return new Uint8Array([0xff, marker]);
}

/** Removes the thumbnail, which may show parts that were cropped away. */
function withoutThumbnail(segment: Bytes): Bytes {
  const bare = new Uint8Array(18);
  bare.set(slice(segment, 0, 16));
  bare[3] = 16;
  bare[2] = 0;
  return bare;
}

/** Returns the position of the marker after a scan's compressed data. In the data itself a 0 follows each byte FF. */
function endOfScan(bytes: Bytes, start: number): number {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) throw damaged();
    const next = u8(bytes, at + 1);
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== 0xff) return at;
    at += isData ? 2 : 1;
  }
}
