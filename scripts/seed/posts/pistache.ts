import { picture } from '../pictures.ts';
import { bianca, type SeededPost } from './authors.ts';

const content = `
<p>Teve um tempo em que pistache era aquele sabor do canto da vitrine, que só a tia chique pedia. Hoje ele está no
shake, no sorvete, no bolo da padaria e no pedido de quase toda mesa aqui da loja. Como eu sou da turma que já gostava
antes, resolvi contar o que aprendi sobre ele.</p>

<h2>De onde vem esse verde</h2>
<p>O pistache é a semente de uma árvore antiga, nativa da Ásia Central e do Oriente Médio, que gosta de verão seco e
inverno frio. A casca dura se abre sozinha quando o fruto amadurece, e é por isso que ele parece estar sorrindo. Quem
colhe sabe: pistache fechado costuma não ter amadurecido direito.</p>
<p>O verde é clorofila, a mesma das folhas. A pelinha arroxeada em volta é cor de antocianina, parente da que existe
na uva e no mirtilo. Tudo natural, e tudo um pouco mais discreto do que a gente imagina: pistache de verdade puxa para
o verde-oliva, não para o verde-limão.</p>

<h2>O que ele leva para a mesa</h2>
<p>Como toda oleaginosa, o pistache é pequeno e concentrado. Um punhado de 30 g, sem a casca, tem por volta de 170
kcal, 6 g de proteína e 3 g de fibra, além de gorduras em sua maior parte insaturadas. É um lanche que satisfaz, e a
casca ajuda: abrir um por um faz você comer com mais calma.</p>
<p>Dá para exagerar? Dá, principalmente com o salgado, que vai embora sem a gente ver. Sirva a porção em uma tigelinha
e guarde o pacote. Se tiver dúvida sobre quanto cabe no seu dia, um nutricionista ajuda a encaixar.</p>
<p><strong>Atenção às alergias.</strong> Pistache é da mesma família da castanha-de-caju, e quem tem alergia a uma
muitas vezes reage à outra. Nesse caso, só experimente depois de conversar com seu médico, e leia sempre o aviso de
alérgicos no rótulo.</p>

<h2>Como reconhecer um bom pistache</h2>
<p>Na hora da compra, use os olhos e o nariz:</p>
<ul>
<li><strong>Casca clara e aberta.</strong> Muita casca fechada no pacote é sinal de fruto que ficou pelo caminho.</li>
<li><strong>Cheiro doce e amanteigado.</strong> Se lembrar tinta ou óleo velho, ficou rançoso.</li>
<li><strong>Sem sal para cozinhar.</strong> O salgado é ótimo para beliscar, mas briga com as receitas doces.</li>
<li><strong>Lista de ingredientes curta.</strong> Pasta pura tem pistache e mais nada. Se a lista começa por açúcar ou
gordura vegetal, é um creme doce. Pode ser gostoso, só não é a mesma coisa.</li>
<li><strong>Cor sem exagero.</strong> Verde muito vivo em doce e sorvete costuma ser corante. E sabor forte de
amêndoa, quase de perfume, costuma ser aroma.</li>
</ul>
<p>Em casa, guarde em pote bem fechado. Na geladeira ele se mantém saboroso por alguns meses; no armário quente, muito
menos.</p>
<blockquote><p>Pistache bom não precisa gritar. Ele chega de mansinho e fica na memória.</p></blockquote>

<h2>Pasta de pistache em casa</h2>
<p>Você vai precisar de um processador, de um pouco de paciência e de 200 g de pistache sem casca e sem sal. Rende um
potinho e serve para iogurte, torrada, fruta e cobertura.</p>
<ol>
<li>Mergulhe os pistaches em água fervente por um minuto e escorra.</li>
<li>Esfregue com um pano limpo para soltar as peles. É isso que deixa a pasta mais verde.</li>
<li>Seque bem com outro pano e leve ao forno a 150 °C por dez a quinze minutos, só até secar e perfumar. Não deixe
dourar.</li>
<li>Bata ainda mornos, parando para raspar as laterais. Primeiro vira farofa, depois massa, e por fim um creme
brilhante. Leva de oito a doze minutos.</li>
<li>Junte uma pitada de sal. Se quiser mais fluido, pingue um fio de óleo neutro. Adoce apenas se fizer falta.</li>
</ol>
<p>Guarde em vidro limpo e seco, na geladeira, e use em até duas semanas. Se o óleo subir, é só mexer.</p>
<h3>Com o que combina</h3>
<p>Frutas vermelhas, limão, laranja, água de flor de laranjeira, cardamomo, café, chocolate amargo e chocolate branco.
O branco merece um capítulo: a doçura de leite dele arredonda o tostado do pistache. Quando testamos essa dupla no
balcão, o copo voltou vazio em todas as mesas.</p>

<h2>Onde provar na Soul</h2>
<p>Se a vontade já bateu, aqui vai o meu roteiro:</p>
<ul>
<li><strong><a href="/produtos/soulshake/9">Soul Shake Pistache</a>:</strong> o queridinho da casa, cremoso e bem
gelado. Peça com canudo e sem pressa.</li>
<li><strong><a href="/produtos/soulshake/10">Soul Shake Pistache com Chocolate Branco</a>:</strong> a versão
sobremesa, para dividir ou não.</li>
<li><strong><a href="/produtos/soulice/2">Soul Ice Pistache</a>:</strong> o copinho certo para uma tarde quente.</li>
<li><strong><a href="/produtos/soulicepote/2">Soul Ice Pote Pistache</a>:</strong> 480 ml para levar para casa e fazer
bonito no almoço de família.</li>
</ul>
<figure data-product="9"><a href="/produtos/soulshake/9">Soul Shake Pistache</a></figure>
<p>A tabela nutricional está na página de cada produto. Se você quer aprender a comparar rótulos, a Lívia explica tudo
no <a href="/blog/5">guia de sorvete proteico</a>. E um punhado de pistache picado fica lindo sobre a
<a href="/blog/2">tigela do café da manhã</a>.</p>
<p>Agora me conta quando passar por aqui: você é do time que come pistache um por um ou do que descasca tudo antes? Eu
sou do segundo. Paciência, só com o espresso.</p>
`.trim();

export const pistache: SeededPost = {
  title: 'Pistache: de onde vem, como escolher e por que a gente ama',
  excerpt: 'Do verde discreto à pasta feita em casa, um guia de barista para o sabor mais pedido do balcão.',
  content,
  image: picture('post-6'),
  imageAlt:
    'Soul Shake Pistache com chantili e canudo listrado, ao lado de uma tigela de pistaches e de chocolate branco',
  category: 'Lifestyle',
  ...bianca,
  publishedAt: '2026-08-13T14:30:00.000Z',
  unpublishedAt: null,
};
