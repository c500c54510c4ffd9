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
      <div data-reveal="" className="rounded-card bg-white p-4 shadow-card md:p-8">
        <table className="w-full text-left">
          <caption className="sr-only">Investimento e números do licenciamento</caption>
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="pb-2 font-medium">
                Item
              </th>
              <th scope="col" className="pb-2 pl-4 text-right font-medium">
                Valor
              </th>
            </tr>
          </thead>
          <tbody>
            {INVESTMENT.map((row) => (
              <Row key={row.item} {...row} />
            ))}
          </tbody>
          <tbody className="bg-blush font-display text-heading font-semibold text-ink">
            <Row item="Investimento total" value={TOTAL} strong />
          </tbody>
          <tbody>
            {RESULTS.map((row) => (
              <Row key={row.item} {...row} />
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-sm text-muted">
          Estimativas da marca, que não são promessa de resultado. Valem as condições da apresentação e do contrato.
        </p>
      </div>
    </section>
  );
}

function Row({ item, value, strong = false }: { item: string; value: string; strong?: boolean }) {
  return (
    <tr className="border-t border-line leading-snug">
      <th scope="row" className={`py-3 ${strong ? 'pl-3' : 'font-normal'}`}>
        {item}
      </th>
      <td className={`py-3 pl-4 text-right ${strong ? 'px-3' : 'font-medium text-ink'}`}>
        <Amounts text={value} />{' '}
      </td>
    </tr>
  );
}

/** An amount and its currency stay on one line. */
function Amounts({ text }: { text: string }) {
  return text.split(/(R\$ [\d.]+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
