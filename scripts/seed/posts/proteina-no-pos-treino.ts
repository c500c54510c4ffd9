import { picture } from '../pictures.ts';
import { caio, type SeededPost } from './authors.ts';

const content = `
<p>Toda semana alguém termina a última série, olha para o relógio e me pergunta: “Preciso comer agora?”. A resposta
curta é que não precisa correr. A resposta completa cabe neste texto, e as contas foram revisadas pela Lívia, a
nutricionista do nosso time.</p>

<h2>Proteína e treino: por que e quanto</h2>
<h3>Por que ela importa</h3>
<p>O treino de força é um estímulo: ele avisa ao corpo que aquele músculo vai precisar dar conta de mais trabalho. A
adaptação vem depois, no descanso, e pede matéria-prima. Essa matéria-prima são os aminoácidos, que você obtém da
proteína da comida.</p>
<p>Só que proteína sozinha não faz o serviço. Sem um treino bem montado, sono decente e energia suficiente ao longo do
dia, o shake mais caro do mundo vira apenas mais um lanche. Pense nela como parte de um time.</p>

<h3>Quanto você precisa por dia</h3>
<p>Para adultos saudáveis que treinam com regularidade, a faixa mais usada na nutrição esportiva vai de <strong>1,4 g
a 2,0 g de proteína por quilo de peso por dia</strong>. Para quem não treina, a referência mínima fica em torno de 0,8
g por quilo.</p>
<p>Vamos a um exemplo. Uma pessoa de 70 kg que treina quatro vezes por semana ficaria entre 98 g e 140 g por dia.
Divididos em quatro refeições, são de 25 g a 35 g em cada uma. Perceba como a conta fica leve quando você espalha a
proteína pelo dia em vez de deixar tudo para o jantar.</p>
<p>Faixa não é prescrição. Seu objetivo, sua idade, seu apetite e sua saúde mudam o número. Se você tem alguma doença
renal, está grávida, amamenta ou toma remédio de uso contínuo, converse antes com seu médico e com um
nutricionista.</p>

<h2>Quando comer: a janela é maior do que dizem</h2>
<p>A ideia de que você tem trinta minutos para engolir um shake, senão perde o treino, envelheceu mal. O que mais pesa
é o total do dia. O horário é um ajuste fino, e o corpo segue aproveitando a proteína por muitas horas depois do
exercício.</p>
<p>Na prática, funciona assim:</p>
<ul>
<li><strong>Comeu bem até umas duas horas antes?</strong> Espere a fome chegar e faça a próxima refeição
normalmente.</li>
<li><strong>Treinou em jejum ou faz tempo que não come?</strong> Aí vale comer logo que puder.</li>
<li><strong>Vai treinar de novo no mesmo dia?</strong> Capriche também no carboidrato, que repõe a energia gasta.</li>
<li><strong>Treina tarde da noite?</strong> Um lanche leve com proteína resolve, sem pesar na hora de dormir.</li>
</ul>
<blockquote><p>Não existe refeição mágica depois do treino. Existe a refeição que você consegue
repetir.</p></blockquote>

<h2>De onde tirar: comida primeiro</h2>
<p>Você não precisa de nada exótico. A feira e o mercado do bairro resolvem quase tudo. Os valores abaixo são
aproximados e variam com a marca, o corte e o preparo.</p>
<table>
<thead>
<tr><th>Alimento</th><th>Porção</th><th>Proteína aproximada</th></tr>
</thead>
<tbody>
<tr><th>Peito de frango grelhado</th><td>1 filé médio (100 g)</td><td>31 g</td></tr>
<tr><th>Atum em água, drenado</th><td>1 lata (120 g)</td><td>28 g</td></tr>
<tr><th>Ovo</th><td>2 unidades</td><td>12 g</td></tr>
<tr><th>Queijo minas frescal</th><td>2 fatias (60 g)</td><td>10 g</td></tr>
<tr><th>Iogurte natural</th><td>1 pote (170 g)</td><td>7 g</td></tr>
<tr><th>Leite</th><td>1 copo (200 ml)</td><td>6 g</td></tr>
<tr><th>Lentilha cozida</th><td>1 concha (100 g)</td><td>6 g</td></tr>
<tr><th>Feijão cozido</th><td>1 concha (100 g)</td><td>5 g</td></tr>
</tbody>
</table>
<p>Repare no arroz com feijão: os aminoácidos de um completam os do outro. Para quem come pouca ou nenhuma carne, essa
dupla vale ouro, ainda mais ao lado de ovos, laticínios, tofu ou grão-de-bico.</p>

<h2>Três pós-treinos para dias diferentes</h2>
<h3>Dia com tempo</h3>
<p>Prato feito em casa: arroz, feijão, uma porção de frango, peixe ou ovo e metade do prato com legumes e folhas. É o
básico que funciona.</p>
<h3>Dia corrido</h3>
<p>Saiu da academia direto para o trabalho? Um shake entra bem como refeição de passagem. O
<a href="/produtos/soulshake/1">Soul Shake Chocolate</a> é o clássico, e o <a href="/produtos/soulshake/7">Soul Shake
Café</a> combina com quem treina cedo. A página de cada sabor traz a tabela nutricional completa: confira quanto de
proteína vem no copo e encaixe esse número na sua conta do dia.</p>
<h3>Dia de vontade de doce</h3>
<p>Dá para juntar prazer e plano. Em vez de brigar com a vontade, veja em <a href="/blog/5">nosso guia de sorvete
proteico</a> como escolher uma porção que cabe na rotina. E, se a dúvida for sobre pó, dose e horário, o caminho é o
<a href="/blog/3">guia de whey e creatina</a>.</p>

<h2>Erros que vejo toda semana</h2>
<ol>
<li><strong>Cortar o carboidrato depois do treino.</strong> Ele ajuda a repor energia e deixa o treino seguinte
melhor.</li>
<li><strong>Esquecer a água.</strong> Leve a garrafinha e beba ao longo do dia, não só na saída da academia.</li>
<li><strong>Compensar tudo em uma refeição.</strong> Um jantar gigante não substitui um dia bem distribuído.</li>
<li><strong>Trocar todas as refeições por shake.</strong> Ele é prático e gostoso, mas fruta, feijão e salada
continuam no time.</li>
</ol>
<p>Comece pequeno. Nesta semana, observe só uma coisa: quanta proteína tem no seu café da manhã. Quase sempre é ali
que falta. Se quiser ideias, a Lívia montou <a href="/blog/2">uma tigela que sustenta até o almoço</a>. Para um plano
com a sua cara, procure um nutricionista. Bom treino!</p>
`.trim();

export const proteinaNoPosTreino: SeededPost = {
  title: 'Proteína no pós-treino: quanto, quando e de onde tirar',
  excerpt:
    'A janela é maior do que trinta minutos. Veja como fazer a conta, quais alimentos ajudam e o que comer em cada tipo de dia.',
  content,
  image: picture('post-1'),
  imageAlt: 'Halteres roxos, coqueteleira Soul e pote de Soul Whey Chocolate com morango e mirtilos em cenário rosa',
  category: 'Treino',
  ...caio,
  publishedAt: '2026-11-12T11:00:00.000Z',
  unpublishedAt: null,
};
