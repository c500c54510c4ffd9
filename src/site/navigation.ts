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

export const productLinks: NavigationLink[] = [
  { to: '/produtos/soulshake', label: 'Soul Shake' },
  { to: '/produtos/soulice', label: 'Soul Ice' },
  { to: '/produtos/soulcrunch', label: 'Soul Crunch' },
  { to: '/produtos/soulfuel', label: 'Soul Fuel' },
  { to: '/produtos/toppins', label: 'Toppins' },
];

export const legalLinks: NavigationLink[] = [
  { to: '/politica-de-privacidade', label: 'Políticas de Privacidade' },
  { to: '/termos-de-uso', label: 'Termos de Uso' },
];
