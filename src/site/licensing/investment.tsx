import type { Written } from '../../shared/pages/written';
import { Said } from '../layout/said';
import { InterestButton } from './interest-button';

const ITEMS = ['licensingItem1', 'licensingItem2', 'licensingItem3', 'licensingItem4'] as const;

export function Investment({ written }: { written: Written }) {
  return (
    <section aria-labelledby="investimento-titulo" className="shell section licensing-split licensing-investment">
      <div data-reveal="">
        <Said as="h2" id="investimento-titulo" className="text-title" of={written} name="licensingInvestmentTitle" />
        <Said as="p" of={written} name="licensingInvestment" />
        <InterestButton written={written} name="licensingWhole" />
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
              {ITEMS.map((item) => (
                <tr key={item}>
                  <Said as="th" scope="row" of={written} name={item} />
                  <Said as="td" of={written} name={`${item}Value`} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Investimento total</th>
                <Said as="td" of={written} name="licensingTotal" />
              </tr>
            </tfoot>
          </table>
        </div>
        <Results written={written} />
        <Said as="p" of={written} name="licensingCaution" />
      </div>
    </section>
  );
}

const RESULTS = [
  ['licensingResult1', 'licensingResult1Detail'],
  ['licensingResult2', 'licensingResult2Detail'],
  ['licensingResult3', null],
] as const;

/** The returns of a store. They are indicators, so they are separate from its costs. */
function Results({ written }: { written: Written }) {
  return (
    <section aria-labelledby="indicadores">
      <Said as="h3" id="indicadores" className="text-heading" of={written} name="licensingResultsTitle" />
      <dl>
        {RESULTS.map(([item, detail]) => (
          <div key={item}>
            <Said as="dt" of={written} name={item} />
            <dd>
              <Said as="b" of={written} name={`${item}Value`} />{' '}
              {detail && <Said as="span" of={written} name={detail} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
