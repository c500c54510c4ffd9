import { version } from './editing';
import type { Look, MediaType } from './media-address';
import { optionalText } from './optional-text';
import { readableText } from './readable-text';
import { z } from './zod';

const alt = readableText().max(200, 'O texto alternativo passa de 200 caracteres.');
/** Longest name of a folder. */
export const FOLDER_MAX = 60;
const folder = optionalText(FOLDER_MAX, 'A pasta');
const fraction = z.number().min(0).max(1);
const point = z.strictObject({ x: fraction, y: fraction });
export const crops = z.strictObject({ wide: point.optional(), square: point.optional(), tall: point.optional() });

/** Start of an upload. The edge reads type and size from the bytes; the browser sends the colour shown while it loads. */
export const mediumInput = z.strictObject({
  /** The file's name on the editor's computer. */
  name: readableText().min(1, 'Informe o nome do arquivo.').max(255, 'O nome do arquivo passa de 255 caracteres.'),
  alt,
  color: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Use uma cor no formato #rrggbb.'),
  folder: folder.default(null),
  /** SHA-256 of the file, in hexadecimal digits: asks whether the file exists already. */
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Use um resumo SHA-256 em hexadecimal.')
    .optional(),
});
export type MediumInput = z.infer<typeof mediumInput>;

export const mediumEdit = z.strictObject({ version, alt, folder, focalX: fraction, focalY: fraction, crops });
export type MediumEdit = z.infer<typeof mediumEdit>;

/** The upload whose file replaces a medium's own. */
export const mediumReplacement = z.strictObject({ upload: z.int().min(1) });

/** Originals above one of these limits are reported as large: pages show at most 1600 pixels of their width. */
export const LARGE = { bytes: 2 * 1024 * 1024, side: 4000 };

/** A picture of the library. Size and type are the original's; `address` is what fields of content take. */
export type Medium = Look & {
  id: number;
  address: string;
  /** Address of the original. */
  original: string;
  name: string;
  alt: string;
  /** `null` if it is in no folder. */
  folder: string | null;
  type: MediaType;
  width: number;
  height: number;
  /** Of the original. */
  bytes: number;
  /** ISO 8601. */
  createdAt: string;
  version: number;
};
