import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { actsIn, more } from '../../src/panel/palette/acts';
import { type Command, creations, mistyped, offered, orderIn, screens } from '../../src/panel/palette/commands';
import { nearestFirst } from '../../src/panel/palette/likeness';
import { otherWords } from '../../src/panel/palette/other-words';
import { views } from '../../src/panel/palette/views';
import { routes } from '../../src/panel/routes';
import type { Theme } from '../../src/panel/theme';
import { recordPath } from '../../src/shared/nouns';
import { PAGE_KEYS } from '../../src/shared/pages/labels';
import type { Role } from '../../src/shared/roles';

const RECENT: Command[] = [
  {
    kind: 'go',
    id: 'recente-slides-1',
    group: 'Abertos há pouco',
    title: 'Verão',
    to: '/painel/slides/1',
    needs: 'slides',
    icon: () => null,
  },
] as never;
const HERE: Command[] = ['Novo Produto', 'Histórico'].map((title, index) => ({
  kind: 'act',
  id: `aqui-${index}`,
  group: 'Nesta tela',
  title,
  needs: 'panel',
  icon: () => null,
  run: () => undefined,
})) as never;
const VERBS = ['Publicar', 'Despublicar', 'Ativar', 'Desativar'];

const offerOf = (theme: Theme) => ({ recent: RECENT, here: HERE, acts: actsIn(theme, () => undefined), more });
const told = (commands: Command[]) => commands.map(({ title, hint }) => (hint ? `${title} (${hint})` : title));

function titles(query: string, theme: Theme = 'system', role: Role = 'admin'): string[] {
  return told(offered(query, { roles: [role] }, offerOf(theme)));
}

/** Returns the addresses of a route tree that need no record. */
function addressesOf(tree: RouteObject[], above = ''): string[] {
  return tree.flatMap(({ path = '', index, children, lazy }) => {
    const address = path ? `${above}/${path}` : above;
    const own = lazy && (index || path) ? [address] : [];
    return [...own, ...addressesOf(children ?? [], address)];
  });
}

test('the palette has every screen that needs no record, and each page', () => {
  const addresses = new Set(addressesOf(routes).filter((address) => !/[:*]/.test(address)));
  for (const page of PAGE_KEYS) addresses.add(recordPath('pages', page));
  const known = [...screens, ...creations].map((command) => command.kind === 'go' && command.to);
  expect(addresses.size).toBeGreaterThan(14);
  expect(new Set(known)).toEqual(addresses);
});

test('every word of a query must start a word of the title or hint, regardless of accents', () => {
  expect(titles('nova pos')).toEqual(['Nova Postagem']);
  expect(titles('NOVA PO')).toEqual(['Nova Postagem']);
  expect(titles('tema')).toEqual(['Usar tema claro', 'Usar tema escuro']);
  expect(titles('escuro')).toEqual(['Usar tema escuro']);
  expect(titles('midia')).toEqual(['Mídia (Imagens)']);
  expect(titles('postagens')).toEqual([
    'Blog (Postagens)',
    'Postagens agendadas',
    'Exportar postagens (CSV)',
    'Exportar postagens (JSON)',
    'Importar postagens',
  ]);
  expect(titles('exportar pro')).toEqual(['Exportar produtos (CSV)', 'Exportar produtos (JSON)']);
  expect(titles('exp prod json')).toEqual(['Exportar produtos (JSON)']);
  expect(titles('ema')).toEqual([]);
  expect(titles('telefone')).toEqual(['Telefone', 'Lojas (telefone da loja)']);
  expect(titles('whatsapp un')).toEqual(['WhatsApp da unidade']);
  expect(titles('telefone', 'system', 'editor')).toEqual(['Lojas (telefone da loja)']);
});

test('the current theme is not offered', () => {
  expect(titles('usar', 'dark')).toEqual(['Usar tema do sistema', 'Usar tema claro']);
  expect(titles('usar', 'light')).toEqual(['Usar tema do sistema', 'Usar tema escuro']);
});

test('without a query recent records come first, and the export commands are left out', () => {
  const all = titles(' ');
  expect(all[0]).toBe('Verão');
  expect(all).toContain('Sair');
  expect(all.filter((title) => title.startsWith('Exportar '))).toEqual(['Exportar e importar']);
});

