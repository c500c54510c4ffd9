import { footLinks, type NavigationLink, navigation } from './navigation';

/** The pages of the site that are always there, as searches of visitors and editors find them. */
export const fixedPages: NavigationLink[] = [
  ...navigation,
  ...footLinks,
  { to: '/comparar', label: 'Comparar produtos' },
  { to: '/conta', label: 'Minha conta' },
];

/** Further words by which people look for a page: what is on it, as they would say it. */
export const pageWords: Record<string, string> = {
  '/': 'início página inicial',
  '/sobre': 'história missão valores marca quem somos',
  '/produtos': 'cardápio catálogo linhas sabores',
  '/blog': 'artigos',
  '/onde-estamos': 'lojas locais unidades endereço endereços horário horários de funcionamento mapa revendedores',
  '/contato': 'telefone whatsapp e-mail horário de atendimento endereço fale conosco',
  '/licencie': 'licenciado licenciada licenciamento franquia abrir uma loja investimento',
  '/favoritos': 'lista de desejos salvos curtidos',
  '/perguntas-frequentes': 'dúvidas faq',
  '/politica-de-privacidade': 'política dados pessoais lgpd cookies',
  '/termos-de-uso': 'termo condições',
  '/comparar': 'comparação lado a lado',
  '/conta': 'entrar login cadastro senha',
};
