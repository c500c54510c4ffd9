import { Picture } from '../../ui/picture';
import { FORMATS } from './formats';

export function StoreFormats() {
  return (
    <section aria-labelledby="formatos-titulo" className="shell section">
      <div data-reveal="" className="licensing-head">
        <h2 id="formatos-titulo" className="text-title">
          Três formatos, a mesma Soul
        </h2>
        <p>A marca, as receitas e o preparo são os mesmos. Muda o lugar, e o que ele pede.</p>
      </div>
      <ul className="licensing-formats">
        {FORMATS.map(({ name, text, needs, picture, alt }) => (
          <li key={name} data-reveal="">
            <Picture src={picture} alt={alt} sizes="(min-width: 48rem) 63vw, 112vw" />
            <div>
              <h3 className="text-heading">{name}</h3>
              <p>{text}</p>
              <p>
                <b>Pede:</b> {needs}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
