import type { Written } from '../../shared/pages/written';
import { stopWhereItScrolls } from '../../ui/scroll-stop';
import { Said } from '../layout/said';

const STEPS = [
  'licensingStep1',
  'licensingStep2',
  'licensingStep3',
  'licensingStep4',
  'licensingStep5',
  'licensingStep6',
] as const;

export function Model({ written }: { written: Written }) {
  return (
    <section aria-labelledby="modelo-titulo" className="bg-lilac">
      <div className="shell section">
        <div data-reveal="" className="licensing-head">
          <Said as="h2" id="modelo-titulo" className="text-title" of={written} name="licensingStepsTitle" />
          <Said as="p" of={written} name="licensingSteps" />
        </div>
        <ol
          aria-labelledby="modelo-titulo"
          ref={stopWhereItScrolls}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable.
          tabIndex={0}
          className="licensing-steps licensing-rail"
        >
          {STEPS.map((step, index) => (
            <li key={step} data-reveal="">
              <span aria-hidden>{index + 1}</span>
              <Said as="h3" className="text-heading" of={written} name={step} />
              <Said as="p" of={written} name={`${step}Text`} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
