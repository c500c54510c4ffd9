import type { Noun } from './nouns';

const publishing = { publishedAt: 'Publicação', category: 'Categoria', title: 'Título' };
const address = { address: 'Endereço', city: 'Cidade', uf: 'UF', zipcode: 'CEP', phone: 'Telefone', email: 'E-mail' };

const slides = {
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
  order: 'Ordem',
  active: 'Ativo',
};

/** What editors call the fields of each noun, by table and by the contract's names. */
export const fieldLabels = {
  posts: {
    ...publishing,
    excerpt: 'Resumo',
    content: 'Conteúdo',
    image: 'URL da Imagem',
    imageAlt: 'Texto alternativo',
    author: 'Autor',
    authorImage: 'Foto do autor',
    authorBio: 'Biografia do autor',
  },
  products: {
    category: 'Categoria',
    number: 'Número',
    name: 'Nome',
    priceCents: 'Preço em centavos',
    description: 'Descrição curta',
    images: 'Galeria',
    longDescription: 'Descrição longa',
    benefits: 'Benefícios',
    nutrition: 'Tabela nutricional',
    featured: 'Em destaque',
    active: 'Ativo',
  },
  categories: {
    key: 'Endereço',
    name: 'Nome',
    description: 'Descrição',
    image: 'URL da Imagem',
    imageAlt: 'Texto alternativo',
    highlighted: 'Nos filtros e no rodapé',
    order: 'Ordem',
  },
  locations: {
    name: 'Nome',
    ...address,
    schedule: 'Horário em texto livre',
    hours: 'Horários por dia',
    type: 'Tipo',
    latitude: 'Latitude',
    longitude: 'Longitude',
    image: 'URL da Imagem',
    active: 'Ativo',
  },
  slides,
  media: {
    name: 'Nome do arquivo',
    alt: 'Texto alternativo',
    focalX: 'Ponto focal, da esquerda',
    focalY: 'Ponto focal, do topo',
    address: 'Endereço',
    type: 'Formato',
    width: 'Largura',
    height: 'Altura',
    bytes: 'Tamanho',
    createdAt: 'Enviada em',
  },
  users: { role: 'Papel', sessions: 'Sessões abertas', invited: 'Convite' },
  settings: {
    brandName: 'Nome da marca',
    brandPhrase: 'Frase da marca',
    legalName: 'Razão social',
    phone: 'Telefone',
    contactEmail: 'E-mail de contato',
    salesEmail: 'E-mail comercial',
    franchiseEmail: 'E-mail de franquias',
    addressStreet: 'Rua e número',
    addressDistrict: 'Bairro',
    addressCity: 'Cidade',
    addressUf: 'UF',
    businessHours: 'Horário de atendimento',
    instagram: 'Instagram',
    chatPhone: 'WhatsApp',
    licensingMessage: 'Mensagem dos botões de licenciamento',
    schedulingLink: 'Link para agendar reunião',
    mapQuery: 'Lugar do mapa geral',
    synonyms: 'Palavras equivalentes',
    branch: 'Página da unidade',
    'branch.name': 'Nome da unidade',
    'branch.subtitle': 'Endereço da unidade',
    'branch.avatar': 'Foto da unidade',
    'branch.orderLink': 'Link para pedir',
    'branch.mapsLink': 'Link do mapa',
    'branch.chatPhone': 'WhatsApp da unidade',
    'branch.chatMessage': 'Mensagem do WhatsApp',
    'branch.nutritionDocument': 'Tabelas nutricionais',
    'branch.instagram': 'Instagram da unidade',
    'branch.extraLinks': 'Outros links',
  },
} satisfies Record<Noun, Record<string, string>>;

/** A field that is no longer one, which old activity still names, keeps the name that it had. */
export function fieldLabel(noun: Noun, field: string): string {
  const labels: Record<string, string> = fieldLabels[noun];
  return labels[field] ?? field;
}
