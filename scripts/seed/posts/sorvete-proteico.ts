import { picture } from '../pictures.ts';
import { livia, type SeededPost } from './authors.ts';

const content = `
<p>“Mas é sorvete mesmo?” Eu ouço essa pergunta quase todo dia. É, sim: gelado, cremoso, com casquinha e tudo. O que
muda é a receita, e entender essa mudança ajuda você a escolher melhor, seja qual for a marca na sua mão.</p>
<p>Vou explicar sem complicar, com as contas do rótulo e com as dicas de quem come sorvete o ano inteiro.</p>

<h2>O que existe dentro de um sorvete</h2>
<p>Um bom sorvete é um equilíbrio entre água congelada, gordura, açúcar, proteína e ar. Cada parte tem uma função. A
gordura traz cremosidade. O açúcar, além de adoçar, impede que a massa vire uma pedra de gelo. A proteína dá corpo e
segura a água. E o ar, batido durante o preparo, deixa tudo leve.</p>
<p>No sorvete proteico, a proteína ganha mais espaço, em geral com ingredientes do leite. Muitas receitas também
trocam parte do açúcar por fibras e adoçantes. Por isso ele costuma sair do freezer um pouco mais firme. Deixe fora de
cinco a dez minutos antes de servir, e a textura agradece.</p>
<blockquote><p>Proteico quer dizer outra receita. O prazer continua o mesmo.</p></blockquote>

<h2>Como ler o rótulo em um minuto</h2>
<p>Não decida só pela frente da embalagem. Vire o pote e siga esta ordem:</p>
<ol>
<li><strong>Porção.</strong> Veja quantos gramas ela tem e a que medida caseira corresponde. É com ela que você
calcula o resto.</li>
<li><strong>Proteína.</strong> Compare pela coluna de 100 g, que deixa todas as marcas na mesma régua.</li>
<li><strong>Açúcares totais e adicionados.</strong> Os totais incluem a lactose do leite e o açúcar da fruta. Os
adicionados são os que entraram na receita.</li>
<li><strong>Lupa.</strong> O selo em preto e branco na frente avisa quando há muito açúcar adicionado, gordura
saturada ou sódio.</li>
<li><strong>Ingredientes e alérgicos.</strong> A lista vem do maior para o menor. Leite, soja, amendoim e castanhas
aparecem em destaque no final.</li>
</ol>
<p>Algumas expressões confundem bastante gente. Guarde esta cola:</p>
<table>
<thead>
<tr><th>O que está escrito</th><th>O que significa na prática</th></tr>
</thead>
<tbody>
<tr><th>Sem adição de açúcares</th><td>Não entrou açúcar na receita, mas pode haver o do leite e o da fruta</td></tr>
<tr><th>Zero lactose</th><td>A lactose foi retirada ou quebrada; as calorias podem ser as mesmas</td></tr>
<tr><th>Fonte de proteína</th><td>Atinge um mínimo de proteína definido em norma; confira o número na tabela</td></tr>
<tr><th>Sem glúten</th><td>Adequado à dieta sem glúten; nada diz sobre açúcar ou calorias</td></tr>
<tr><th>480 ml</th><td>É volume, não peso: como o sorvete tem ar, 480 ml pesam menos de 480 g</td></tr>
</tbody>
</table>

<h2>Cabe na rotina?</h2>
<p>Cabe, e não precisa de desculpa. Em uma alimentação variada, um copinho depois do almoço ou no lanche da tarde é só
uma parte do dia. Depois do treino, ele pode ajudar a completar a proteína, principalmente nos dias quentes em que
falta vontade de comer. As contas estão no <a href="/blog/1">nosso texto sobre o pós-treino</a>.</p>
<p>Três cuidados importantes:</p>
<ul>
<li><strong>Sorvete não substitui refeição.</strong> Feijão, legumes e fruta trazem o que ele não traz.</li>
<li><strong>Alguns adoçantes pedem moderação.</strong> Os que terminam em “ol”, como maltitol e xilitol, podem dar
gases e desconforto em quem exagera ou é sensível.</li>
<li><strong>Não divida com o cachorro.</strong> Chocolate e xilitol são perigosos para ele, mesmo em pouca
quantidade.</li>
</ul>
<p>Se você tem diabetes, alergia alimentar ou segue uma dieta prescrita, leve o rótulo para o seu nutricionista. Um
minuto de conversa evita muita dúvida.</p>

<h2>Copinho, pote ou casquinha</h2>
<p>O <strong>copinho</strong> é a porção resolvida: você abre, aproveita e pronto. A linha tem
<a href="/produtos/soulice/1">Sonho</a>, <a href="/produtos/soulice/2">Pistache</a>,
<a href="/produtos/soulice/3">Chocolate</a> e <a href="/produtos/soulice/4">Morango</a>. Se é a sua primeira vez,
comece pelo Sonho, que lembra o recheio daquele doce de padaria.</p>
<p>O <strong>pote</strong> é para dividir. O <a href="/produtos/soulicepote/1">Soul Ice Pote Sonho</a>, de 480 ml,
mora no freezer e salva a visita de domingo. Sirva em taças pequenas em vez de comer direto do pote: fica mais bonito
e você percebe melhor a quantidade.</p>
<p>E a <strong>casquinha</strong> é alegria pura. As nossas são todas sem glúten. Minhas duplas favoritas:</p>
<ul>
<li>Soul Ice Morango com <a href="/produtos/soulcrunch/9">Soul Crunch Limão</a>, fresquinha e azedinha.</li>
<li>Soul Ice Chocolate com <a href="/produtos/soulcrunch/8">Soul Crunch Amendoim</a>, com jeito de festa.</li>
<li>Soul Ice Pistache com <a href="/produtos/soulcrunch/3">Soul Crunch Cacau Black</a>, para quem gosta de
contraste.</li>
</ul>

<h2>Três ideias para servir em casa</h2>
<p><strong>Taça de frutas.</strong> Morango, manga e hortelã picados, uma bola de sorvete e coco em lascas. Pronta em
três minutos.</p>
<p><strong>Sorvete com café.</strong> Uma bola no fundo da xícara e um espresso quente por cima. A Bianca, nossa
barista, ensina o resto no <a href="/blog/4">texto sobre a pausa perfeita</a>.</p>
<p><strong>Sanduíche gelado.</strong> Duas rodelas grossas de banana congelada, sorvete no meio e freezer por meia
hora. Criança adora, adulto também.</p>
<p>Um último lembrete de cozinha: sorvete derretido não deve voltar ao freezer. Além de perder a cremosidade, ele pode
deixar de ser seguro. Tire só a porção que vai comer, feche bem a tampa e aproveite o resto amanhã.</p>
`.trim();

export const sorveteProteico: SeededPost = {
  title: 'Sorvete proteico: o que muda, como ler o rótulo e como servir',
  excerpt:
    'É sorvete de verdade, com outra receita. Entenda a diferença, decifre o rótulo em um minuto e descubra as melhores duplas.',
  content,
  image: picture('post-5'),
  imageAlt:
    'Três copos de sorvete Soul Ice, de morango, sonho e pistache, com morangos, chocolate e pistaches na frente',
  category: 'Nutrição',
  ...livia,
  publishedAt: '2026-09-03T13:00:00.000Z',
  unpublishedAt: null,
};
