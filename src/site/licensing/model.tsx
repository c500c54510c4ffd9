import { STEPS } from './steps';

export function Model() {
  return (
    <section aria-labelledby="modelo-titulo" className="bg-lilac">
      <div className="shell section">
        <div data-reveal="" className="licensing-head">
          <h2 id="modelo-titulo" className="text-title">
            Como funciona o modelo
          </h2>
          <p>
            Você licencia a marca e opera a loja com as nossas receitas, os nossos padrões e o nosso apoio. São seis
            passos, da primeira conversa ao dia a dia.
          </p>
        </div>
        <ol className="licensing-steps">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} data-reveal="">
              <span aria-hidden>{index + 1}</span>
              <h3 className="text-heading">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
