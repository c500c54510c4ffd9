import { imageAddress } from './image';
import { linkAddress } from './link';
import { readableText } from './readable-text';
import { hasAreaInUse, NO_AREA } from './telephone';
import { uf } from './uf';
import { z } from './zod';

const text = (max: number) => readableText().min(1, 'Preencha este campo.').max(max, `Passa de ${max} caracteres.`);
const email = z
  .string()
  .trim()
  .max(254, 'O e-mail passa de 254 caracteres.')
  .pipe(z.email('Informe um e-mail válido.'));
const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().-]{8,24}$/, 'Informe um telefone com DDD.')
  .refine(hasAreaInUse, NO_AREA);
const httpsAddress = z
  .string()
  .trim()
  .max(2048, 'O endereço é longo demais.')
  .pipe(z.url({ protocol: /^https$/, error: 'Informe um endereço que comece com https://.' }));

/** Everything about the brand that its owner may change without a deploy. */
export const settings = z.strictObject({
  brandName: text(40),
  /** Highlighted on a line of its own inside a slide's title. */
  brandPhrase: text(60),
  legalName: text(120),
  phone,
  contactEmail: email,
  salesEmail: email,
  franchiseEmail: email,
  addressStreet: text(120),
  addressDistrict: text(80),
  addressCity: text(80),
  addressUf: uf,
  businessHours: text(80),
  instagram: httpsAddress,
  /** Number that receives the chats of the forms and of the cart. */
  chatPhone: phone,
  /** Fixed text of the licensing buttons. */
  licensingMessage: text(400),
  /** External page where an interested licensee books a meeting. */
  schedulingLink: httpsAddress,
  /** `q` of the embedded map that shows while no location is selected. */
  mapQuery: text(120),
  /** Groups of words; a search for one finds the others. */
  synonyms: z
    .array(
      z
        .array(readableText().min(1, 'Escreva a palavra ou remova-a.').max(40, 'A palavra passa de 40 caracteres.'))
        .min(2, 'Escreva ao menos duas palavras, separadas por vírgula.')
        .max(8, 'Use no máximo 8 palavras por grupo.'),
    )
    .max(40, 'Use no máximo 40 grupos de palavras.'),
  branch: z.strictObject({
    name: text(80),
    subtitle: text(120),
    avatar: imageAddress,
    orderLink: httpsAddress,
    mapsLink: httpsAddress,
    /** Empty hides the chat button. */
    chatPhone: phone.or(z.literal('')),
    chatMessage: text(300),
    nutritionDocument: linkAddress,
    instagram: httpsAddress,
    extraLinks: z.array(z.strictObject({ href: linkAddress, label: text(60) })).max(12, 'No máximo 12 links.'),
  }),
});
export type OwnerSettings = z.infer<typeof settings>;

/** Settings that pages use. Those that only the edge uses are left out. */
export type Settings = Omit<OwnerSettings, 'synonyms'>;
/** Settings that every page of the site has. */
export type SiteSettings = Omit<Settings, 'branch'>;

/** Id of the only row. It exists once a setting has been changed. */
export const SETTINGS_ID = 1;

/** The settings as the panel edits them. Version 1 means the defaults. */
export type SettingsRecord = OwnerSettings & { version: number };
