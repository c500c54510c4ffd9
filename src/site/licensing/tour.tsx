import { lojaBalcao, lojaNoite, lojaPlanta } from '../../shared/pictures';
import { Picture } from '../../ui/picture';
import { Wave } from '../../ui/wave';

const SIZES = '(min-width: 64rem) min(72vw, 1600px), 108vw';

/** Through the store in three chapters, each from one edge of the window to another. */
export function Tour() {
  return (
    <section aria-labelledby="passeio-titulo">
      <div className="shell" data-reveal="">
        <h2 id="passeio-titulo" className="text-display">
          Entre, a casa é sua
        </h2>
      </div>
      <div className="licensing-chapter">
        <Picture
          src={lojaPlanta}
          alt="Maquete da loja em corte: balcão, cozinha, prateleiras, sofá e mesas"
          sizes={SIZES}
        />
        <div>
          <h3 className="text-title">Tudo à mão</h3>
          <p>
            Balcão, preparo e estoque ficam a poucos passos um do outro. Sem fogão nem exaustão, a loja cabe onde outra
            não caberia.
          </p>
        </div>
      </div>
      <div className="licensing-chapter">
        <Picture
          src={lojaBalcao}
          alt="Balcão da loja com liquidificador, três shakes e copo de sorvete"
          sizes={SIZES}
        />
        <div>
          <h3 className="text-title">Feito na frente de quem pede</h3>
          <p>
            O shake é batido à vista, o cone vem com o sabor que a pessoa escolheu e o pote vai para casa. Cada receita
            tem ficha técnica.
          </p>
        </div>
      </div>
      <div className="licensing-night on-dark">
        <div className="shell" data-reveal="">
          <h3 className="text-display">À noite, o letreiro chama</h3>
          <p>Mesas na frente, luz acesa e a foto que os clientes publicam por você.</p>
        </div>
        <Picture
          src={lojaNoite}
          alt="Mesas na frente da loja ao anoitecer, com letreiro aceso e varal de luzes"
          sizes="(min-width: 48rem) min(100vw, 1600px), 150vw"
        />
        <Wave className="licensing-wave" />
      </div>
    </section>
  );
}
