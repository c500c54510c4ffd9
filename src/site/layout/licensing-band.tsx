import { lojaNoite } from '../../shared/pictures';
import { LinkButton } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Wave } from '../../ui/wave';

/** The licensing call to action that ends every page except its own and account pages: a full scene, or a slim strip. */
export function LicensingBand({ slim }: { slim: boolean }) {
  return (
    <section aria-labelledby="licencie-titulo" className="band on-dark">
      <Wave className="text-[#392498]" />
      {slim || (
        <div className="band-picture">
          <Picture src={lojaNoite} alt="Loja ao anoitecer" sizes="(min-width: 48rem) 66vw, 100vw" />
        </div>
      )}
      <div
        data-reveal=""
        className={`shell ${slim ? 'flex flex-wrap items-center justify-between gap-4 py-6' : 'band-words'}`}
      >
        <h2 id="licencie-titulo" className={slim ? 'text-heading' : 'text-title'}>
          Leve a Soul para a sua cidade
        </h2>
        {slim || (
          <p>Um modelo enxuto, uma marca que todos adoram fotografar e apoio da escolha do ponto ao dia a dia.</p>
        )}
        <LinkButton look="pink" to="/licencie">
          Quero ser um licenciado
        </LinkButton>
      </div>
    </section>
  );
}
