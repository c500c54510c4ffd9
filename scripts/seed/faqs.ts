import type { FaqInput } from '../../src/shared/faq.ts';

const paragraphs = (...parts: string[]) => parts.join('\n\n');

const questions: Omit<FaqInput, 'position' | 'active'>[] = [
  {
    subject: 'order',
    question: 'Como faço um pedido?',
    answer: paragraphs(
      'Escolha os produtos, abra o carrinho e toque em “Finalizar pedido pelo WhatsApp”: o pedido vira uma mensagem de WhatsApp, com os itens e o total, que você confere antes de mandar.',
      'Se você escolher uma loja, a mensagem vai para ela; se não, vai para o nosso atendimento. O pedido só vale depois que alguém confirma com você na conversa.',
    ),
  },
  {
    subject: 'order',
    question: 'O preço do site é o preço final?',
    answer: paragraphs(
      'É o preço do produto, e o carrinho confere os valores de novo antes do envio.',
      'Se houver entrega, ela é combinada à parte. A loja confirma na conversa o total e o que tem para aquele dia.',
    ),
  },
  {
    subject: 'order',
    question: 'Posso montar uma caixa com vários sabores?',
    answer: paragraphs(
      'Sim. As linhas vendidas em caixa têm o botão “Monte sua caixa” na página da linha e nos produtos dela: você escolhe quantos de cada sabor, ou deixa que a gente complete.',
      'A caixa vai para o carrinho como os outros itens. Quando há desconto por caixa, ele aparece ali e na mensagem do pedido.',
    ),
  },
  {
    subject: 'order',
    question: 'Preciso criar uma conta para pedir?',
    answer: 'Não. O carrinho funciona sem cadastro, e os últimos pedidos ficam guardados só no seu navegador.',
  },
  {
    subject: 'delivery',
    question: 'Vocês entregam na minha casa?',
    answer: paragraphs(
      'Depende da loja. Não há uma área de entrega nem uma taxa iguais para todas, e por isso não prometemos aqui o que só ela pode cumprir.',
      'No carrinho, escolha a loja e marque “Entrega”, com o seu bairro. Quando a loja diz onde entrega e qual é o pedido mínimo, o carrinho avisa antes de você enviar. Quanto custa e em quanto tempo chega, ela responde na conversa.',
    ),
  },
  {
    subject: 'delivery',
    question: 'Posso retirar na loja?',
    answer:
      'Sim, combinando com ela: no carrinho, escolha a loja e marque “Retirar na loja”. Em Onde estamos você vê o endereço e o horário de cada uma. Espere a confirmação antes de sair de casa.',
  },
  {
    subject: 'payment',
    question: 'Como eu pago?',
    answer: paragraphs(
      'Direto para a loja, do jeito que vocês combinarem. Nada é cobrado neste site: ele não pede cartão nem guarda dados de pagamento.',
      'As formas que cada loja aceita podem ser diferentes. Quando ela as informa, aparecem no carrinho e você já escolhe a sua; se não, pergunte na conversa antes de fechar o pedido.',
    ),
  },
  {
    subject: 'payment',
    question: 'O site pode me pedir o número do cartão?',
    answer:
      'Não. Se uma página ou mensagem em nosso nome pedir dados do cartão ou senha, não responda e avise a gente pelo WhatsApp que está no rodapé.',
  },
  {
    subject: 'storage',
    question: 'Como guardo os produtos em casa?',
    answer: paragraphs(
      'Vale o que está na embalagem: é ali que estão a temperatura, o prazo depois de aberto e a validade. Cada produto tem os seus, e por isso não damos aqui uma regra só.',
      'Recebeu sem essa informação, ou ficou em dúvida sobre algo que descongelou no caminho? Pergunte à loja antes de consumir.',
    ),
  },
  {
    subject: 'lactose',
    question: 'Os produtos têm lactose?',
    answer: paragraphs(
      'A maior parte, sim: são feitos com leite ou com proteína do leite. A página de cada produto traz os ingredientes, os alergênicos e a frase sobre lactose que vale para ele.',
      'Se você é intolerante, use o filtro de lactose em Produtos: ele mostra só o que é declarado sem ela. Se o produto não aparece ali, considere que tem.',
    ),
  },
  {
    subject: 'lactose',
    question: 'Sem lactose é o mesmo que sem leite?',
    answer: paragraphs(
      'Não. Um alimento zero lactose pode ter proteína do leite, que é o que causa a alergia.',
      'Quem tem alergia deve ler a linha “ALÉRGICOS” na página do produto e, em produtos preparados no balcão, perguntar à loja sobre o contato com outros ingredientes.',
    ),
  },
  {
    subject: 'gluten',
    question: 'Os cones têm glúten?',
    answer:
      'Os cones Soul Crunch são feitos sem glúten, em todos os sabores. A página de cada um traz a frase do rótulo e os ingredientes.',
  },
  {
    subject: 'gluten',
    question: 'Tenho doença celíaca. Posso consumir?',
    answer: paragraphs(
      'Depende do produto, e o nome não basta para saber: há receitas com glúten, como as que levam biscoito. Leia a frase “CONTÉM GLÚTEN” ou “NÃO CONTÉM GLÚTEN” na página de cada uma.',
      'O que é montado no balcão pode encostar em outros ingredientes. Pergunte à loja como ela prepara e, na dúvida, siga a orientação de quem acompanha a sua saúde.',
    ),
  },
  {
    subject: 'licensing',
    question: 'Quanto custa abrir uma loja?',
    answer: paragraphs(
      'O investimento parte de R$ 337.000. Na página Licencie estão os formatos de loja e um simulador que faz a conta com os seus números e mostra a fórmula.',
      'Não prometemos prazo de retorno: ele depende do ponto, das vendas e dos custos de cada loja.',
    ),
  },
  {
    subject: 'licensing',
    question: 'Como começo a conversa?',
    answer:
      'Preencha o formulário da página Licencie. As respostas viram uma mensagem no seu WhatsApp, que só segue quando você toca em enviar.',
  },
];

/** Questions in the order of the page. If an answer is not certain, it says whom to ask. */
export const faqs: Omit<FaqInput, 'position'>[] = questions.map((question) => ({ ...question, active: true }));
