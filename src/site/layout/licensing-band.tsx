import { lojaNoite } from '../../shared/pictures';
import { LinkButton } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Wave } from '../../ui/wave';

/** The licensing call to action that closes every page but its own and those of accounts: an evening, or a strip of it. */
export function LicensingBand({ slim }: { slim: boolean }) {
  if (slim) {
    return (
      <section aria-labelledby="licencie-titulo" className="band band-slim on-dark">
        <Wave className="text-[#392498]" />
        <div className="shell flex flex-wrap items-center justify-between gap-4">
          <h2 id="licencie-titulo" className="text-heading">
            Leve a Soul para a sua cidade
          </h2>
          <LinkButton look="pink" to="/licencie">
            Quero ser um licenciado
          </LinkButton>
        </div>
      </section>
    );
  }
  return (
    <section aria-labelledby="licencie-titulo" className="band on-dark">
      <Wave className="text-[#392498]" />
      <div className="band-picture">
        <Picture
          src={lojaNoite}
          alt="Loja Soul ao anoitecer, com o letreiro aceso, varal de luzes e mesas na frente"
          sizes="(min-width: 48rem) min(66vw, 1600px), 100vw"
        />
      </div>
      <div data-reveal="" className="shell band-words">
        <h2 id="licencie-titulo" className="text-title">
          Leve a Soul para a sua cidade
        </h2>
        <p>
          Um modelo enxuto, uma marca que as pessoas adoram fotografar e apoio da escolha do ponto ao dia a dia da loja.
          Seja um licenciado Soul.
        </p>
        <LinkButton look="pink" to="/licencie">
          Quero ser um licenciado
        </LinkButton>
      </div>
    </section>
  );
}
