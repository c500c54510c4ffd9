import { QUESTIONS } from './questions';

export function Faq() {
  return (
    <section aria-labelledby="perguntas-titulo" className="shell section licensing-split">
      <div data-reveal="">
        <h2 id="perguntas-titulo" className="text-title">
          Perguntas de quem está decidindo
        </h2>
      </div>
      <div data-reveal="">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} name="pergunta" className="licensing-question">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
