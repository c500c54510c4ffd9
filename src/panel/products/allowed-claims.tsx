import { claimDoubts, unknownOf } from '../../shared/label/claim-check';
import { CLAIMS } from '../../shared/label/claim-limits';
import { type Verdict, verdicts } from '../../shared/label/claims';
import { SUPPLEMENTS } from '../../shared/label/supplements';
import { nutritionOf } from '../../shared/typed/nutrition';
import { toInput } from '../../shared/typed/product';
import { Badge } from '../parts/badge';
import { useRested } from '../parts/use-rested';
import { Warning } from '../parts/warning';
import type { ProductForm } from './product-form';

/** Shows which claims the current figures allow, and doubts the claims made that nothing here proves. */
export function AllowedClaims({ form }: { form: ProductForm }) {
  const values = useRested(form.values);
  const nutrition = nutritionOf(values);
  const judged = nutrition !== null && values.category !== SUPPLEMENTS;
  const all = judged ? verdicts(nutrition) : [];
  const others = all.filter(({ carried }) => !carried);
  return (
    <div className="grid gap-3">
      <div role="group" aria-label="Alegações permitidas" className="rounded-lg bg-sunken px-3.5 py-3 text-sm">
        <p className="font-medium text-muted">Alegações permitidas</p>
        <div role="status" className="mt-1.5">
          {judged ? (
            <Allowed claims={all.filter(({ carried }) => carried)} />
          ) : (
            <p className="text-muted">{values.category === SUPPLEMENTS ? OF_SUPPLEMENTS : INCOMPLETE}</p>
          )}
        </div>
        {others.length > 0 && (
          <details className="mt-1">
            <summary className="w-fit rounded-md py-1.5 font-medium text-primary-deep">O que falta às outras</summary>
            <ul className="mt-1 grid gap-1.5">
              {others.map((verdict) => (
                <li key={verdict.claim}>
                  <span className="font-medium text-ink">{CLAIMS[verdict.claim].name}:</span> {missing(verdict)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div role="status" className="grid gap-2 empty:-mt-3">
        {claimDoubts({ ...toInput(values), nutrition }).map((doubt) => (
          <Warning key={doubt}>{doubt}</Warning>
        ))}
      </div>
    </div>
  );
}

const OF_SUPPLEMENTS = 'Suplementos seguem regras próprias (RDC 243/2018), que o painel não confere.';
const INCOMPLETE = 'Complete a informação nutricional para ver o que o produto pode alegar.';

function Allowed({ claims }: { claims: Verdict[] }) {
  if (claims.length === 0) return <p className="text-muted">Com estes valores, nenhuma.</p>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {claims.map(({ claim }) => (
        <li key={claim} className="flex">
          <Badge tone="success">{CLAIMS[claim].name}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Explains what a claim lacks: `pede 5 g de proteínas por porção; há 3,2 g.` */
function missing({ carried, lacks }: Verdict): string {
  if (carried === null) return `falta informar ${unknownOf(lacks)}.`;
  return `${lacks.map(({ wanted, found }) => `pede ${wanted}; há ${found}`).join(', e ')}.`;
}
