import { Search } from 'lucide-react';
import { type HighWarning, highWarnings, type NutritionLabel, nutritionLabel } from '../../shared/nutrition';
import type { Nutrition } from '../../shared/nutrition-facts';
import { stopWhereItScrolls } from '../../ui/scroll-stop';
import { Text } from '../../ui/text';

const INDENT = ['', 'pl-4', 'pl-8'];

/** The nutrition facts in the format of the Brazilian label, below the front-of-pack warning if one is required. */
export function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const label = nutritionLabel(nutrition);
  const warnings = highWarnings(nutrition);
  if (label.insignificant) return <NothingToDeclare label={label} text={label.insignificant} />;
  return (
    <div className="grid gap-5">
      {warnings.length > 0 && <HighIn warnings={warnings} />}
      <section
        aria-label="Tabela nutricional"
        ref={stopWhereItScrolls}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable.
        tabIndex={0}
        className="overflow-x-auto rounded-card border-2 border-ink bg-surface p-3 text-[clamp(0.75rem,4vw,0.95em)] snug text-ink lg:p-5"
      >
        <table className="w-full border-collapse text-left tabular">
          <caption className="border-b-8 border-ink pb-2 text-left">
            {label.servingsPerPack && <span className="block">{label.servingsPerPack}</span>}
            <span className="block">{label.serving}</span>
          </caption>
          <thead>
            <tr className="border-b-2 border-ink">
              <th scope="col" className="py-2">
                <span className="sr-only">Nutriente</span>
              </th>
              {[...label.columns, '%VD*'].map((heading) => (
                <th key={heading} scope="col" className="py-2 pl-3 text-right font-semibold whitespace-nowrap">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {label.lines.map((line) => (
              <tr key={line.key} className="border-b border-line">
                <th scope="row" className={`py-1.5 font-normal ${INDENT[line.indent]}`}>
                  {line.name}
                </th>
                <td className="py-1.5 pl-3 text-right">{line.per100}</td>
                <td className="py-1.5 pl-3 text-right">{line.perServing}</td>
                <td className="py-1.5 pl-3 text-right">{line.dailyValue}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="pt-3 text-sm">{label.footnote}</p>
      </section>
    </div>
  );
}

/** Label of a pure ingredient, such as creatine: the serving, and one sentence instead of a table of zeros. */
function NothingToDeclare({ label, text }: { label: NutritionLabel; text: string }) {
  return (
    <div className="grid gap-3 rounded-card border-2 border-ink bg-surface p-3 text-[clamp(0.75rem,4vw,0.95em)] snug text-ink sm:p-5">
      <p>
        {label.servingsPerPack && <span className="block">{label.servingsPerPack}</span>}
        <span className="block font-semibold">
          <Text>{label.serving}</Text>
        </span>
      </p>
      <p className="border-t-8 border-ink pt-3">{text}</p>
    </div>
  );
}

/** The magnifier of RDC 429/2020: black on white, one box for each nutrient in excess. */
function HighIn({ warnings }: { warnings: HighWarning[] }) {
  return (
    <div className="inline-flex max-w-full items-stretch gap-2 rounded-2xl border-2 border-[#000] bg-white p-2 text-sm font-semibold text-[#000] uppercase">
      <p className="flex items-center gap-2 px-2">
        <Search aria-hidden size={28} strokeWidth={3} />
        Alto em
      </p>
      <ul className="flex flex-wrap gap-2">
        {warnings.map((warning) => (
          <li key={warning} className="flex items-center rounded-lg bg-[#000] px-3 py-2 text-white">
            {warning}
          </li>
        ))}
      </ul>
    </div>
  );
}
