import { footLinks, type NavigationLink, navigation } from '../../src/shared/navigation';
import { fold } from '../../src/shared/search';

/** A page of the site that is not one of many, as a search shows it. */
export type PageFound = NavigationLink;

/** What else each is looked for by: what stands on it, in words that visitors use. */
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
  // Whoever searches has found the site.
  ...navigation.filter(({ to }) => to !== '/'),
  ...footLinks,
  { to: '/comparar', label: 'Comparar produtos' },
  { to: '/conta', label: 'Minha conta' },
];

/** The fixed pages, and one for each line that is sold by the box. */
export function pagesToSearch(lines: { address: string; name: string; packSize: number | null }[]): PageFound[] {
  const boxes = lines.filter(({ packSize }) => packSize !== null);
  return [
    ...LINKS,
    ...boxes.map(({ address, name }) => ({ to: `/produtos/${address}/caixa`, label: `Monte sua caixa de ${name}` })),
  ];
}

/** Their names first. */
export function pageSearchText({ to, label }: PageFound): string {
  return fold(`${label} ${WORDS[to] ?? ''}`);
}
