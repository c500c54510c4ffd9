/** `cartão de débito` → `Cartão de débito` */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
