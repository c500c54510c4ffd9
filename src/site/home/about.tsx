import { spoon } from '../../shared/pictures';
import { LinkButton } from '../../ui/button';
import { Picture } from '../../ui/picture';

export function About() {
  return (
    <section aria-labelledby="sobre-titulo" className="home-about">
      <div className="home-about-picture">
        <Picture
          src={spoon}
          alt="Colher tirando uma bola cremosa de sorvete de pistache do pote, com um fio derretendo"
          sizes="(min-width: 48rem) max(60rem, 80vw), 135vw"
        />
      </div>
      <div data-reveal="" className="shell home-about-words">
        <h2 id="sobre-titulo" className="text-display">
          Comer bem pode ser a melhor parte do dia
        </h2>
        <p className="max-w-prose">
          A Soul nasceu de uma pergunta simples: por que a comida que faz bem precisa ter gosto de obrigação? Fomos para
          a cozinha e voltamos com shakes cremosos, sorvetes com proteína, cones sem glúten e bebidas quentes para os
          dias de preguiça.
        </p>
        <p className="max-w-prose">Tudo com rótulo claro, porção honesta e aquele capricho de quem também vai tomar.</p>
        <LinkButton look="outline" to="/sobre">
          Conheça a nossa história
        </LinkButton>
      </div>
    </section>
  );
}
