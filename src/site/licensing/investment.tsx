import { Text } from '../../ui/text';
import { INVESTMENT, RESULTS, TOTAL } from './figures';
import { InterestButton } from './interest-button';

export function Investment() {
  return (
    <section
      aria-labelledby="investimento-titulo"
      className="shell section grid items-center gap-10 lg:grid-cols-[2fr_3fr] lg:gap-20"
    >
      <div data-reveal="" className="grid justify-items-start gap-5">
        <h2 id="investimento-titulo" className="text-title">
          Quanto custa, sem rodeios
        </h2>
        <p className="max-w-prose">
          Estes são os valores de referência. Eles mudam com a cidade, o ponto e o tamanho da loja, e a apresentação
          traz a composição completa.
        </p>
        <InterestButton>Solicitar Apresentação Completa</InterestButton>
      </div>
      <div data-reveal="" className="grid min-w-0 gap-4">
        <div className="min-w-0 overflow-x-auto rounded-card bg-white p-4 shadow-card md:p-8">
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">Investimento no licenciamento</caption>
            <thead>
              <tr className="text-sm text-muted">
                <th scope="col" className="pb-2 pl-3 font-medium">
                  Item
                </th>
                <th scope="col" className="px-3 pb-2 text-right font-medium">
                  Valor
                </th>
              </tr>
            </thead>
            <tbody>
              {INVESTMENT.map(({ item, value }) => (
                <tr key={item} className="border-t border-line leading-snug">
                  <th scope="row" className="py-3 pl-3 font-normal">
                    {item}
                  </th>
                  <td className="px-3 py-3 text-right font-medium text-ink">
                    <Text>{value}</Text>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="bg-blush font-display text-heading font-semibold text-ink">
                <th scope="row" className="py-4 pl-3" style={{ borderRadius: '1rem 0 0 1rem' }}>
                  Investimento total
                </th>
                <td className="px-3 py-4 text-right" style={{ borderRadius: '0 1rem 1rem 0' }}>
                  <Text>{TOTAL}</Text>
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
        <Results />
        <p className="text-sm text-muted">
          Estimativas da marca, que não são promessa de resultado. Valem as condições da apresentação e do contrato.
        </p>
      </div>
    </section>
  );
}

/** What a store gives back: indicators, so they stand apart from what it costs. */
function Results() {
  return (
    <section aria-labelledby="indicadores" className="mt-2">
      <h3 id="indicadores" className="mb-3 text-heading">
        Indicadores
      </h3>
      <dl className="grid gap-4 sm:grid-cols-3">
        {RESULTS.map(({ item, value, detail }) => (
          <div key={item} className="rounded-card bg-lilac p-5">
            <dt className="text-sm">{item}</dt>
            <dd className="leading-snug">
              <span className="font-display text-heading font-semibold text-ink">{value}</span> {detail}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
