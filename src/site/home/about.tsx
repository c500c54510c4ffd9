import { sobre } from '../../shared/pictures';
import { LinkButton } from '../../ui/button';
import { Picture } from '../../ui/picture';

export function About() {
  return (
    <section aria-labelledby="sobre-titulo" className="shell section grid items-center gap-10 md:grid-cols-2 lg:gap-20">
      <div data-reveal="" className="aspect-[7/5] overflow-hidden rounded-card shadow-card">
        <Picture
          src={sobre}
          alt="Shake de pistache, sorvete de morango, café e pote de whey da Soul entre frutas e castanhas"
          sizes="(min-width: 48rem) min(45vw, 43rem), 90vw"
        />
      </div>
      <div data-reveal="" className="grid justify-items-start gap-5">
        <h2 id="sobre-titulo" className="text-title">
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