test('a recent record is found by its title, but not by the name of its kind', () => {
  expect(titles('verao')).toEqual(['Verão']);
  expect(titles('slide')).toEqual([
    'Slides',
    'Novo Slide',
    'Exportar slides (CSV)',
    'Exportar slides (JSON)',
    'Importar slides',
  ]);
});

test('commands of the open screen are found by their names, and global commands appear only once', () => {
  expect(titles('hist')).toEqual(['Histórico', 'Atividade (histórico)']);
  expect(titles('novo prod')).toEqual(['Novo Produto']);
  const all = titles('');
  expect(all.slice(0, 3)).toEqual(['Verão', 'Histórico', 'Nova Postagem']);
  expect(all.filter((title) => title === 'Novo Produto')).toHaveLength(1);
});

test('a mistyped query finds commands with a similar name, as far as the role allows', () => {
  const near = (query: string, role: Role = 'admin') => told(mistyped(query, { roles: [role] }, offerOf('system')));
  expect(near('produots')[0]).toBe('Produtos');
  expect(near('redirecionametos')).toEqual(['Redirecionamentos']);
  expect(near('importar slids')).toEqual(['Importar slides']);
  expect(near('usuraios', 'editor')).toEqual([]);
  expect(near('xyzxyz')).toEqual([]);
});

test('records are sorted by how closely their titles match, group by group', () => {
  const hit = (noun: string, title: string) => ({ noun, title });
  const found = [
    hit('posts', 'Cinco minutos com o Soul Shake'),
    hit('products', 'Shake Soul'),
    hit('products', 'Soul Shake Pistache'),
    hit('categories', 'Soul Shake'),
    hit('posts', 'Outra coisa'),
  ];
  const order = (query: string) => nearestFirst(query, found, ({ noun }) => noun).map(({ title }) => title);
  expect(order('soul shake')).toEqual([
    'Soul Shake',
    'Soul Shake Pistache',
    'Shake Soul',
    'Cinco minutos com o Soul Shake',
    'Outra coisa',
  ]);
  expect(order('pistahce')).toEqual([
    'Soul Shake Pistache',
    'Shake Soul',
    'Cinco minutos com o Soul Shake',
    'Outra coisa',
    'Soul Shake',
  ]);
});

test('pictures come after all records whose titles have the words, even if a picture is named by them alone', () => {
  const hit = (noun: string, title: string) => ({ noun, title });
  const found = [
    hit('media', 'Pistache'),
    hit('posts', 'Outra coisa'),
    hit('products', 'Soul Ice Pistache'),
    hit('categories', 'Pistache'),
  ];
  const order = (query: string) =>
    nearestFirst(query, found, ({ noun }) => noun, 'media').map(({ noun, title }) => `${noun}: ${title}`);
  expect(order('pistache')).toEqual([
    'categories: Pistache',
    'products: Soul Ice Pistache',
    'media: Pistache',
    'posts: Outra coisa',
  ]);
});

