/** Folds a text in NFC to lower case without accents; each letter keeps its position. */
export function foldInPlace(text: string): string {
  return [...text].map(foldSign).join('');
}

function foldSign(sign: string): string {
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === sign.length ? plain : sign;
}
