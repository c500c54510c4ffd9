import { picture } from '../pictures.ts';
import { livia, type SeededPost } from './authors.ts';

const content = `
<p>São dez e meia da manhã, o almoço ainda está longe e o estômago já deu sinal. Conhece essa cena? Na maioria das
vezes, o motivo está no café da manhã: teve pão, teve café, mas faltaram proteína e fibra.</p>
<p>A boa notícia é que dá para resolver com uma tigela, cinco minutos e ingredientes que você acha em qualquer
mercado. Nem balança você vai usar: basta entender o papel de cada parte.</p>

<h2>O que faz uma refeição sustentar</h2>
<p>Três coisas costumam ajudar a fome a demorar mais para voltar: <strong>proteína</strong>, <strong>fibra</strong> e
um pouco de <strong>gordura boa</strong>. As três fazem a digestão andar em um ritmo mais calmo. Quando a refeição é
só farinha e açúcar, ela passa depressa e a vontade de beliscar aparece cedo.</p>
<p>Isso não transforma o pão em vilão. Pão com ovo e uma fruta é um belo café da manhã brasileiro, e cuscuz com queijo
também. O que faz diferença é a companhia.</p>
<blockquote><p>Antes de tirar alguma coisa do seu prato, pergunte o que está faltando nele.</p></blockquote>

<h2>A tigela em quatro passos</h2>
<ol>
<li><strong>Escolha a base.</strong> De 3 a 4 colheres de sopa de aveia em flocos, crua ou em mingau. Cerca de 30 g já
trazem perto de 4 g de proteína e 3 g de fibra.</li>
<li><strong>Junte a proteína.</strong> Um pote de iogurte natural, um copo de leite, uma bebida de soja sem açúcar ou
uma porção de whey misturada ao mingau já morno.</li>
<li><strong>Coloque cor.</strong> Uma ou duas frutas da estação: banana, morango, mamão, manga, mirtilo. A fruta adoça
e ainda soma fibra e água.</li>
<li><strong>Finalize com crocância.</strong> Uma colher de castanhas, coco em lascas, chia ou semente de abóbora.
Pouco volume, muito sabor.</li>
</ol>
<p>Uma espremida de limão por cima acorda o sabor das frutas e ajuda a evitar que a banana escureça. Canela, cacau em
pó e raspas de limão também mudam tudo sem pedir açúcar.</p>

<h2>Combinações para a semana inteira</h2>
<p>Use a tabela como ponto de partida e troque à vontade. A melhor tigela é a que aproveita o que já está na sua
fruteira.</p>
<table>
<thead>
<tr><th>Dia</th><th>Base</th><th>Proteína</th><th>Fruta</th><th>Crocância</th></tr>
</thead>
<tbody>
<tr><th>Segunda</th><td>Aveia em flocos</td><td>Iogurte natural</td><td>Banana e mirtilo</td><td>Coco em lascas</td></tr>
<tr><th>Terça</th><td>Mingau de aveia</td><td>Leite</td><td>Maçã com canela</td><td>Nozes</td></tr>
<tr><th>Quarta</th><td>Aveia de geladeira</td><td>Iogurte e whey</td><td>Morango</td><td>Chia</td></tr>
<tr><th>Quinta</th><td>Tapioca</td><td>Ovo mexido e queijo</td><td>Mamão com limão</td><td>Gergelim</td></tr>
<tr><th>Sexta</th><td>Aveia em flocos</td><td>Bebida de soja</td><td>Manga</td><td>Pistache picado</td></tr>
</tbody>
</table>
<p>Na quinta, a tigela vira prato, de propósito. Variar é o que faz o hábito durar.</p>

<h3>Sem tempo? Deixe pronto na véspera</h3>
<p>A aveia de geladeira é a melhor amiga de quem sai cedo. Em um pote com tampa, misture partes iguais de aveia e
leite, junte um pouco de iogurte e leve à geladeira. De manhã ela estará macia e cremosa. Coloque a fruta e a
crocância só na hora, para que não percam a textura.</p>
<p>Alguns cuidados simples:</p>
<ul>
<li>Guarde sempre na geladeira e consuma em até dois dias.</li>
<li>Se for levar para o trabalho, use uma bolsa térmica.</li>
<li>Quem tem doença celíaca deve escolher aveia com indicação clara de que não contém glúten, porque a comum costuma
ter contato com trigo no campo ou na fábrica.</li>
<li>Alergia a leite, soja ou castanhas? Leia o rótulo inteiro, inclusive o aviso que vem depois dos ingredientes.</li>
</ul>
<p>E, se a manhã desandou de vez, não pule a refeição. Um shake na mão é melhor do que um estômago vazio até o
meio-dia. O <a href="/produtos/soulshake/3">Soul Shake Baunilha</a> e o <a href="/produtos/soulshake/8">Soul Shake
Frutas Vermelhas</a> vão bem de manhã, de preferência com uma banana ou um punhado de castanhas ao lado.</p>

<h2>E o doce, onde entra?</h2>
<p>Entra, sim. Comer bem também é comer com gosto, e uma rotina sem prazer dura pouco. Uma ideia que adoro para o fim
de semana: monte a tigela de frutas e coloque por cima uma bola de <a href="/produtos/soulice/2">Soul Ice
Pistache</a>, com aveia tostada na frigideira fazendo o papel da farofinha. Vira um brunch bonito, que a casa inteira
quer copiar. No <a href="/blog/5">guia de sorvete proteico</a> eu explico o que olhar no rótulo antes de escolher.</p>
<p>Outra saída é quebrar um <a href="/produtos/soulcrunch/4">Soul Crunch Canela</a> sobre a fruta. A casquinha é sem
glúten e entrega aquele barulhinho bom.</p>

<h2>Por onde começar amanhã</h2>
<p>Escolha uma mudança, só uma. Pode ser somar um ovo, trocar o iogurte adoçado pelo natural ou incluir uma fruta.
Repita por uma semana e observe como você chega ao almoço. Se você treina pela manhã, vale ler também
<a href="/blog/1">quanto de proteína faz sentido depois do treino</a>.</p>
<p>As quantidades daqui são um ponto de partida para adultos saudáveis. Diabetes, gestação, alergias e objetivos
específicos pedem um plano só seu, e é aí que um nutricionista faz diferença.</p>
`.trim();

export const cafeDaManhaQueSustenta: SeededPost = {
  title: 'Café da manhã que sustenta: a tigela em quatro passos',
  excerpt:
    'Base, proteína, cor e crocância. Com essa fórmula simples você monta um café da manhã gostoso e chega bem ao almoço.',
  content,
  image: picture('post-2'),
  imageAlt: 'Tigela de aveia com banana, morango e mirtilos, ao lado de coco, limão e um copo de Soul Ice Pistache',
  category: 'Nutrição',
  ...livia,
  publishedAt: '2026-10-29T10:30:00.000Z',
  unpublishedAt: null,
};
