import { formatoAcademia, formatoQuiosque, formatoRua } from '../../shared/pictures';

/** Where a store may stand. */
export const FORMATS = [
  {
    name: 'Loja de rua',
    text: 'A fachada inteira é sua: letreiro, vitrine e mesas na calçada. Vira endereço do bairro.',
    needs: 'Ponto com vitrine, água e energia, em rua com movimento a pé.',
    picture: formatoRua,
    alt: 'Loja de rua com toldo listrado entre duas casas',
  },
  {
    name: 'Quiosque',
    text: 'No caminho de quem passa, com balcão em toda a volta. Ninguém precisa entrar para querer.',
    needs: 'Corredor de bom fluxo, com água e energia no piso, e o aval da administração.',
    picture: formatoQuiosque,
    alt: 'Quiosque redondo com telhado listrado, mesas e plantas',
  },
  {
    name: 'Academia',
    text: 'O pós-treino a poucos passos do último aparelho.',
    needs: 'Um canto no caminho da saída, com água e energia, e a parceria da academia.',
    picture: formatoAcademia,
    alt: 'Bar de shakes dentro de uma academia, ao lado da estante de halteres',
  },
];
