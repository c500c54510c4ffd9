/** What people ask before they decide. The answers say nothing that the page does not hold elsewhere. */
export const QUESTIONS = [
  {
    question: 'Preciso ter experiência com alimentação?',
    answer: 'Não. Antes de abrir, você e a sua equipe aprendem a preparar, a atender e a cuidar da loja.',
  },
  {
    question: 'Já preciso ter um ponto?',
    answer:
      'Não. Estudamos juntos a região, o movimento e o formato que cabe no lugar. Já tem um em vista? Conte na mensagem.',
  },
  {
    question: 'A loja precisa de cozinha?',
    answer: 'Não: o preparo é simples, sem fogão nem exaustão.',
  },
  {
    question: 'De onde vêm os produtos?',
    answer: 'Bases, cones e embalagens chegam pela rede, com a ficha técnica de cada produto.',
  },
  {
    question: 'Em quanto tempo o investimento volta?',
    answer:
      'Depende do ponto, das vendas e dos custos, e por isso não prometemos prazo. O simulador desta página faz a conta com os seus números e mostra a fórmula.',
  },
  {
    question: 'O que acontece depois que eu envio o formulário?',
    answer:
      'As respostas viram uma mensagem no seu WhatsApp, que só segue quando você toca em enviar. Dali a conversa segue com o nosso time, e nada fica guardado neste site.',
  },
];
