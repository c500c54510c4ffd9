import { Text } from '../../ui/text';
import { INVESTMENT, RESULTS, TOTAL } from './figures';
import { InterestButton } from './interest-button';

export function Investment() {
  return (
    <section aria-labelledby="investimento-titulo" className="shell section licensing-split licensing-investment">
      <div data-reveal="">
        <h2 id="investimento-titulo" className="text-title">
          Quanto custa, sem rodeios
        </h2>
        <p>
          Estes são os valores de referência. Eles mudam com a cidade, o ponto e o tamanho da loja, e a apresentação
          traz a composição completa.
        </p>
        <InterestButton>Solicitar Apresentação Completa</InterestButton>
      </div>
      <div data-reveal="">
        <div>
          <table>
            <caption className="sr-only">Investimento no licenciamento</caption>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Valor</th>
              </tr>
            </thead>
            <tbody>
              {INVESTMENT.map(({ item, value }) => (
                <tr key={item}>
                  <th scope="row">{item}</th>
                  <td>
                    <Text>{value}</Text>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Investimento total</th>
                <td>
                  <Text>{TOTAL}</Text>
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
        <Results />
        <p>
          Estimativas da marca, que não são promessa de resultado. Valem as condições da apresentação e do contrato.
        </p>
      </div>
    </section>
  );
}

/** What a store gives back: indicators, so they stand apart from what it costs. */
function Results() {
  return (
    <section aria-labelledby="indicadores">
      <h3 id="indicadores" className="text-heading">
        Indicadores
      </h3>
      <dl>
        {RESULTS.map(({ item, value, detail }) => (
          <div key={item}>
            <dt>{item}</dt>
            <dd>
              <b>{value}</b> {detail}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
