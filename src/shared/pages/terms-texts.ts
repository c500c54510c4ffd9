import { POLICY_VERSION } from '../policy';

/** Default texts of `/termos-de-uso`. Words in braces come from the settings. */
export const termsTexts = {
  termsSearchTitle: '',
  termsDescription:
    'As regras de uso do site da Soul: conta, pedidos, propriedade intelectual, responsabilidades, lei aplicável e foro, em português claro.',
  termsShareImage: '',
  termsUpdated: POLICY_VERSION as string,
  termsAcceptanceTitle: 'Aceitação dos termos',
  termsAcceptance: `Estes termos regulam o uso do site da marca {marca}, mantido pela {razão social}, com sede em {endereço}. Aqui, “nós” é a {razão social} e “você” é quem acessa o site, com ou sem conta.

Ao navegar, criar uma conta ou montar um pedido, você declara que leu estes termos e concorda com eles. Se não concordar, não use o site. Ao criar a conta, o aceite é expresso, e a versão aceita fica registrada.

As Políticas de Privacidade complementam estes termos e explicam como cuidamos dos seus dados. Compras, contratos de licenciamento e outros serviços podem ter condições próprias; se houver conflito, elas prevalecem naquilo de que tratam. Nada neste texto afasta direitos que a lei garante a você, em especial os do Código de Defesa do Consumidor.`,
  termsChangesTitle: 'Alterações dos termos e do site',
  termsChanges: `Podemos atualizar estes termos para acompanhar mudanças no site, nos produtos ou na lei. A data da última atualização aparece no início da página. A versão nova vale a partir da publicação, sem efeito sobre pedidos já combinados.

Se a mudança for relevante para quem tem conta, avisaremos antes, com destaque no site ou no e-mail cadastrado. Continuar a usar o site depois da data informada significa concordar com a nova versão. Se não concordar, você pode excluir sua conta, sem custo.

O site também muda: páginas, artigos, produtos, preços e unidades podem ser incluídos, alterados ou retirados, e o acesso pode ser interrompido para manutenção. Quando for possível, faremos isso com o mínimo de incômodo.`,
  termsPropertyTitle: 'Propriedade intelectual',
  termsProperty: `A marca {marca}, os logotipos, os nomes dos produtos, as embalagens, os textos, as imagens, o desenho das páginas e o código do site pertencem à {razão social} ou a quem nos autorizou a usá-los. Eles são protegidos pelas leis de propriedade industrial, de direitos autorais e de software.

Você pode, sem pedir autorização:

- ler e imprimir páginas para uso pessoal;
- compartilhar links do site e dos artigos;
- citar pequenos trechos, com indicação da fonte e do endereço.

Dependem de autorização prévia e por escrito:

- usar a marca, os logotipos ou as imagens em produtos, anúncios, fachadas ou perfis;
- copiar artigos inteiros ou republicar o catálogo;
- criar site, aplicativo ou produto que possa ser confundido com os nossos.

Licenciados e revendedores usam a marca nos limites dos contratos que assinaram. O acesso ao site não transfere nenhum direito sobre esses conteúdos.`,
  termsUseTitle: 'Uso permitido',
  termsUse: `Use o site para conhecer os produtos, ler os artigos, encontrar unidades, montar pedidos e falar com a gente. Para que ele funcione bem para todo mundo, não é permitido:

- praticar atos ilícitos, enganar pessoas ou se passar por outra pessoa ou empresa;
- tentar acessar contas, áreas ou dados que não são seus, ou o painel sem permissão;
- contornar limites e proteções, ou enviar códigos maliciosos;
- sobrecarregar o site com acessos automatizados ou coletar dados em massa, salvo a indexação feita por buscadores que respeitam nossas instruções;
- usar os canais de contato para ofensas, discriminação ou propaganda não solicitada;
- usar contatos de unidades ou de pessoas para finalidade diferente daquela da publicação.

Se você encontrar uma falha de segurança, não a explore: avise por {e-mail} e nos dê tempo para corrigi-la. O descumprimento destas regras pode levar ao bloqueio do acesso, além das medidas previstas em lei.`,
  termsAccountTitle: 'Cadastro e responsabilidade pela conta',
  termsAccount: `Você não precisa de conta para ver os produtos, ler o blog nem montar um pedido. Se quiser ter uma, as regras são estas:

- ter 18 anos ou mais;
- informar nome e e-mail verdadeiros e manter o nome atualizado;
- confirmar o e-mail pelo link que enviamos, antes do primeiro acesso;
- escolher uma senha só sua, que não seja usada em outros lugares, e não a compartilhar.

A conta é pessoal e não pode ser cedida. Você responde pelo que for feito com ela, exceto se o uso indevido decorrer de falha nossa. Na página da conta, é possível ver as sessões abertas, encerrar as que não reconhecer e trocar a senha. Se suspeitar de uso indevido, faça isso logo e nos avise.

No mesmo lugar, você pode baixar seus dados ou excluir a conta quando quiser. Nunca pedimos sua senha por e-mail, telefone ou WhatsApp.`,
  termsProductsTitle: 'Produtos e serviços',
  termsProducts: `O site é uma vitrine. O carrinho fica guardado no seu navegador e serve para montar o pedido, que segue pelo WhatsApp. Não há pagamento no site: a compra acontece na conversa com a loja e só fica fechada quando ela confirma os itens, o preço, o frete, o prazo e a forma de pagamento.

- Preços, sabores e disponibilidade podem variar entre unidades. A loja confirma o valor antes de concluir a venda, e você decide se quer seguir.
- As imagens são ilustrativas. Leia sempre o rótulo: ele traz ingredientes, alergênicos, validade e modo de conservação do lote que você recebeu.
- As tabelas nutricionais e os artigos são informativos e não substituem a orientação de profissionais de saúde. Nossos produtos não são medicamentos.
- Nas compras feitas a distância valem os direitos do consumidor, entre eles o de arrependimento em 7 dias, nos casos previstos em lei.

Os números da página de licenciamento são estimativas e não prometem resultado. As condições válidas são as dos documentos entregues à pessoa interessada e do contrato assinado.`,
  termsLinksTitle: 'Links e serviços de terceiros',
  termsLinks: `Algumas funções dependem de serviços que não são nossos:

- WhatsApp, para conversas e pedidos;
- Google, para os mapas das unidades, as rotas de “Como chegar” e os vídeos dos artigos, no YouTube;
- Instagram e outras redes sociais, para acompanhar a marca;
- agenda externa, para marcar reuniões sobre o licenciamento.

Ao usar um deles, você passa a seguir também os termos e a política de privacidade de quem o oferece. Não controlamos esses serviços e não respondemos pelo conteúdo, pela disponibilidade ou pela segurança deles, salvo nos casos em que a lei nos atribuir responsabilidade.

A presença de um link não significa patrocínio nem recomendação, a menos que isso esteja dito. As lojas licenciadas e os revendedores listados são empresas independentes e respondem pelo próprio atendimento. Confira horários e endereços antes de sair, porque eles podem mudar.

Encontrou um link quebrado ou suspeito? Escreva para {e-mail} e nós verificamos.`,
  termsLiabilityTitle: 'Limitação de responsabilidade',
  termsLiability: `Trabalhamos para manter o site correto, seguro e no ar, mas não podemos garantir funcionamento sem interrupções nem ausência total de erros. Na medida em que a lei permite, não respondemos por danos causados por:

- falhas de internet, de energia, do seu aparelho ou de serviços de terceiros;
- caso fortuito, força maior ou culpa exclusiva sua ou de terceiros;
- uso do site em desacordo com estes termos;
- decisões de saúde ou de investimento tomadas apenas com base no que foi lido aqui;
- perda do carrinho, que existe somente no seu navegador e pode ser apagado por ele.

Se houver erro em um preço ou em uma informação, corrigiremos assim que soubermos. Erros evidentes, como um valor muito abaixo do normal, serão esclarecidos com você antes da conclusão do pedido.

Estes limites não excluem a responsabilidade por dolo ou culpa grave, por defeito ou vício de produto, por tratamento irregular de dados pessoais, nem qualquer outra que a lei não permita afastar, sobretudo nas relações de consumo.`,
  termsIndemnityTitle: 'Indenização',
  termsIndemnity: `Quem causa dano a outra pessoa por ato ilícito deve repará-lo: é o que diz o Código Civil. Assim, se você violar estes termos ou a lei ao usar o site e isso causar prejuízo comprovado à {razão social}, a licenciados ou a terceiros, deverá reparar esse prejuízo, na proporção da sua responsabilidade.

Entram aqui, por exemplo:

- uso não autorizado da marca, das imagens ou dos textos;
- ataque, invasão ou sobrecarga proposital do site;
- uso de dados falsos ou de dados de outra pessoa sem autorização.

Se recebermos uma cobrança ou um processo por ato seu, avisaremos em prazo razoável, para que você possa se manifestar e se defender. A reparação pode incluir custos e honorários fixados pela Justiça.

Esta seção não cria multa nem responsabilidade sem culpa para o consumidor e não reduz o dever que temos de reparar os danos que causarmos a você.`,
  termsEndingTitle: 'Encerramento',
  termsEnding: `Você pode parar de usar o site a qualquer momento. Se tiver conta, pode excluí-la na página da conta, sem custo e sem justificativa; antes disso, se quiser, baixe seus dados. A exclusão é definitiva e encerra as sessões abertas.

Podemos suspender ou encerrar uma conta quando houver:

- descumprimento destes termos ou da lei;
- risco à segurança do site ou de outras pessoas;
- indício consistente de fraude ou de que a pessoa tem menos de 18 anos;
- ordem de autoridade competente.

Sempre que a lei e a segurança permitirem, informaremos o motivo por e-mail, e você poderá pedir revisão escrevendo para {e-mail} quando quiser. Cadastros sem e-mail confirmado em 7 dias são apagados.

O fim da conta não afeta pedidos já combinados com uma loja. Continuam valendo as regras sobre propriedade intelectual, responsabilidade, indenização e foro, no que for aplicável.`,
  termsLawTitle: 'Lei aplicável e foro',
  termsLaw: `Estes termos são regidos pelas leis da República Federativa do Brasil, em especial o Código Civil, o Código de Defesa do Consumidor, o Marco Civil da Internet e a Lei Geral de Proteção de Dados. O texto em português é o que vale, mesmo que existam traduções.

Antes de qualquer processo, fale com a gente: a maior parte das questões se resolve em uma conversa. Se não houver acordo, fica eleito o foro da Comarca de São Paulo, no Estado de São Paulo, para resolver conflitos ligados a estes termos ou ao uso do site.

Se você for consumidor, pode propor a ação no foro do seu domicílio, como garante a lei, e procurar os órgãos de defesa do consumidor, como o Procon da sua cidade.

Se uma cláusula for considerada inválida, as demais continuam valendo. Deixar de exigir o cumprimento de uma regra em certo momento não significa abrir mão dela.`,
  termsContactTitle: 'Contato',
  termsContact: `Ficou com alguma dúvida sobre estes termos, quer pedir autorização de uso da marca ou contar um problema? Fale com a {razão social} por um destes canais:

- E-mail: {e-mail}
- Telefone: {telefone}
- Endereço: {endereço}
- Horário de atendimento: {horário}

Para agilizar, diga de qual página ou pedido se trata e, se for o caso, informe o artigo, o produto ou a unidade. Dúvidas sobre um pedido em andamento se resolvem mais depressa na própria conversa do WhatsApp com a loja.

Pedidos sobre dados pessoais têm um canal próprio, descrito nas Políticas de Privacidade. Propostas de licenciamento podem seguir pelo formulário da página de licenciamento ou pelo e-mail {e-mail de franquias}, sem compromisso.`,
};
