/** Signs before and after a word. A percent sign belongs to its number. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu;

/** Removes the signs around a typed word: `whey?` means `whey`, and the dash in `Vila Velha - ES` means nothing. */
export const withoutSigns = (word: string) => word.replace(AROUND, '');
