import { HeartHandshake, Lightbulb, Sparkles } from 'lucide-react';
import { sobre } from '../shared/pictures';
import { LinkButton } from '../ui/button';
import { Picture } from '../ui/picture';
import { SectionHeading } from './home/section-heading';
import { breadcrumbHandle } from './layout/breadcrumb-handle';
import { Head } from './layout/head';
import { IconCards } from './layout/icon-cards';
import { PageHeader } from './layout/page-header';

export const handle = breadcrumbHandle({ name: 'Sobre', path: '/sobre' });

const VALUES = [
  {
    icon: Sparkles,
    title: 'Qualidade',
    text: 'Ingrediente escolhido, receita testada e rótulo que dá para ler. Se a textura não convence na colher, volta para a bancada.',
  },
  {
    icon: Lightbulb,
    title: 'Inovação',
    text: 'Sorvete com proteína, cone sem glúten, bebida quente funcional: a gente gosta de perguntar “e se desse?” e de provar a resposta.',
  },
  {
    icon: HeartHandshake,
    title: 'Integridade',
    text: 'Porção honesta, informação completa e nenhuma promessa milagrosa. O que está escrito no pote é o que está dentro dele.',
  },
];

export function Component() {
  return (
    <>
      <Head
        title="Sobre"
        description="Conheça a Soul: a missão de fazer comida com proteína que dá gosto, os valores de qualidade, inovação e integridade e a história por trás de cada sabor."
        image={sobre}
      />
      <PageHeader title="Sobre a Soul" text="Comida que faz bem pode, e deve, dar vontade de repetir." />
      <Mission />
      <Values />
      <Story />
    </>
  );
}

function Mission() {
  return (
    <section aria-labelledby="missao-titulo" className="shell grid items-center gap-10 pb-20 md:grid-cols-2 lg:gap-20">
      <div className="aspect-[7/5] overflow-hidden rounded-card shadow-card">
        <Picture
          src={sobre}
          alt="Shake de pistache, sorvete de morango, café e pote de whey da Soul entre frutas e castanhas"
          eager
          sizes="(min-width: 48rem) min(45vw, 43rem), 90vw"
        />
      </div>
      <div className="grid gap-5">
        <h2 id="missao-titulo" className="text-title">
          Nossa missão
        </h2>
        <p className="max-w-[51ch] text-[1.15em] leading-snug text-ink">
          Tornar a boa nutrição tão gostosa e tão fácil que ela deixe de ser esforço e vire a melhor parte do dia.
        </p>
        <p className="max-w-[51ch]">
          Fazemos isso com shakes cremosos, sorvetes com proteína, cones sem glúten, bebidas quentes e coberturas. Tudo
          pensado para caber na rotina de quem treina, de quem trabalha, de quem cuida dos outros e de quem só quer uma
          sobremesa sem peso na consciência.
        </p>
      </div>
    </section>
  );
}

function Values() {
  return (
    <section aria-labelledby="valores-titulo" className="bg-lilac">
      <div className="shell section">
        <SectionHeading
          id="valores-titulo"
          title="O que não muda na receita"
          text="Os sabores vão e vêm com as estações. Estes três valores ficam."
        />
        <IconCards cards={VALUES} look="primary" columns="md:grid-cols-3" />
      </div>
    </section>
  );
}

function Story() {
  return (
    <section aria-labelledby="historia-titulo" className="shell section grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-20">
      <h2 id="historia-titulo" data-reveal="" className="text-title">
        Uma história que começou com fome
      </h2>
      <div data-reveal="" className="grid justify-items-start gap-5">
        <p className="max-w-[51ch]">
          Sabe aquela hora da tarde em que o corpo pede um lanche e a cabeça pede um mimo? Foi nela que a Soul começou.
          De um lado, o doce que a gente amava. Do outro, o pó batido com água, tomado de nariz tapado. Faltava alguém
          juntar os dois no mesmo copo.
        </p>
        <p className="max-w-[51ch]">
          Fomos para a cozinha com uma regra só: primeiro o sabor, depois a conta, e nenhuma das duas pode faltar. O
          shake veio antes de tudo, grosso a ponto de parar a colher em pé. Do shake nasceu o sorvete; o sorvete pediu
          um cone; e, quando esfriou lá fora, alguém aqueceu a caneca.
        </p>
        <p className="max-w-[51ch]">
          Hoje a Soul está em lojas e revendedores, com a mesma curiosidade do primeiro liquidificador. Se você passar
          por uma delas, prove de olhos fechados. É assim que a gente decide o que entra no cardápio.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton to="/produtos">Conheça os produtos</LinkButton>
          <LinkButton look="outline" to="/onde-estamos">
            Encontre uma loja
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
