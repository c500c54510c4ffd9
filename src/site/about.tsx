import './about.css';
import { bite, pour, sobre, spoon } from '../shared/pictures';
import { LinkButton } from '../ui/button';
import { Picture } from '../ui/picture';
import { Text } from '../ui/text';
import { breadcrumbHandle } from './layout/breadcrumb-handle';
import { Head } from './layout/head';

export const handle = breadcrumbHandle({ name: 'Sobre', path: '/sobre' });

const VALUES = [
  {
    title: 'Qualidade',
    text: 'Ingrediente escolhido, receita testada e rótulo que dá para ler. Se a textura não convence na colher, volta para a bancada.',
  },
  {
    title: 'Inovação',
    text: 'Sorvete com proteína, cone sem glúten, bebida quente funcional: a gente gosta de perguntar “e se desse?” e de provar a resposta.',
  },
  {
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
      <First />
      <Mission />
      <Values />
      <Story />
    </>
  );
}

function First() {
  return (
    <header data-hero="dark" className="about-chapter about-first">
      <div className="shell about-words">
        <h1>Sobre a Soul</h1>
        <p>Comida que faz bem pode, e deve, dar vontade de repetir.</p>
      </div>
      <div className="about-picture">
        <Picture
          src={bite}
          alt="Casquinha mordida com sorvete de morango derretendo, entre farelos e morangos"
          eager
          sizes="(min-width: 48rem) min(74vw, 1600px), 100vw"
        />
      </div>
    </header>
  );
}

function Mission() {
  return (
    <section aria-labelledby="missao-titulo" className="shell section grid gap-8">
      <h2 id="missao-titulo" className="text-heading text-primary-deep">
        Nossa missão
      </h2>
      <p className="about-mission" data-reveal="">
        Tornar a boa nutrição tão gostosa e tão fácil que ela deixe de ser esforço e vire a melhor parte do dia.
      </p>
      <p className="max-w-[51ch]">
        Fazemos isso com shakes cremosos, sorvetes com proteína, cones sem glúten, bebidas quentes e coberturas. Tudo
        pensado para caber na rotina de quem treina, de quem trabalha, de quem cuida dos outros e de quem só quer uma
        sobremesa sem peso na consciência.
      </p>
    </section>
  );
}

function Values() {
  return (
    <section aria-labelledby="valores-titulo" className="about-chapter about-values on-dark">
      <div className="about-picture">
        <Picture
          src={pour}
          alt="Calda grossa de chocolate caindo em dobras sobre um shake"
          sizes="(min-width: 48rem) min(72vw, 1600px), 100vw"
        />
      </div>
      <div className="shell about-words">
        <h2 id="valores-titulo" className="text-title">
          O que não muda na receita
        </h2>
        <p className="mt-3">Os sabores vão e vêm com as estações. Estes três valores ficam.</p>
        <ul className="mt-8">
          {VALUES.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Story() {
  return (
    <section aria-labelledby="historia-titulo" className="overflow-hidden">
      <div className="shell section about-story">
        <div className="grid justify-items-start gap-5">
          <h2 id="historia-titulo" data-reveal="" className="mb-2 text-title">
            Uma história que começou com fome
          </h2>
          <p className="max-w-[51ch]">
            Sabe aquela hora da tarde em que o corpo pede um lanche e a cabeça pede um mimo? Foi nela que a Soul
            começou. De um lado, o doce que a gente amava. Do outro, o pó batido com água, tomado de nariz tapado.
            Faltava alguém juntar os dois no mesmo copo.
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
        <div className="about-spoon">
          <Picture
            src={spoon}
            alt="Colher tirando uma bola cremosa de sorvete de pistache do pote, com um fio derretendo"
            sizes="(min-width: 48rem) 76vw, 90vw"
          />
        </div>
      </div>
    </section>
  );
}
