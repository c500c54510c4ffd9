import type { Fields } from './activity';
import { withPresentNames } from './former-names';
import { image } from './image';
import { allergen } from './label/contract';
import { hoursException, openingHours, payments, unsold } from './location';
import { crops } from './media';
import { nutrition } from './nutrition-facts';
import { pairings } from './pairing';
import { transport } from './passkey';
import { remembered } from './remembered';
import { z } from './zod';

/**
 * Returns a reader of JSON with this schema; any other JSON is read as `empty`. Pages read the same rows again and again,
 * so each text is parsed once. The result is shared, and therefore frozen.
 */
function reader<T extends z.ZodType, Empty>(form: T, empty: Empty) {
  return remembered((text): z.infer<T> | Empty => {
    const { success, data } = form.safeParse(parsed(text));
    return frozen(success ? data : empty);
  });
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An invalid picture is left out; the rest of the gallery stays. */
const pictures = z.array(image.nullable().catch(null)).transform((all) => all.filter((one) => one !== null));

/** An unknown allergen is left out; the others stay. */
const allergens = z.array(allergen.nullable().catch(null)).transform((all) => all.filter((one) => one !== null));

/** An unreadable date is left out; the others stay. */
const exceptions = z.array(hoursException.nullable().catch(null)).transform((all) => all.filter((one) => one !== null));

/** Reads a record's fields, which an earlier release may have named differently. */
export const readFields = (text: string): Fields => withPresentNames(JSON.parse(text));

export const readPictures = reader(pictures, []);
export const readPairings = reader(pairings, []);
export const readUnsold = reader(unsold, []);
export const readPayments = reader(payments, []);
export const readTexts = reader(z.array(z.string()), []);
export const readTransports = reader(z.array(transport), []);
export const readNutrition = reader(nutrition, null);
export const readAllergens = reader(allergens, []);
export const readHours = reader(z.array(openingHours), null);
export const readExceptions = reader(exceptions, []);
export const readCrops = reader(crops, {});
