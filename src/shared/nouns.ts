import { capitalized } from './capitalized.ts';
import { locationLabels } from './location-labels.ts';
import { productLabels } from './product-labels.ts';
import { searchAppearanceLabels } from './search-appearance-labels.ts';
import { settingLabels } from './setting-labels.ts';

/** What editors call a kind of record. Sentences are built of these words: `a` postagem, `o` produto. */
type Words = { article: 'a' | 'o'; singular: string; plural: string };

export type Facts = Words & {
  /** The screen of the panel that lists its records. */
  panel: string;
  /** The screen where one record is edited, below or beside the list. */
  record: (id: string) => string;
  /** The screen where a record is begun, where that is one of its own. */
  creation?: string;
  /** The public page that shows its records, where there is one. */
  site?: string;
  /** Who may read and write its records: every role of the panel, or only those that the owner gives to few. */
  access: 'everybody' | 'owners';
  /**
   * Its records stand in an order of their own and are shown to visitors or not. Its API, the filter of its list, its
   * switch, its place in the palette and what is tested of all these then come by themselves.
   */
  ordered?: true;
  /** Of its fields the one by which people know a record. */
  titled: string;
  /** What is said in its place while it is empty, where that is not `Sem` with the field's name. */
  untitled?: string;
  /** What editors call its fields, by the names of its contract. */
  fields: Record<string, string>;
};

const below = (list: string) => ({ panel: list, record: (id: string) => `${list}/${id}` });
/** Of a noun whose records are begun on a screen of their own. */
const begunBelow = (list: string, word = 'novo') => ({ ...below(list), creation: `${list}/${word}` });

const publishing = {
  publishedAt: 'Publicação',
  unpublishedAt: 'Sai do site em',
  category: 'Categoria',
  title: 'Título',
};
const author = { author: 'Autor', authorImage: 'Foto do autor', authorBio: 'Biografia do autor' };

/**
 * The kinds of records that the panel writes, by table. Everything that exists once per kind is a
 * `Record<Noun, …>`, so that a new one fails the compile wherever it is still missing.
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
    // As many as the pages have texts: `field-labels.ts` knows them, and no page of the site carries them.
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

/** Those of which something is said besides. */
type NounsWith<Fact> = { [Name in Noun]: (typeof nouns)[Name] extends Fact ? Name : never }[Noun];
export type OrderedNoun = NounsWith<{ ordered: true }>;
export const ORDERED = NOUNS.filter((noun) => 'ordered' in nouns[noun]) as OrderedNoun[];
/** Whose records are begun, and edited, in a form of their own. */
export type FormNoun = NounsWith<{ creation: string }>;
export const WITH_FORM = NOUNS.filter((noun) => 'creation' in nouns[noun]) as FormNoun[];

/** The screen of the panel where a record is edited. */
export function recordPath(noun: Noun, id: string | number): string {
  return nouns[noun].record(encodeURIComponent(id));
}

/** The screen of the panel where a record is begun, if it has one. */
export function creationPath(noun: Noun): string | null {
  const facts: Facts = nouns[noun];
  return facts.creation ?? null;
}

/** The words of a noun that is not known beforehand. */
export function wordsOf(noun: Noun): Words {
  return nouns[noun];
}

/** A noun at the head of a list, a column or a filter. */
export function nounLabel(noun: Noun, number: 'singular' | 'plural' = 'singular'): string {
  return capitalized(nouns[noun][number]);
}
