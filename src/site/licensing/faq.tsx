import type { Written } from '../../shared/pages/written';
import { Said } from '../layout/said';
import { QUESTIONS } from './questions';

export function Faq({ written }: { written: Written }) {
  return (
    <section aria-labelledby="perguntas-titulo" className="shell section licensing-split">
      <div data-reveal="">
        <Said as="h2" id="perguntas-titulo" className="text-title" of={written} name="licensingQuestionsTitle" />
      </div>
      <div data-reveal="">
        {QUESTIONS.map((question) => (
          <details key={question} name="pergunta" className="licensing-details">
            <Said as="summary" of={written} name={question} />
            <Said as="p" of={written} name={`${question}Text`} />
          </details>
        ))}
      </div>
    </section>
  );
}
