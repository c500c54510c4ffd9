/** `Pix, cartão de débito e dinheiro`. By hand: see number-text.ts. */
export function listed(names: readonly string[], conjunction: 'e' | 'ou' = 'e'): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${conjunction} `);
}
