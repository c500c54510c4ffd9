import { nouns, recordPath } from '../../shared/nouns';
import type { settingLabels } from '../../shared/setting-labels';
import { SECURITY } from '../layout/tabs';
import { TRANSFER } from '../lists/transfer-link';
import { DELETED, FEATURED } from './views';

/** Verbs for a creation, beside the title's own word. */
const CREATE = ['adicionar', 'criar', 'cadastrar'];

export const settingId = (name: string) => `configuracao-${name}`;
const setting = (name: keyof typeof settingLabels) => settingId(name);

/** Id of the command for the user's account on the site. */
export const ACCOUNT = 'conta';

/**
 * Synonyms by which editors search for a command, by its id. Words of the command's own title or hint are not repeated. The
 * command must show what the word names: `rascunhos` belongs to the filtered list (`views.ts`), not to the blog.
 */
export const otherWords: Record<string, string[]> = {
  [SECURITY]: [
    'passkey',
    'chave de acesso',
    'dois passos',
    'dois fatores',
    '2FA',
    'código de recuperação',
    'segurança',
  ],
  [ACCOUNT]: ['senha', 'trocar senha', 'meu e-mail', 'sessões abertas', 'perfil'],
  [nouns.locations.panel]: [
    'frete',
    'entrega',
    'bairros atendidos',
    'pedido mínimo',
    'taxa',
    'formas de pagamento',
    'pix',
    'horário da loja',
    'feriado',
    'telefone da loja',
    'pontos de venda',
    'mapa',
    'CEP',
  ],
  [nouns.products.panel]: ['preço', 'catálogo', 'tabela nutricional', 'ingredientes', 'alergênicos', 'sabores'],
  [nouns.categories.panel]: ['linhas', 'caixa', 'desconto', 'filtros do catálogo', 'rodapé'],
  [nouns.posts.panel]: ['artigos', 'notícias', 'matérias', 'agendar'],
  [nouns.posts.creation]: ['novo post', 'artigo', 'escrever', ...CREATE],
  [nouns.products.creation]: ['novo sabor', ...CREATE],
  [nouns.categories.creation]: ['nova linha', ...CREATE],
  [nouns.locations.creation]: ['nova loja', ...CREATE],
  [nouns.slides.creation]: ['banner', ...CREATE],
  [nouns.faqs.creation]: ['nova dúvida', 'FAQ', ...CREATE],
  [nouns.redirects.creation]: CREATE,
  [nouns.slides.panel]: ['carrossel', 'banner', 'capa do site', 'página inicial'],
  [nouns.faqs.panel]: ['FAQ', 'dúvidas', 'respostas'],
  [nouns.pages.panel]: ['textos do site'],
  [recordPath('pages', 'inicio')]: ['página inicial'],
  [recordPath('pages', 'sobre')]: ['sobre nós', 'quem somos'],
  [nouns.media.panel]: ['fotos', 'arquivos', 'enviar imagem', 'nova imagem', 'adicionar imagem', 'texto alternativo'],
  [nouns.redirects.panel]: ['link quebrado', 'endereço antigo', '404', 'página não encontrada'],
  [nouns.users.panel]: ['equipe', 'convidar', 'novo usuário', 'adicionar usuário', 'permissões', 'papéis', 'acesso'],
  '/painel': ['início', 'visitas', 'resumo', 'números'],
  '/painel/atividade': ['histórico', 'quem mudou', 'desfazer', 'auditoria'],
  [DELETED]: ['lixeira', 'restaurar', 'apagados'],
  [FEATURED]: ['destaques'],
  [TRANSFER]: ['planilha', 'Excel', 'CSV', 'backup', 'cópia de segurança', 'baixar tudo'],
  [nouns.settings.panel]: ['dados da marca', 'contato', 'redes sociais', 'rodapé'],
  [setting('businessHours')]: ['horas', 'funcionamento', 'abre e fecha'],
  [setting('phone')]: ['ligar', 'número', 'celular'],
  [setting('chatPhone')]: ['zap', 'número das conversas', 'celular'],
  [setting('contactEmail')]: ['correio', 'mail'],
  [setting('addressStreet')]: ['endereço da marca', 'sede'],
  [setting('legalName')]: ['CNPJ', 'empresa'],
  [setting('synonyms')]: ['sinônimos', 'busca do site'],
  [setting('licensingMessage')]: ['franquia', 'licenciado'],
  [setting('branch.orderLink')]: ['iFood', 'delivery', 'cardápio'],
};
