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
 * Reads JSON of a form that pages rely on. What is stored and has another counts as nothing: `empty`. The same rows are read
 * for page after page, and each text is looked at once; as many share what it says, nobody can change that.
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

/** A picture whose address is no good any more is one picture less, not a gallery less. */
const pictures = z.array(image.nullable().catch(null)).transform((all) => all.filter((one) => one !== null));

/** One that no table knows is one less, not none at all. */
const allergens = z.array(allergen.nullable().catch(null)).transform((all) => all.filter((one) => one !== null));

/** A date that cannot be read is one less: the others hold. */
const exceptions = z.array(hoursException.nullable().catch(null)).transform((all) => all.filter((one) => one !== null));

/** The fields of a record, as an earlier release may have called them. */
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
