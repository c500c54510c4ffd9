import { licencie } from '../../shared/pictures';
import { LinkButton } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Wave } from '../../ui/wave';

/** The licensing call to action that closes every page but its own and those of accounts. */
export function LicensingBand() {
  return (
    <section aria-labelledby="licencie-titulo">
      <Wave className="text-blush" />
      <div className="bg-blush">
        <div className="shell grid items-center gap-10 pt-8 pb-20 md:grid-cols-2 md:pb-20">
          <div data-reveal="" className="grid justify-items-start gap-5">
            <h2 id="licencie-titulo" className="text-title">
              Leve a Soul para a sua cidade
            </h2>
            <p className="max-w-prose">
              Um modelo enxuto, uma marca que as pessoas adoram fotografar e apoio da escolha do ponto ao dia a dia da
              loja. Seja um licenciado Soul.
            </p>
            <LinkButton to="/licencie">Quero ser um licenciado</LinkButton>
          </div>
          <div data-reveal="" className="aspect-[14/9] overflow-hidden rounded-card shadow-card">
            <Picture
              src={licencie}
              alt="Quiosque redondo da Soul com toldo listrado, balcão cheio de shakes e duas mesas"
              sizes="(min-width: 48rem) min(45vw, 43rem), 90vw"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
