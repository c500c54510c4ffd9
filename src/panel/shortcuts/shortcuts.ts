/** A shortcut; `ways` are alternative combinations of keys. */
export type Shortcut = {
  does: string;
  ways: string[][];
  /** A single key, which can be switched off. */
  single?: true;
};

/** All shortcuts of the panel, except the ones that fields have natively. */
export const shortcutGroups: { title: string; shortcuts: Shortcut[] }[] = [
  {
    title: 'Em todo o painel',
    shortcuts: [
      { does: 'Buscar ou ir para', ways: [['Mod', 'K']] },
      { does: 'Salvar o que está aberto; uma postagem nova, como rascunho', ways: [['Mod', 'S']] },
      { does: 'Desfazer a ação do último aviso, fora dos campos', ways: [['Mod', 'Z']] },
      { does: 'Buscar na lista', ways: [['/']], single: true },
      { does: 'Atalhos do teclado', ways: [['?']], single: true },
      { does: 'Fechar o que está na frente', ways: [['Esc']] },
    ],
  },
  {
    title: 'Na busca',
    shortcuts: [
      { does: 'Ir de um resultado a outro', ways: [['↑'], ['↓']] },
      { does: 'Abrir ou fazer', ways: [['Enter']] },
      { does: 'Abrir em outra aba', ways: [['Mod', 'Enter']] },
    ],
  },
  {
    title: 'Em listas e campos',
    shortcuts: [
      { does: 'Da busca ao primeiro da lista', ways: [['Enter'], ['↓']] },
      { does: 'Próximo da lista, ou próxima imagem', ways: [['J']], single: true },
      { does: 'Anterior', ways: [['K']], single: true },
      { does: 'Abrir', ways: [['Enter']] },
      { does: 'Selecionar a linha', ways: [['X']], single: true },
      { does: 'Ir do título ao conteúdo da postagem', ways: [['Enter']] },
      { does: 'Próximo benefício do produto', ways: [['Enter']] },
      { does: 'Ir de uma aba a outra, ou de um botão a outro na barra', ways: [['←'], ['→']] },
      { does: 'Mover o ponto focal da imagem', ways: [['←'], ['↑'], ['↓'], ['→']] },
      { does: 'Mover o ponto focal dez vezes mais', ways: [['Shift', '→']] },
      { does: 'Enviar à Mídia as imagens copiadas', ways: [['Mod', 'V']] },
      { does: 'Selecionar todas as linhas até aqui', ways: [['Shift', 'Espaço']] },
      { does: 'Ir das linhas selecionadas às ações', ways: [['Enter']] },
      { does: 'Limpar a seleção', ways: [['Esc']] },
      { does: 'Largar a linha arrastada onde estava', ways: [['Esc']] },
    ],
  },
  {
    title: 'No texto de uma postagem',
    shortcuts: [
      { does: 'Negrito', ways: [['Mod', 'B']] },
      { does: 'Itálico', ways: [['Mod', 'I']] },
      { does: 'Sublinhado', ways: [['Mod', 'U']] },
      { does: 'Riscado', ways: [['Mod', 'Shift', 'S']] },
      { does: 'Seção', ways: [['Mod', 'Alt', '2']] },
      { does: 'Subseção', ways: [['Mod', 'Alt', '3']] },
      { does: 'Lista', ways: [['Mod', 'Shift', '8']] },
      { does: 'Lista numerada', ways: [['Mod', 'Shift', '7']] },
      { does: 'Citação', ways: [['Mod', 'Shift', 'B']] },
      { does: 'Link', ways: [['Mod', 'K']] },
      { does: 'Inserir no começo de uma linha', ways: [['/']] },
      { does: 'Desfazer', ways: [['Mod', 'Z']] },
      { does: 'Refazer', ways: [['Mod', 'Shift', 'Z']] },
      { does: 'Ir à barra de formatação', ways: [['Alt', 'F10']] },
      { does: 'Voltar da barra ao texto', ways: [['Esc']] },
    ],
  },
];
