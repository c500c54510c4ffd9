import { POLICY_VERSION } from '../policy';

/** Default texts of `/politica-de-privacidade`. Words in braces come from the settings. */
export const privacyTexts = {
  privacySearchTitle: '',
  privacyDescription:
    'Que dados pessoais o site da Soul trata, para quê, com quem os compartilha, por quanto tempo os guarda e como você exerce os seus direitos pela LGPD.',
  privacyShareImage: '',
  privacyUpdated: POLICY_VERSION as string,
  privacyCollectionTitle: 'Dados que coletamos',
  privacyCollection: `A {razão social}, com sede em {endereço}, é a controladora dos dados pessoais tratados neste site da marca {marca}, nos termos da Lei Geral de Proteção de Dados (Lei nº 13.709/2018, a LGPD). Você pode navegar sem se identificar. Coletamos apenas o que cada recurso precisa para funcionar:

- Conta, se você quiser criar uma: nome, e-mail, senha (guardada só como hash, um código do qual não se recupera a senha), datas do cadastro e a versão dos documentos que você aceitou. Enquanto você está na conta, também seus favoritos e os últimos produtos que você viu, no máximo cinco, para mostrá-los em todos os seus aparelhos.
- Chaves de acesso, se você as cadastrar: o nome que você deu, a parte pública da chave e as datas de criação e de uso. A digital, o rosto e o PIN nunca saem do seu aparelho.
- Sessões da conta: endereço de origem (IP), identificação do navegador e datas de acesso.
- Dados técnicos: ao abrir uma página, a rede que hospeda o site recebe o IP, os dados do navegador e o endereço pedido. Também usamos contadores temporários, ligados ao IP ou à conta, para limitar tentativas repetidas, e registramos os endereços de páginas não encontradas.
- Painel: quem administra o site tem registradas as alterações que faz.

Os formulários de contato e de licenciamento e o pedido do carrinho não gravam nada em nossos servidores. Eles montam no seu navegador um texto pronto e abrem o WhatsApp; você revê o texto e decide se envia. Se enviar, recebemos a mensagem e os dados que você informou naquela conversa. O pedido com uma loja escolhida segue direto para o WhatsApp dela, e é a loja que o recebe.

O botão “Perto de mim” pede sua posição só para ordenar as unidades. Quando elas são poucas, isso acontece no próprio navegador; quando são muitas, a posição nos é enviada arredondada a cerca de um quilômetro, só para a resposta. Em nenhum caso ela é guardada por nós.

Quando algo falha no seu navegador, ele nos conta o erro: a mensagem técnica e o ponto do nosso programa, sem nada que diga quem você é. Contamos quantas vezes cada erro acontece e apagamos essa contagem depois de 30 dias.`,
  privacyGroundsTitle: 'Bases legais e finalidades',
  privacyGrounds: `Cada tratamento tem uma finalidade e uma base legal da LGPD:

- Criar e manter sua conta, com seus favoritos e produtos vistos, confirmar o e-mail e recuperar a senha: execução de contrato com você (art. 7º, V).
- Responder às mensagens e aos pedidos que você nos envia pelo WhatsApp ou por e-mail: execução de contrato ou procedimentos preliminares, a seu pedido (art. 7º, V).
- Proteger as contas e o site contra invasões e abusos, com sessões, limites de tentativas e registros técnicos: legítimo interesse (art. 7º, IX).
- Guardar a prova do aceite destes documentos: exercício regular de direitos (art. 7º, VI).
- Atender a deveres legais e a ordens de autoridades: obrigação legal ou regulatória (art. 7º, II).
- Ordenar as unidades pela sua posição: consentimento (art. 7º, I), que você dá na janela do navegador e retira quando quiser, nas configurações dele.

Os e-mails do site tratam só da sua conta, como a confirmação do cadastro e a redefinição de senha. Não usamos ferramentas de análise de audiência, não exibimos anúncios e não montamos perfis de comportamento. Contamos nós mesmos, por dia, quantas vezes cada página é vista, cada conversa ou rota é aberta e o que se busca sem resultado: só totais, sem cookies e sem nada que diga quem você é, apagados depois de 90 dias. A única decisão automática é o bloqueio temporário depois de muitas tentativas seguidas, que protege as contas.`,
  privacySharingTitle: 'Compartilhamento de dados',
  privacySharing: `Não vendemos nem alugamos dados pessoais. Eles chegam a terceiros apenas quando isso é necessário para o site funcionar ou quando você escolhe usar o serviço deles:

- Cloudflare: hospeda o site, o banco de dados e as imagens, e entrega as páginas.
- Provedor de envio de e-mails: recebe seu nome, seu endereço e o conteúdo das mensagens sobre a sua conta.
- WhatsApp: recebe o texto pronto quando você usa um formulário, o carrinho ou um botão de conversa. A partir daí, valem também as regras do WhatsApp.
- Google: fornece os mapas e, pelo YouTube, os vídeos dos artigos. Uns e outros carregam somente quando você clica neles. Nesse momento, o Google recebe o IP e os dados do navegador.
- Sites de imagens: se uma imagem publicada estiver em outro endereço, o servidor dela recebe o IP e os dados técnicos do navegador.
- Unidades e revendedores: recebem as informações do seu pedido quando precisam delas para atender você.
- Autoridades: quando houver dever legal ou ordem válida.

Links para redes sociais, rotas no mapa e agenda de reuniões só levam você a outro serviço quando são acionados.`,
  privacyStorageTitle: 'Armazenamento e segurança',
  privacyStorage: `Os dados das contas ficam em um banco de dados da Cloudflare, pelo tempo necessário a cada finalidade:

- Conta, com favoritos e produtos vistos: até você excluí-la, ou tocar em “Esquecer”. Cadastros com e-mail não confirmado são apagados depois de 7 dias.
- Sessões: até 30 dias depois de encerradas ou vencidas.
- Códigos de confirmação e de redefinição de senha: até 24 horas depois de vencidos, guardados só em forma de hash.
- Contadores que limitam tentativas: até 24 horas.
- Conteúdo dos e-mails da conta: apagado assim que a mensagem é entregue ao provedor.
- Cópias de segurança: podem conter dados já excluídos por até 30 dias, até serem substituídas.

As conexões são cifradas. As senhas passam por uma função de hash lenta, com valor aleatório próprio para cada conta, e ninguém da equipe consegue lê-las. Os cookies de sessão não podem ser lidos por scripts, o acesso ao painel depende de permissão e há limites contra tentativas repetidas.

Nenhum sistema é totalmente imune a falhas. Se um incidente puder causar risco ou dano relevante, comunicaremos o fato às pessoas afetadas e à Autoridade Nacional de Proteção de Dados (ANPD), nos prazos da regulamentação.`,
  privacyRightsTitle: 'Seus direitos pela LGPD',
  privacyRights: `Os dados são seus. A qualquer momento, e sem custo, você pode pedir:

- confirmação de que tratamos seus dados e acesso a eles;
- correção de dados incompletos, inexatos ou desatualizados;
- anonimização, bloqueio ou eliminação de dados desnecessários ou excessivos, ou tratados contra a lei;
- portabilidade a outro fornecedor, conforme a regulamentação da ANPD;
- eliminação dos dados tratados com consentimento, informação sobre a possibilidade de não consentir e revogação do consentimento;
- informação sobre com quem compartilhamos seus dados;
- oposição a tratamentos em desacordo com a lei e revisão de decisões automatizadas.

Se você tem conta, resolve boa parte disso sem falar com ninguém: na página da sua conta é possível corrigir o nome, ver e encerrar sessões, baixar seus dados e excluir a conta. A exclusão é definitiva e alcança nome, e-mail, senha, sessões, favoritos e produtos vistos.

Para os demais pedidos, escreva pelo canal de privacidade. Poderemos confirmar sua identidade antes de responder, e a resposta completa chega em até 15 dias. Você também pode apresentar uma reclamação à ANPD.`,
  privacyCookiesTitle: 'Cookies e dados no navegador',
  privacyCookies: `Usamos apenas cookies estritamente necessários. Por isso não há aviso de cookies: não existe nada opcional para aceitar ou recusar. O site usa o seu navegador para guardar:

- Cookies de sessão: criados quando você entra na conta, mantêm o acesso seguro e indicam ao site que há uma sessão aberta. Deixam de valer quando você sai ou quando a sessão vence.
- Cookie de aparelho: criado quando você entra na conta, guarda por um ano um código que diz que você já entrou por ali. Serve só para que tentativas de adivinhar a sua senha em outro lugar não bloqueiem você.
- Cookie de cadastro: criado quando você cria a conta, guarda por um dia um código que diz que o link de confirmação foi aberto no navegador em que você se cadastrou. Em outro, o site pede que você escolha a senha ali.
- Carrinho, caixas que você está montando, favoritos, produtos vistos há pouco e até três escolhidos para comparar: ficam no armazenamento local (localStorage) e, sem uma conta, só nele. Para mostrar o preço de hoje, o site pergunta por esses produtos, sem dizer de quem são nem guardar a pergunta. Os favoritos se apagam em “Favoritos”, os vistos na página de qualquer produto, em “Esquecer”, e os escolhidos em “Limpar”, ao pé das listas.
- Quando você entra na conta, os favoritos e os produtos vistos deste navegador se juntam aos dela, e o que você guarda ou esquece vale nos dois. Quando você sai, eles deixam o navegador e continuam na conta.
- Loja escolhida e últimos pedidos: a loja que você escolheu para pedir, ou a da página de links de que você veio, e até cinco pedidos que você abriu no WhatsApp, com data, código, itens, loja e, se você disse, entrega ou retirada e o bairro, também ficam só no armazenamento local. No carrinho você remove a loja e apaga os pedidos. O que você informa sobre o pedido vai apenas para o texto da mensagem: entrega ou retirada e o bairro ficam no armazenamento local enquanto o carrinho tem itens; o nome e a forma de pagamento ficam nesta aba, com o número de que sai o código do pedido, até você fechá-la (sessionStorage).
- Mensagens por enviar: o que você escreve nos formulários de contato e de licenciamento fica só nesta aba (sessionStorage), até você enviar ou fechá-la.
- Dados da sessão: enquanto você está na conta, seu nome, seu e-mail e a hora em que o acesso vence também ficam no armazenamento local, para que todas as abas saibam que você entrou. Saem de lá quando você sai.
- Tema: a preferência de aparência, clara ou escura, também fica no armazenamento local.

Você pode apagar tudo isso nas configurações do navegador. Sem os cookies de sessão, não é possível permanecer na conta; sem o armazenamento local, o carrinho, as caixas, os favoritos, os produtos vistos e escolhidos, a loja, os pedidos e o tema não são lembrados. O restante do site funciona normalmente.

Não há cookies nossos de análise, publicidade ou redes sociais. Os mapas e os vídeos dos artigos, que vêm do YouTube, são conteúdo do Google e carregam somente quando você clica neles; a partir daí, o Google pode usar cookies próprios, segundo a política dele. O mesmo vale para os sites que você abre pelos nossos links.`,
  privacyPartnersTitle: 'Licenciados e parceiros',
  privacyPartners: `A marca {marca} chega até você também por lojas licenciadas e por revendedores, que são empresas independentes. Cada uma responde pelos dados que você entrega diretamente a ela: no balcão, por telefone, em um programa próprio ou em uma conversa no WhatsApp da unidade. Se quiser saber como ela trata seus dados, pergunte na própria unidade.

Quando um pedido chega ao nosso WhatsApp e precisa ser preparado ou entregue por uma unidade, repassamos somente o necessário, como nome, itens, contato e endereço que você informou. Licenciados e revendedores não têm acesso à sua senha nem às sessões da sua conta.

Quem pede informações sobre o licenciamento informa nome, e-mail, telefone, cidade, faixa de investimento e, se quiser, uma mensagem. Esses dados seguem no texto que a própria pessoa envia pelo WhatsApp, não ficam gravados no site e são usados só para conversar sobre a oportunidade.

A página de unidades publica endereço, telefone, e-mail e horário de cada ponto de venda. Se algum desses dados for seu e estiver errado, avise pelo canal de privacidade.`,
  privacyTransfersTitle: 'Transferências internacionais',
  privacyTransfers: `O site é hospedado pela Cloudflare, que tem uma rede global: a página costuma ser entregue pelo ponto mais próximo de você, e dados podem ser processados ou armazenados em servidores fora do Brasil. O provedor de envio de e-mails, o WhatsApp e o Google, com o Maps e o YouTube, também podem tratar dados em outros países, como os Estados Unidos.

Essas transferências seguem as hipóteses dos artigos 33 a 36 da LGPD e a regulamentação da ANPD. Para reduzir o que sai do país, adotamos medidas simples:

- coletamos poucos dados e os apagamos nos prazos deste documento;
- usamos conexões cifradas e guardamos senhas apenas como hash;
- escolhemos fornecedores que assumem obrigações de proteção de dados em seus contratos;
- carregamos os mapas e os vídeos somente quando você clica neles;
- não enviamos a fornecedores a posição usada em “Perto de mim”.

Se quiser saber quais fornecedores usamos e quais garantias se aplicam a cada transferência, escreva para o canal de privacidade.`,
  privacyMinorsTitle: 'Menores de 18 anos',
  privacyMinors: `Este site não se dirige a menores de 18 anos. A criação de conta, os pedidos e os contatos sobre licenciamento são destinados a pessoas adultas, e não coletamos de propósito dados de crianças ou adolescentes.

Se você tem menos de 18 anos, pode ler as páginas e conhecer os produtos, mas não crie conta nem nos envie dados pessoais. Peça a uma pessoa responsável que faça o pedido por você.

É mãe, pai ou responsável e acredita que um menor criou uma conta ou nos enviou dados? Escreva para {e-mail} com o e-mail usado no cadastro. Depois de confirmar a situação, encerramos a conta e eliminamos os dados, salvo aqueles cuja guarda a lei exigir. Faremos o mesmo se descobrirmos o fato por conta própria. Em qualquer caso, o tratamento observará o melhor interesse da criança ou do adolescente, como determina o artigo 14 da LGPD.`,
  privacyContactTitle: 'Canal de privacidade',
  privacyContact: `Para exercer seus direitos, tirar dúvidas sobre este documento ou avisar sobre uma falha de segurança, fale com a {razão social} pelo canal de privacidade. Ele também é o caminho até a pessoa responsável pela proteção de dados.

- E-mail: {e-mail}
- Assunto sugerido: {assunto}
- Endereço: {endereço}

Conte qual é o pedido e, se tiver conta, escreva do e-mail cadastrado: assim confirmamos mais depressa que é você. Nunca envie senhas. Só mande cópia de um documento se nós a pedirmos e explicarmos o motivo.

Respondemos em até 15 dias. Se não pudermos atender, explicaremos por quê. As mensagens deste canal servem apenas para cuidar do seu pedido e comprovar que ele foi atendido.`,
  privacyChangesTitle: 'Alterações deste documento',
  privacyChanges: `Podemos atualizar este documento quando o site ganhar ou perder recursos, quando trocarmos de fornecedor ou quando a lei mudar. A data da última atualização aparece no início da página, e a versão publicada aqui é a que vale.

Mudanças de redação, que não alteram o tratamento dos dados, passam a valer quando são publicadas. Se a mudança for relevante, como uma nova finalidade ou um novo tipo de dado, avisaremos antes, com destaque no site ou no e-mail da sua conta. Quando a lei exigir consentimento, ele será pedido de novo, e a versão aceita ficará registrada.

Uma nova versão não reduz direitos que a lei garante a você. Se não concordar com ela, baixe seus dados e exclua a conta quando quiser. Para consultar uma versão anterior, escreva para o canal de privacidade.`,
};
