export type NavigationLink = { to: string; label: string };

/** The public navigation, in its order. */
export const navigation: NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/sobre', label: 'Sobre' },
  { to: '/produtos', label: 'Produtos' },
  { to: '/blog', label: 'Blog' },
  { to: '/onde-estamos', label: 'Onde estamos' },
  { to: '/contato', label: 'Contato' },
  { to: '/licencie', label: 'Licencie' },
];

/** Product lines in the footer of every page until the owner marks others; `to` is the category's key. */
export const footLines: NavigationLink[] = [
  { to: 'soulshake', label: 'Soul Shake' },
  { to: 'soulice', label: 'Soul Ice' },
  { to: 'soulcrunch', label: 'Soul Crunch' },
  { to: 'soulfuel', label: 'Soul Fuel' },
  { to: 'toppins', label: 'Toppins' },
];

/** In the footer of every page, and in the menu of small screens. */
export const favouritesLink: NavigationLink = { to: '/favoritos', label: 'Favoritos' };

/** In the footer of every page. */
export const footLinks: NavigationLink[] = [
  favouritesLink,
  { to: '/perguntas-frequentes', label: 'Perguntas frequentes' },
  { to: '/politica-de-privacidade', label: 'Políticas de Privacidade' },
  { to: '/termos-de-uso', label: 'Termos de Uso' },
];
