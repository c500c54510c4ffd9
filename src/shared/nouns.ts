import { capitalized } from './capitalized.ts';
import { locationLabels } from './location-labels.ts';
import { productLabels } from './product-labels.ts';
import { searchAppearanceLabels } from './search-appearance-labels.ts';
import { settingLabels } from './setting-labels.ts';

/** Portuguese words for a kind of record, from which sentences are built: `a` postagem, `o` produto. */
type Words = { article: 'a' | 'o'; singular: string; plural: string };

export type Facts = Words & {
  /** The screen of the panel that lists its records. */
  panel: string;
  /** The screen where one record is edited, below or beside the list. */
  record: (id: string) => string;
  /** The screen where a record is created, if it has its own screen. */
  creation?: string;
  /** The public page that shows its records, if there is one. */
  site?: string;
  /** Who may read and write its records: every role of the panel, or only the roles that the owner gives to few people. */
  access: 'everybody' | 'owners';
  /**
   * Its records have an order and can be shown or hidden. Its API, list filter, switch, palette entry and tests are then
   * derived from this.
   */
  ordered?: true;
  /** The field by which people recognise a record. */
  titled: string;
  /** Label shown while that field is empty, if it is not `Sem` plus the field's name. */
  untitled?: string;
  /** Labels of its fields, by their names in the contract. */
  fields: Record<string, string>;
};

const below = (list: string) => ({ panel: list, record: (id: string) => `${list}/${id}` });
/** Returns the addresses of a noun whose records are created on their own screen. */
const begunBelow = (list: string, word = 'novo') => ({ ...below(list), creation: `${list}/${word}` });

const publishing = {
  publishedAt: 'Publicação',
  unpublishedAt: 'Sai do site em',
  category: 'Categoria',
  title: 'Título',
};
const author = { author: 'Autor', authorImage: 'Foto do autor', authorBio: 'Biografia do autor' };

/**
 * The kinds of records that the panel writes, by table. Everything that exists once per kind is a `Record<Noun, …>`: the
 * compiler reports every place where a new kind is missing.
 */
