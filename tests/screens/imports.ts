import type { Page } from '@playwright/test';
import { press, words } from './acts.ts';
import type { Screen } from './screen.ts';

const PATH = '/painel/configuracoes/dados';
const UNKNOWN = [
  'Nome;Endereço;Cidade;UF;Gerente;Telefone fixo;Área de venda em metros quadrados',
  'Loja nova;Rua 1;Recife;PE;Ana;81 3333-4444;80',
].join('\n');

const chooseFile = (page: Page, name: string, text: string) =>
  page.getByLabel('Arquivo').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

export const imports: Screen[] = [
  {
    name: 'panel: import with rows that change and rows that are refused',
    path: PATH,
    reach: async (page) => {
      const text = [
        'ID;Nome;Endereço;Cidade;UF;Telefone;Horários por dia;Ativo',
        '1;Soul Praia da Costa, a primeira de todas;;;;(27) 3333-4444;Todos os dias: 9h às 21h30;FALSO',
        ';Nova;Rua 1;Recife;PE;;;não',
        ';;Rua 2;Recife;Pernambuco;;segunda;talvez',
      ].join('\n');
      await chooseFile(page, 'lojas.csv', text);
      await words(page, /0 novos|1 novo/);
    },
  },
  {
    name: 'panel: import of a file that is of another list',
    path: PATH,
    reach: async (page) => {
      const text = 'Título;Resumo;Conteúdo\nUm ensaio;Só para conferir;<p>Oi</p>';
      await chooseFile(page, 'tabela.csv', text);
      await words(page, 'Este arquivo é de postagens, não de produtos.');
    },
  },
  {
    name: 'panel: import of a file with unknown columns',
    path: PATH,
    reach: async (page) => {
      await chooseFile(page, 'lojas.csv', UNKNOWN);
      await words(page, 'Ignorar estas colunas');
    },
  },
  {
    name: 'panel: import without ignored columns',
    path: PATH,
    reach: async (page) => {
      await chooseFile(page, 'lojas.csv', UNKNOWN);
      await press(page, 'Ignorar estas colunas');
      await words(page, 'Colunas ignoradas');
    },
  },
];
