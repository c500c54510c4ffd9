const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** `Pix, cartão de débito e dinheiro` */
export const listed = (names: readonly string[]) => LIST.format(names);
