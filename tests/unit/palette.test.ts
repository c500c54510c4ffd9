import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { actsIn, exports } from '../../src/panel/palette/acts';
import { type Command, creations, offered, orderIn, screens } from '../../src/panel/palette/commands';
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
const VERBS = ['Publicar', 'Despublicar', 'Ativar', 'Desativar'];

function titles(query: string, theme: Theme = 'system', role: Role = 'admin'): string[] {
  const offer = { recent: RECENT, acts: actsIn(theme, () => undefined), exports };
  return offered(query, { roles: [role] }, offer).map(({ title, hint }) => (hint ? `${title} (${hint})` : title));
}

/** The addresses of a route tree that name no record. */
function addressesOf(tree: RouteObject[], above = ''): string[] {
  return tree.flatMap(({ path = '', index, children, lazy }) => {
    const address = path ? `${above}/${path}` : above;
    const own = lazy && (index || path) ? [address] : [];
    return [...own, ...addressesOf(children ?? [], address)];
  });
}

test('every screen that is come to without naming a record is found in the palette, and each page', () => {
  const addresses = new Set(addressesOf(routes).filter((address) => !/[:*]/.test(address)));
  for (const page of PAGE_KEYS) addresses.add(recordPath('pages', page));
  const known = [...screens, ...creations].map((command) => command.kind === 'go' && command.to);
  expect(addresses.size).toBeGreaterThan(14);
  expect(new Set(known)).toEqual(addresses);
});

test('every word of a query begins one of the title, accents or not', () => {
  expect(titles('nova pos')).toEqual(['Nova Postagem']);
  expect(titles('NOVA PO')).toEqual(['Nova Postagem']);
  expect(titles('tema')).toEqual(['Usar tema claro', 'Usar tema escuro']);
  expect(titles('escuro')).toEqual(['Usar tema escuro']);
  expect(titles('midia')).toEqual(['Mídia (Imagens)']);
  expect(titles('postagens')).toEqual(['Blog (Postagens)', 'Exportar postagens (CSV)', 'Exportar postagens (JSON)']);
  expect(titles('exportar pro')).toEqual(['Exportar produtos (CSV)', 'Exportar produtos (JSON)']);
  expect(titles('exp prod json')).toEqual(['Exportar produtos (JSON)']);
  expect(titles('ema')).toEqual([]);
});

test('the theme in force is nothing to choose', () => {
  expect(titles('usar', 'dark')).toEqual(['Usar tema do sistema', 'Usar tema claro']);
  expect(titles('usar', 'light')).toEqual(['Usar tema do sistema', 'Usar tema escuro']);
});

test('without a query what was opened last stands first, and what fills the list is left for who types', () => {
  const all = titles(' ');
  expect(all[0]).toBe('Verão');
  expect(all).toContain('Sair');
  expect(all.filter((title) => title.startsWith('Exportar '))).toEqual(['Exportar e importar']);
  expect(titles('verao')).toEqual([]);
});

test('what is offered has names of its own', () => {
  const ids = [...screens, ...creations, ...exports, ...actsIn('light', () => undefined)].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each([
  ['desat choc', ['Desativar'], 'choc'],
  ['Desativar  Soul Shake Chocolate', ['Desativar'], 'soul shake chocolate'],
  ['des verão', ['Despublicar', 'Desativar'], 'verao'],
  ['pu', ['Publicar'], ''],
  ['ativar', ['Ativar'], ''],
])('“%s” orders %o of “%s”', (query, verbs, object) => {
  expect(orderIn(query, VERBS)).toEqual({ verbs, object });
});

test.each(['d choc', 'chocolate desativar', 'desativado choc', ''])('“%s” orders nothing', (query) => {
  expect(orderIn(query, VERBS)).toBeNull();
});

test('an editor is offered nothing of people, settings and files', () => {
  const hers = titles('', 'system', 'editor');
  expect(hers).toContain('Nova Postagem');
  expect(hers).toContain('Atividade');
  expect(titles('').filter((title) => !hers.includes(title))).toEqual([
    'Usuários',
    'Configurações',
    'Exportar e importar',
  ]);
  expect(titles('exportar produtos', 'system', 'editor')).toEqual([]);
  expect(titles('exportar produtos')).not.toEqual([]);
});
