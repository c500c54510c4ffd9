import { picture } from '../pictures.ts';
import { caio, type SeededPost } from './authors.ts';

const content = `
<p>Quem começa a treinar costuma ouvir duas palavras antes mesmo de aprender o nome dos aparelhos: whey e creatina. As
duas estão entre os suplementos mais estudados e mais cercados de exagero. Neste guia, separo o que vale saber do que
é conversa de vestiário. A Lívia, nossa nutricionista, revisou cada linha.</p>
<p>Antes de tudo, um combinado: suplemento complementa. Se a base está frágil, com pouco sono, treino irregular e
refeições puladas, comece por ela. O pote pode esperar.</p>

<h2>O que é cada um</h2>
<p><strong>Whey</strong> é a proteína do soro do leite, em pó. É comida concentrada: um jeito prático de somar
proteína quando a refeição não dá conta. Não é anabolizante nem remédio: é alimento.</p>
<p><strong>Creatina</strong> é uma substância que o seu corpo já produz e que também vem da carne e do peixe. Ela
participa do fornecimento rápido de energia para o músculo, por isso é usada por quem faz esforços curtos, repetidos e
intensos, como a musculação e os tiros de corrida.</p>
<table>
<thead>
<tr><th>Comparação</th><th>Whey</th><th>Creatina</th></tr>
</thead>
<tbody>
<tr><th>O que é</th><td>Proteína do soro do leite</td><td>Composto ligado à energia do músculo</td></tr>
<tr><th>Para que se usa</th><td>Completar a proteína do dia</td><td>Apoiar esforços curtos e intensos</td></tr>
<tr><th>Quando tomar</th><td>Quando faltar proteína na refeição</td><td>Em qualquer horário, todos os dias</td></tr>
<tr><th>Porção comum</th><td>Cerca de 30 g de pó</td><td>De 3 g a 5 g</td></tr>
<tr><th>Fique de olho</th><td>Lactose e alergia à proteína do leite</td><td>Doença renal e uso de remédios</td></tr>
</tbody>
</table>

<h2>Como escolher um whey</h2>
<p>Existem três tipos no mercado, e o mais caro nem sempre é o melhor para você:</p>
<ul>
<li><strong>Concentrado:</strong> o mais comum, com bom custo. Tem um pouco mais de lactose, gordura e
carboidrato.</li>
<li><strong>Isolado:</strong> mais filtrado, com mais proteína por grama e bem menos lactose.</li>
<li><strong>Hidrolisado:</strong> já vem parcialmente quebrado. Custa mais e, para a maioria das pessoas, muda
pouco.</li>
</ul>
<p>Um detalhe importante: intolerância à lactose e alergia à proteína do leite são coisas diferentes. Quem tem
intolerância muitas vezes se dá bem com o isolado. Quem tem alergia não deve usar nenhum dos três.</p>
<p>No rótulo, compare a proteína <em>por porção</em> e o tamanho dessa porção. Um pó que entrega 20 g em 30 g é mais
concentrado do que outro que entrega 20 g em 40 g. Depois olhe a lista de ingredientes, que vem em ordem decrescente
de quantidade: é bom sinal quando a proteína aparece em primeiro lugar.</p>
<p>O <a href="/produtos/suplementos/1">Soul Whey Chocolate</a> nasceu para ser gostoso até com água gelada. A tabela
completa está na página do produto, e você pode fazer lá o mesmo exercício de comparação.</p>

<h2>Como usar a creatina</h2>
<p>Aqui a palavra é constância. As porções mais comuns ficam entre 3 g e 5 g por dia, inclusive nos dias sem treino.
Siga o rótulo e a orientação do seu nutricionista.</p>
<ol>
<li><strong>Escolha um horário que você não esqueça.</strong> Junto do café da manhã ou do almoço funciona bem.</li>
<li><strong>Misture com o que preferir.</strong> Água, suco, leite ou shake. Ela quase não tem gosto.</li>
<li><strong>Dispense a pressa.</strong> A tal “saturação”, com doses altas na primeira semana, é opcional. Sem ela, as
reservas do músculo sobem do mesmo jeito, só que ao longo de algumas semanas.</li>
<li><strong>Beba água como sempre deveria.</strong> Hidratação faz parte de qualquer rotina de treino.</li>
</ol>
<p>Não estranhe se a balança subir um pouquinho no começo. É comum o músculo guardar mais água, e isso não é gordura.
A <a href="/produtos/suplementos/2">Soul Creatina</a> vem em pote de 300 g: com 3 g por dia, são 100 porções.</p>
<blockquote><p>O melhor suplemento é o que cabe na sua rotina, no seu bolso e na orientação de quem acompanha
você.</p></blockquote>

<h2>Perguntas que ouço na academia</h2>
<h3>Posso tomar os dois juntos?</h3>
<p>Pode. Eles têm funções diferentes e convivem bem no mesmo copo.</p>
<h3>Whey engorda?</h3>
<p>Nenhum alimento sozinho engorda ou emagrece. Whey tem calorias e entra na conta do dia como qualquer comida.</p>
<h3>Creatina é só para homem?</h3>
<p>Não. Mulheres que treinam também usam. Na gestação e na amamentação, só com orientação médica.</p>
<h3>Preciso parar de tempos em tempos?</h3>
<p>Para adultos saudáveis, não há uma regra que obrigue a pausas. Reavaliar com um profissional, isso sim, é sempre
boa ideia.</p>
<h3>Adolescente pode?</h3>
<p>Essa decisão é do pediatra ou do nutricionista, junto com a família. Comida, treino orientado e sono vêm antes.</p>

<h2>Antes de comprar</h2>
<p>Confira se a embalagem está lacrada e se traz lote, validade e identificação do fabricante. Desconfie de promessa
de resultado rápido e de preço bom demais. Guarde o pote fechado, em lugar seco, com a colher também seca.</p>
<p>E, se você tem doença nos rins ou no fígado, toma remédio contínuo ou sente qualquer desconforto, fale com seu
médico antes de começar. Para acertar a conta da proteína, leia <a href="/blog/1">nosso texto sobre o pós-treino</a>.
Quer whey em uma receita de verdade? Ele entra na <a href="/blog/2">tigela do café da manhã</a>.</p>
`.trim();

export const wheyECreatina: SeededPost = {
  title: 'Whey e creatina: um guia honesto para quem está começando',
  excerpt:
    'O que é cada um, como escolher, quando tomar e para quem não serve. Sem promessa milagrosa e sem conversa de vestiário.',
  content,
  image: picture('post-3'),
  imageAlt: 'Potes de Soul Whey Chocolate e Soul Creatina com colher medidora, pedaços de chocolate e montinhos de pó',
  category: 'Suplementos',
  ...caio,
  publishedAt: '2026-10-13T12:15:00.000Z',
  unpublishedAt: null,
};
