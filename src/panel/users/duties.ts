import type { Role } from '../../shared/roles';

/** What each role may do, in one sentence for who gives it. */
export const duties: Record<Role, string> = {
  admin: 'Cuida do site: abre o painel e tudo o que há nele.',
  editor:
    'Cuida do conteúdo: postagens, produtos, locais, slides, imagens e redirecionamentos, sem usuários nem configurações.',
  'c-level':
    'Acompanha a marca: pode o mesmo que a Administração, menos baixar cópias de segurança e mudar quem administra.',
};