test('every command has an id of its own', () => {
  const ids = [...screens, ...views, ...creations, ...more, ...actsIn('light', () => undefined)].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each([
  ['desat choc', ['Desativar'], 'choc'],
  ['Desativar  Soul Shake Chocolate', ['Desativar'], 'soul shake chocolate'],
  ['des verão', ['Despublicar', 'Desativar'], 'verao'],
  ['pu', ['Publicar'], ''],
  ['ativar', ['Ativar'], ''],
])('“%s” gives the commands %o for “%s”', (query, verbs, object) => {
  expect(orderIn(query, VERBS)).toEqual({ verbs, object });
});

test.each(['d choc', 'chocolate desativar', 'desativado choc', ''])('“%s” gives no command', (query) => {
  expect(orderIn(query, VERBS)).toBeNull();
});

test('an editor is offered no commands for users, settings, exports and imports', () => {
  const hers = titles('', 'system', 'editor');
  expect(hers).toContain('Nova Postagem');
  expect(hers).toContain('Atividade');
  expect(titles('').filter((title) => !hers.includes(title))).toEqual([
    'Usuários',
    'Configurações',
    'Exportar e importar',
  ]);
  expect(titles('exportar produtos', 'system', 'editor')).toEqual([]);
  expect(titles('importar produtos', 'system', 'editor')).toEqual([]);
  expect(titles('exportar produtos')).not.toEqual([]);
  expect(titles('importar produtos')).toEqual(['Importar produtos']);
});

test('another word for a command finds it too, behind commands with that name, and is shown', () => {
  expect(titles('passkey')).toEqual(['Entrada em duas etapas (passkey)']);
  expect(titles('dois passos')).toEqual(['Entrada em duas etapas (dois passos)']);
  expect(titles('senha')).toEqual(['Minha conta (senha, trocar senha)']);
  expect(titles('frete')).toEqual(['Lojas (frete)']);
  expect(titles('entrega')).toEqual(['Lojas (entrega)']);
  expect(titles('horario')).toEqual(['Horário de atendimento', 'Lojas (horário da loja)']);
  expect(titles('horario', 'system', 'editor')).toEqual(['Lojas (horário da loja)']);
  expect(titles('whatsapp').slice(0, 2)).toEqual(['WhatsApp', 'WhatsApp da unidade']);
  expect(titles('zap')).toEqual(['WhatsApp (zap)']);
  expect(titles('telefone')[0]).toBe('Telefone');
});

test.each([
  ['nova loja', 'Novo Local (nova loja)'],
  ['adicionar loja', 'Novo Local (nova loja, adicionar)'],
  ['criar post', 'Nova Postagem (novo post, criar)'],
  ['novo post', 'Nova Postagem (novo post)'],
  ['novo artigo', 'Nova Postagem (novo post, artigo)'],
  ['adicionar produto', 'Novo Produto (adicionar)'],
  ['cadastrar produto', 'Novo Produto (cadastrar)'],
  ['criar categoria', 'Nova Categoria (criar)'],
  ['nova linha', 'Nova Categoria (nova linha)'],
  ['novo banner', 'Novo Slide (banner)'],
  ['adicionar pergunta', 'Nova Pergunta Frequente (adicionar)'],
  ['criar redirecionamento', 'Novo Redirecionamento (criar)'],
  ['novo usuario', 'Usuários (novo usuário)'],
  ['adicionar foto', 'Mídia (fotos, adicionar imagem)'],
])('a creation is found by other words for it: “%s”', (query, found) => {
  expect(titles(query)[0]).toBe(found);
});

test.each([
  ['rascunho', 'Rascunhos do blog', '/painel/blog?situacao=rascunhos'],
  ['agendadas', 'Postagens agendadas', '/painel/blog?situacao=agendadas'],
  ['destaques', 'Produtos em destaque (destaques)', '/painel/produtos?mostrar=destaques'],
  ['revendedor', 'Revendedores', '/painel/locations?tipo=retailer'],
  ['clientes', 'Clientes', '/painel/usuarios?papel=clientes'],
  ['administrador', 'Administradores', '/painel/usuarios?papel=admin'],
  ['lixeira', 'Registros excluídos (lixeira)', '/painel/atividade?acao=delete'],
  ['sobre nos', 'Página Sobre (sobre nós)', '/painel/paginas/sobre'],
])('“%s” leads to “%s” alone, at its own address', (query, title, to) => {
  const found = offered(query, { roles: ['admin'] }, offerOf('system'));
  expect(told(found)).toEqual([title]);
  expect(found[0]).toMatchObject({ kind: 'go', to });
});

test('filtered lists follow the screens, are found by typing only, and ask for the permission of their list', () => {
  expect(titles('').filter((title) => views.some((view) => view.title === title))).toEqual([]);
  expect(titles('produtos').slice(0, 2)).toEqual(['Produtos', 'Produtos em destaque']);
  expect(titles('clientes', 'system', 'editor')).toEqual([]);
  expect(titles('lixeira', 'system', 'editor')).toEqual(['Registros excluídos (lixeira)']);
});

test.each(Object.entries(otherWords))('every other word for %s finds its command', (id, words) => {
  for (const word of words) {
    const found = offered(word, { roles: ['admin'] }, offerOf('system')).map((command) => command.id);
    expect([word, found]).toEqual([word, expect.arrayContaining([id])]);
  }
  expect(new Set(words).size).toBe(words.length);
});
