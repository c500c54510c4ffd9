import { picture } from '../pictures.ts';
import { bianca, type SeededPost } from './authors.ts';

const content = `
<p>Eu passo o dia atrás de uma máquina de café e aprendi a reconhecer dois tipos de cliente. Tem quem pega o copo e
sai andando, já com o celular na outra mão. E tem quem segura a caneca com as duas mãos, respira o vapor e só depois
dá o primeiro gole. A bebida é a mesma. A pausa é que muda.</p>
<p>Este texto é um convite para você ser do segundo tipo pelo menos uma vez por dia. Cinco minutos bastam.</p>

<h2>Por que uma pausa pequena funciona</h2>
<p>Ninguém mantém a atenção afiada por horas seguidas. Parar um pouco, levantar da cadeira e olhar para longe da tela
ajuda a voltar com a cabeça mais arejada. Não é preguiça, é manutenção.</p>
<p>A bebida quente tem um papel simpático nisso: ela obriga a desacelerar. Não dá para virar uma caneca fumegante de
uma vez. O aroma, o calor nas mãos e o tempo de espera formam um pequeno ritual, e ritual é bom justamente porque se
repete.</p>
<blockquote><p>Café frio esquecido na mesa não é pausa. É só café frio.</p></blockquote>

<h2>Quanta cafeína tem na sua xícara</h2>
<p>Cafeína é uma delícia e também pede medida. Para adultos saudáveis, a referência geral é não passar de 400 mg por
dia, somando tudo. Gestantes, mulheres que amamentam, adolescentes e pessoas sensíveis ou com pressão alta, arritmia
ou ansiedade precisam de bem menos, ou de nada: nesses casos, siga o seu médico ou nutricionista.</p>
<p>Os valores abaixo são aproximados, porque grão, moagem e preparo mudam bastante o resultado.</p>
<table>
<thead>
<tr><th>Bebida</th><th>Porção</th><th>Cafeína aproximada</th></tr>
</thead>
<tbody>
<tr><th>Café coado</th><td>200 ml</td><td>80 a 120 mg</td></tr>
<tr><th>Espresso</th><td>50 ml</td><td>60 a 80 mg</td></tr>
<tr><th>Cappuccino com uma dose de espresso</th><td>200 ml</td><td>60 a 80 mg</td></tr>
<tr><th>Chá preto ou chai</th><td>200 ml</td><td>30 a 50 mg</td></tr>
<tr><th>Chocolate quente</th><td>200 ml</td><td>5 a 15 mg</td></tr>
<tr><th>Infusão de camomila ou hortelã</th><td>200 ml</td><td>nenhuma</td></tr>
</tbody>
</table>
<p>O corpo leva, em média, umas cinco horas para se livrar de metade da cafeína. Se você costuma dormir às onze, o
café das seis da tarde ainda está por ali. Quem tem sono leve faz bem em parar depois do almoço.</p>

<h2>Uma bebida para cada momento</h2>
<p>Peça o que der vontade. Mas, se você quer uma sugestão de balcão, aqui vai a minha:</p>
<ul>
<li><strong>Para começar o dia:</strong> <a href="/produtos/soulcoffee/1">Soul Coffee Cappuccino</a>. Café e espuma,
um clássico que combina com o primeiro e-mail da manhã.</li>
<li><strong>Para depois do almoço:</strong> <a href="/produtos/soulcoffee/2">Soul Coffee Mocha</a>. O encontro do café
com o chocolate faz as vezes da sobremesa.</li>
<li><strong>Para o meio da tarde:</strong> <a href="/produtos/soulfuel/2">Soul Fuel Chai</a>. As especiarias perfumam
a mesa inteira e pedem um livro por perto.</li>
<li><strong>Para quando a casa fica quieta:</strong> <a href="/produtos/soulfuel/1">Soul Fuel Cacau</a>. Encorpado,
aconchegante, bom de tomar devagar.</li>
</ul>
<p>A tabela nutricional está na página de cada bebida. Se você tem alergia ou evita cafeína à noite, pergunte também
pelos ingredientes no balcão: a gente responde com gosto.</p>

<h2>Truques de barista para fazer em casa</h2>
<p>Nem todo dia dá para passar na loja, eu sei. Com uma panela e um batedor de mão você chega longe.</p>
<ol>
<li><strong>Não ferva o leite.</strong> O ponto bom fica entre 60 °C e 65 °C: quente ao toque, com fumacinha, sem
bolhas grandes. Depois disso ele perde a doçura natural e ganha gosto de cozido.</li>
<li><strong>Dissolva o pó em líquido frio.</strong> Cacau e proteína em pó empelotam na água fervente. Faça uma
pastinha com dois dedos de leite frio e só então junte o restante, quente, mas sem ferver.</li>
<li><strong>Bata a espuma fora do fogo.</strong> Incline a panela, mexa o batedor na superfície por meio minuto e dê
uma batidinha na bancada para estourar as bolhas maiores.</li>
<li><strong>Aqueça a caneca.</strong> Água quente por um minuto, escorra e sirva. A bebida demora mais para
esfriar.</li>
<li><strong>Tempere antes de adoçar.</strong> Canela, cardamomo, noz-moscada ou raspas de laranja dão a sensação de
doçura. Prove primeiro, adoce depois.</li>
</ol>
<p>Quer um doce ao lado? Escolha um só e coma com calma. Dois biscoitos no pires rendem mais prazer do que o pacote
aberto ao lado do teclado.</p>

<h2>Seu ritual de cinco minutos</h2>
<p>Marque um horário, de preferência o mesmo todos os dias. Deixe o celular em outro cômodo ou virado para baixo.
Prepare a bebida sem fazer mais nada junto. Sente perto de uma janela. Tome o primeiro gole prestando atenção no
cheiro, na temperatura e na textura.</p>
<p>Parece pouco, e é esse o charme: cabe na sua terça-feira. Se a pausa vier depois da academia, veja também
<a href="/blog/1">o que comer no pós-treino</a>. Se a sua praia for o gelado, tem um <a href="/blog/5">guia de sorvete
proteico</a> esperando por você. E, quando quiser companhia, <a href="/onde-estamos">encontre a loja mais perto</a> e
passe para dizer oi. O capricho fica por minha conta.</p>
`.trim();

export const pausaComBebidaQuente: SeededPost = {
  title: 'Cinco minutos e uma caneca: o ritual que cabe no seu dia',
  excerpt:
    'Quanta cafeína tem em cada xícara, qual bebida combina com cada hora e os truques de barista para caprichar em casa.',
  content,
  image: picture('post-4'),
  imageAlt:
    'Caneca de Soul Fuel Cacau sobre dois livros, copo de Soul Coffee Cappuccino, biscoitos recheados e grãos de café',
  category: 'Lifestyle',
  ...bianca,
  publishedAt: '2026-09-24T17:45:00.000Z',
  unpublishedAt: null,
};
