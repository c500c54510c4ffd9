/** Lower case, without accents and with single spaces, so that `acao` finds `Ação`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
