/** The way from the first talk to the opening, and what comes after. */
export const STEPS = [
  { title: 'Conversa', text: 'Você conta seus planos, nós mostramos a apresentação e tiramos as dúvidas.' },
  { title: 'Cidade e ponto', text: 'Estudamos juntos a região, o movimento e o formato que cabe no lugar.' },
  { title: 'Projeto e obra', text: 'O projeto da loja chega pronto para executar, com a lista de equipamentos.' },
  { title: 'Treinamento', text: 'Receitas, atendimento e gestão, na prática, antes de abrir as portas.' },
  { title: 'Inauguração', text: 'Abrimos as portas com você, com campanha de estreia e time reforçado.' },
  { title: 'Dia a dia', text: 'Depois da festa seguimos por perto, com lançamentos e visitas de apoio.' },
];
