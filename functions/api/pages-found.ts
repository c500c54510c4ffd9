import { footLinks, type NavigationLink, navigation } from '../../src/shared/navigation';
import { fold } from '../../src/shared/search';

/** A single page of the site, as search results show it. */
export type PageFound = NavigationLink;

/** Further search words of each page: what is on it, in the words of visitors. */
const WORDS: Record<string, string> = {
  '/sobre': 'história missão valores marca quem somos',
  '/produtos': 'cardápio catálogo linhas sabores',
  '/blog': 'artigos',
  '/onde-estamos': 'lojas endereço endereços horário horários de funcionamento mapa unidades revendedores',
  '/contato': 'telefone e-mail horário de atendimento endereço fale conosco',
  '/licencie': 'licenciado licenciada licenciamento franquia abrir uma loja investimento',
  '/perguntas-frequentes': 'dúvidas',
  '/politica-de-privacidade': 'política dados pessoais lgpd cookies',
  '/termos-de-uso': 'termo condições',
  '/comparar': 'comparação lado a lado',
  '/conta': 'entrar login cadastro senha',
};

const LINKS: NavigationLink[] = [
  // Without the home page: a visitor who searches has found the site already.
  ...navigation.filter(({ to }) => to !== '/'),
  ...footLinks,
  { to: '/comparar', label: 'Comparar produtos' },
  { to: '/conta', label: 'Minha conta' },
];

/** Returns the fixed pages, and one for each line that is sold by the box. */
export function pagesToSearch(lines: { address: string; name: string; packSize: number | null }[]): PageFound[] {
  const boxes = lines.filter(({ packSize }) => packSize !== null);
  return [
    ...LINKS,
    ...boxes.map(({ address, name }) => ({ to: `/produtos/${address}/caixa`, label: `Monte sua caixa de ${name}` })),
  ];
}

/** Returns the folded search text of a page, its name first. */
export function pageSearchText({ to, label }: PageFound): string {
  return fold(`${label} ${WORDS[to] ?? ''}`);
}
