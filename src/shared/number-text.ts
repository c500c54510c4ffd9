// By hand, as every date and list in a page's first view: the first object of `Intl` takes a phone 15 to 20 ms.

/** `12345` → `12.345`, for whole numbers and what follows a comma */
export function grouped(number: number | string): string {
  return String(number).replace(/\B(?=(?:\d{3})+\b)/g, '.');
}

/** `123450` → `1.234,50`, as it is typed. */
export function priceText(cents: number): string {
  return grouped(decimalPrice(cents).replace('.', ','));
}

/** `3490` → `R$ 34,90`, with a no-break space; for amounts from zero on. */
export function formatPrice(cents: number): string {
  return `R$\u00A0${priceText(cents)}`;
}

/** `3490` → `34.90`, for machines. */
export function decimalPrice(cents: number): string {
  return (cents / 100).toFixed(2);
}