export const nouns = {
  posts: {
    article: 'a',
    singular: 'postagem',
    plural: 'postagens',
    site: '/blog',
    ...begunBelow('/painel/blog'),
    titled: 'title',
    access: 'everybody',
    fields: {
      ...publishing,
      excerpt: 'Resumo',
      content: 'Conteúdo',
      image: 'URL da Imagem',
      imageAlt: 'Texto alternativo',
      ...author,
      ...searchAppearanceLabels,
    },
  },
  products: {
    article: 'o',
    singular: 'produto',
    plural: 'produtos',
    site: '/produtos',
    ...begunBelow('/painel/produtos'),
    titled: 'name',
    access: 'everybody',
    fields: productLabels,
  },
  categories: {
    article: 'a',
    singular: 'categoria',
    plural: 'categorias',
    site: '/produtos',
    ...begunBelow('/painel/produtos/categorias', 'nova'),
    titled: 'name',
    access: 'everybody',
    fields: {
      key: 'Código',
      address: 'Endereço',
      name: 'Nome',
      description: 'Descrição',
      image: 'URL da Imagem',
      imageAlt: 'Texto alternativo',
      highlighted: 'Nos filtros e no rodapé',
      packSize: 'Unidades na caixa',
      packDiscount: 'Desconto da caixa (%)',
      ...searchAppearanceLabels,
      position: 'Ordem',
    },
  },
  locations: {
    article: 'o',
    singular: 'local',
    plural: 'locais',
    site: '/onde-estamos',
    ...begunBelow('/painel/locations'),
    titled: 'name',
    access: 'everybody',
    fields: locationLabels,
  },
  slides: {
    article: 'o',
    singular: 'slide',
    plural: 'slides',
    site: '/',
    ...begunBelow('/painel/slides'),
    ordered: true,
    titled: 'title',
    access: 'everybody',
    fields: {
      title: 'Título',
      subtitle: 'Subtítulo',
      imageUrl: 'URL da Imagem',
      tallImageUrl: 'Imagem alta, para celulares',
      tone: 'Cor do texto',
      btn1Text: 'Texto do botão 1',
      btn1Link: 'Link do botão 1',
      btn1Color: 'Cor do botão 1',
      btn2Text: 'Texto do botão 2',
      btn2Link: 'Link do botão 2',
      btn2Color: 'Cor do botão 2',
      position: 'Ordem',
      active: 'Ativo',
    },
  },
  faqs: {
    article: 'a',
    singular: 'pergunta frequente',
    plural: 'perguntas frequentes',
    site: '/perguntas-frequentes',
    ...begunBelow('/painel/perguntas', 'nova'),
    ordered: true,
    access: 'everybody',
    titled: 'question',
    fields: { subject: 'Assunto', question: 'Pergunta', answer: 'Resposta', position: 'Ordem', active: 'Ativa' },
  },
  pages: {
    article: 'a',
    singular: 'página',
    plural: 'páginas',
    ...below('/painel/paginas'),
    titled: 'page',
    access: 'everybody',
    // One field per text of the pages. `field-labels.ts` has their labels, which keeps them out of the site's pages.
    fields: {},
  },
  media: {
    article: 'a',
    singular: 'imagem',
    plural: 'imagens',
    ...below('/painel/midia'),
    titled: 'name',
    access: 'everybody',
    fields: {
      name: 'Nome do arquivo',
      alt: 'Texto alternativo',
      folder: 'Pasta',
      focalX: 'Ponto focal, da esquerda',
      focalY: 'Ponto focal, do topo',
      crops: 'Ponto focal por formato',
      address: 'Endereço',
      type: 'Formato',
      width: 'Largura',
      height: 'Altura',
      bytes: 'Tamanho',
      createdAt: 'Enviada em',
    },
  },
  redirects: {
    article: 'o',
    singular: 'redirecionamento',
    plural: 'redirecionamentos',
    ...begunBelow('/painel/redirecionamentos'),
    titled: 'from',
    untitled: 'Sem endereço',
    access: 'everybody',
    fields: { from: 'De', to: 'Para', product: 'Produto', category: 'Categoria' },
  },
  users: {
    article: 'o',
    singular: 'usuário',
    plural: 'usuários',
    panel: '/painel/usuarios',
    record: (id) => `/painel/usuarios?pessoa=${id}`,
    titled: 'name',
    access: 'owners',
    fields: {
      role: 'Papel',
      roles: 'Papel',
      sessions: 'Sessões abertas',
      passkeys: 'Chaves de acesso',
      invited: 'Convite',
      invitedAgain: 'Convite enviado de novo',
      active: 'Conta ativa',
    },
  },
  settings: {
    article: 'a',
    singular: 'configuração',
    plural: 'configurações',
    panel: '/painel/configuracoes',
    record: () => '/painel/configuracoes',
    titled: 'brandName',
    access: 'owners',
    fields: settingLabels,
  },
} as const satisfies Record<string, Facts>;

export type Noun = keyof typeof nouns;

export const NOUNS = Object.keys(nouns) as Noun[];

/** Nouns whose facts include `Fact`. */
type NounsWith<Fact> = { [Name in Noun]: (typeof nouns)[Name] extends Fact ? Name : never }[Noun];
export type OrderedNoun = NounsWith<{ ordered: true }>;
export const ORDERED = NOUNS.filter((noun) => 'ordered' in nouns[noun]) as OrderedNoun[];
/** Nouns with a form of their own, where records are created and edited. */
export type FormNoun = NounsWith<{ creation: string }>;
export const WITH_FORM = NOUNS.filter((noun) => 'creation' in nouns[noun]) as FormNoun[];

/** Returns the screen of the panel where a record is edited. */
export function recordPath(noun: Noun, id: string | number): string {
  return nouns[noun].record(encodeURIComponent(id));
}

/** Returns the screen of the panel where a record is created, or `null` if there is none. */
export function creationPath(noun: Noun): string | null {
  const facts: Facts = nouns[noun];
  return facts.creation ?? null;
}

/** Returns the words of any noun, typed as `Words`. */
export function wordsOf(noun: Noun): Words {
  return nouns[noun];
}

/** Returns a noun as the heading of a list, a column or a filter. */
export function nounLabel(noun: Noun, number: 'singular' | 'plural' = 'singular'): string {
  return capitalized(nouns[noun][number]);
}
